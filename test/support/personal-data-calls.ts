/** One call of every operation on email addresses, exports and deletions of accounts that succeeds. */
import type { ValidCall, World } from './operation-calls.ts';

export const personalDataCalls = {
  createEmailChange: (world) => ({ body: { email: `new.${world.email}` } }),
  confirmEmailChange: (world) => ({ id: world.emailChangeId, body: { code: world.emailChangeCode } }),
  createExport: () => ({}),
  listExports: () => ({ query: { limit: 100 } }),
  getExport: (world) => ({ id: world.exportId }),
  deleteExport: (world) => ({ id: world.exportId }),
  getExportDocument: (world) => ({ id: world.exportId }),
  createAccountDeletion: () => ({}),
  confirmAccountDeletion: (world) => ({
    id: world.accountDeletionId,
    body: { code: world.accountDeletionCode },
  }),
} satisfies Record<string, (world: World) => ValidCall>;
