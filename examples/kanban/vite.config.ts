import path from 'node:path';
import { defineConfig } from 'vite';

const repository = path.join(import.meta.dirname, '..', '..');

/** `npm run demo:build` builds it; `npx vite examples/kanban` serves it while you change it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/demo/',
  resolve: {
    // In an app of yours, this is the package that you packed and installed: docs/guides/client-package.md.
    alias: { 'board-and-workspace-client': path.join(repository, 'packages/client/src/index.ts') },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: path.join(repository, 'generated/demo'),
    emptyOutDir: true,
    target: 'es2024',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/v1': 'http://127.0.0.1:3000' } },
});
