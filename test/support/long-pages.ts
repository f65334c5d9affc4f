/** Statements of lists of long items, each in a table `items` with a text `body` and a document `content`. */
import { Prisma } from '../../src/db/database.ts';
import { firstId } from '../../src/domain/core/ids.ts';
import { withinPageBytes, withinPageBytesOneByOne } from '../../src/domain/core/page-size-rows.ts';

const limit = 251;

const texts = Prisma.sql`SELECT id, body FROM items ORDER BY id LIMIT ${limit}`;

export const pageOfTexts = withinPageBytes(texts, { texts: ['body'] });

export const pageOfDocuments = withinPageBytesOneByOne(
  (id) => Prisma.sql`SELECT id, content FROM items WHERE id > ${id} ORDER BY id LIMIT 1`,
  { longFields: { documents: ['content'] }, afterId: Prisma.sql`${firstId}::uuid`, limit },
);
