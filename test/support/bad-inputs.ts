/**
 * What nobody should send, and what the service is to say to it: the one table of test/bad-input.test.ts and of
 * test/memory.test.ts. Its rows are in four files, by what is wrong with them.
 */
import { badAddresses } from './bad-addresses.ts';
import { badBodies } from './bad-bodies.ts';
import { badEncodings } from './bad-encodings.ts';
import type { BadInput } from './bad-input-rows.ts';
import { badMessages } from './bad-messages.ts';

export const badInputs: readonly BadInput[] = [
  ...badBodies,
  ...badEncodings,
  ...badAddresses,
  ...badMessages,
];
