import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

// The client is built into the package of the server, which serves it; nothing is loaded from anywhere else.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: "../src/grognard/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or styles
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": loadEnv(mode, ".", "GROGNARD_").GROGNARD_SERVER ?? "http://127.0.0.1:8806" },
  },
  test: { include: ["tests/**/*.test.ts"] },
}));
