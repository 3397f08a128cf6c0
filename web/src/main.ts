import { mount } from "svelte";

import "./styles/base.css";
import App from "./App.svelte";
import { start } from "./lib/session.svelte";

const target = document.getElementById("app");
if (target) {
  void start().then(() => mount(App, { target }));
}
