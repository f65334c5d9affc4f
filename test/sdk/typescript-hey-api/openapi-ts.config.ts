import { defineConfig } from '@hey-api/openapi-ts';

export default defineConfig({
  input: '../openapi.json',
  output: { path: 'boards-api', module: { extension: '.js' } },
  plugins: ['@hey-api/client-fetch'],
});
