/** The service as if no page was read a second time. */
process.env.KEPT_TEXTS_BYTES = '0';
await import('./service.ts');
