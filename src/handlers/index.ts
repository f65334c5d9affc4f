/** The handlers of all operations. A missing handler, or a status that isn't in the contract, does not compile. */
import { accessTokenHandlers } from './access-tokens.ts';
import { accountDeletionHandlers } from './account-deletions.ts';
import { activityHandlers } from './activity.ts';
import { billingLinkHandlers } from './billing-links.ts';
import { billingHandlers } from './billing.ts';
import { boardMemberHandlers } from './board-members.ts';
import { boardSnapshotHandlers } from './board-snapshots.ts';
import { boardHandlers } from './boards.ts';
import { cardBatchHandlers } from './card-batches.ts';
import { cardCountHandlers } from './card-counts.ts';
import { cardRelationHandlers } from './card-relations.ts';
import { cardImportHandlers } from './card-imports.ts';
import { cardHandlers } from './cards.ts';
import { columnCardHandlers } from './column-cards.ts';
import { columnHandlers } from './columns.ts';
import { commentHandlers } from './comments.ts';
import { emailChangeHandlers } from './email-changes.ts';
import { eventHandlers } from './events.ts';
import { exportHandlers } from './exports.ts';
import { externalCardHandlers } from './external-cards.ts';
import type { Handlers } from './handler.ts';
import { inviteHandlers } from './invites.ts';
import { invoiceHandlers } from './invoices.ts';
import { labelHandlers } from './labels.ts';
import { meHandlers } from './me.ts';
import { memberHandlers } from './members.ts';
import { peopleHandlers } from './people.ts';
import { planPreviewHandlers } from './plan-previews.ts';
import { planHandlers } from './plans.ts';
import { presenceHandlers } from './presence.ts';
import { replayHandlers } from './replays.ts';
import { sessionHandlers } from './sessions.ts';
import { shareLinkHandlers } from './share-links.ts';
import { signInHandlers } from './sign-in.ts';
import { templateHandlers } from './templates.ts';
import { trashHandlers } from './trash.ts';
import { usageHandlers } from './usage.ts';
import { webhookHandlers } from './webhooks.ts';
import { workspaceHandlers } from './workspaces.ts';

export const handlers = {
  ...accessTokenHandlers,
  ...accountDeletionHandlers,
  ...activityHandlers,
  ...billingHandlers,
  ...billingLinkHandlers,
  ...boardHandlers,
  ...boardMemberHandlers,
  ...boardSnapshotHandlers,
  ...cardBatchHandlers,
  ...cardCountHandlers,
  ...cardHandlers,
  ...cardImportHandlers,
  ...cardRelationHandlers,
  ...columnCardHandlers,
  ...columnHandlers,
  ...commentHandlers,
  ...emailChangeHandlers,
  ...eventHandlers,
  ...exportHandlers,
  ...externalCardHandlers,
  ...labelHandlers,
  ...inviteHandlers,
  ...invoiceHandlers,
  ...meHandlers,
  ...memberHandlers,
  ...peopleHandlers,
  ...planHandlers,
  ...planPreviewHandlers,
  ...presenceHandlers,
  ...sessionHandlers,
  ...shareLinkHandlers,
  ...signInHandlers,
  ...templateHandlers,
  ...trashHandlers,
  ...usageHandlers,
  ...webhookHandlers,
  ...replayHandlers,
  ...workspaceHandlers,
} satisfies Handlers;
