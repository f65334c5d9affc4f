// Tells Prisma's own CLI where the schema, the migrations and the database are, for those who prefer
// `npx prisma migrate deploy` to `npm run db:migrate`. The service itself does not read it.

import { defineConfig } from 'prisma/config';

const url = process.env.DATABASE_DIRECT_URL ?? process.env.DATABASE_URL;

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  ...(url !== undefined && { datasource: { url } }),
});
