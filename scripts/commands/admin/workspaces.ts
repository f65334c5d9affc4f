/** `npm run admin -- workspaces …`. */
import { defineAdminCommand, idArgument, limit, theOnly } from './admin-commands.ts';

const workspace = idArgument('workspace');
const id = 'workspace_01m7ykhq45ene8c48jhyk0gg5m';

const work = () => import('../../admin/workspaces.ts');

const list = defineAdminCommand({
  name: 'workspaces list',
  summary: 'Lists workspaces, the newest first.',
  options: {
    name: { type: 'text', value: 'text', description: 'Only those whose name contains this, ignoring case.' },
    held: { type: 'flag', description: 'Lists only those that are on hold.' },
    full: { type: 'flag', description: 'Lists only those that have reached a quota.' },
    deleted: { type: 'flag', description: 'Lists the deleted ones whose data is still there.' },
    limit,
  },
  example: 'workspaces list --name studio',
  run: async (values) => (await work()).listWorkspaces(values),
});

const show = defineAdminCommand({
  name: 'workspaces show',
  summary: 'Shows a workspace: its owners, what it holds, and its plan.',
  positional: workspace,
  example: `workspaces show ${id}`,
  run: async (_values, which) => (await work()).showWorkspace(theOnly(which)),
});

const restore = defineAdminCommand({
  name: 'workspaces restore',
  summary: 'Restores a deleted team workspace with everything in it, within 7 days.',
  details: 'Its billing stays canceled: workspaces set-plan gives it a plan again.',
  positional: workspace,
  example: `workspaces restore ${id}`,
  run: async (_values, which) => (await work()).restore(theOnly(which)),
});

const setPlan = defineAdminCommand({
  name: 'workspaces set-plan',
  summary: 'Moves a workspace to another plan, as its owner can.',
  details: 'A plan that costs something is billed from today, by the payment provider of this installation.',
  positional: workspace,
  options: {
    plan: { type: 'text', value: 'plan', required: true, description: 'The id of a plan that is offered.' },
    interval: {
      type: 'text',
      value: 'interval',
      choices: ['month', 'year'],
      description: 'How long a period is. As before if left out.',
    },
    when: {
      type: 'text',
      value: 'when',
      choices: ['now', 'period_end'],
      default: 'now',
      description: 'When.',
    },
  },
  question: 'its plan and what it pays change.',
  example: `workspaces set-plan ${id} --plan team --yes`,
  run: async (values, which) => (await work()).setPlan(theOnly(which), values),
});

const hold = defineAdminCommand({
  name: 'workspaces hold',
  summary: 'Makes a workspace read-only or suspends it, at once in all processes.',
  details:
    'read_only: everything in it can be read and exported, and nothing changed. suspended: nothing can be read either, share ' +
    'links and invites are not available, and webhooks wait. A hold deletes nothing, but what is in the trash is deleted after ' +
    '30 days as always. workspaces release undoes it.',
  positional: workspace,
  options: {
    mode: {
      type: 'text',
      value: 'mode',
      choices: ['read_only', 'suspended'],
      default: 'read_only',
      description: 'What it stops.',
    },
    reason: {
      type: 'text',
      value: 'text',
      required: true,
      pattern: /^(?=.*\S)[^\0]{1,300}$/s,
      description: 'Why, for operators. Members do not see it.',
    },
  },
  question: 'its members can no longer change it, or not even read it.',
  example: `workspaces hold ${id} --reason "Unpaid" --yes`,
  run: async (values, which) => (await work()).hold(theOnly(which), values),
});

const release = defineAdminCommand({
  name: 'workspaces release',
  summary: 'Ends the hold on a workspace. What has waited goes on, such as its webhooks.',
  positional: workspace,
  example: `workspaces release ${id}`,
  run: async (_values, which) => (await work()).release(theOnly(which)),
});

const quotaValues = 'a number, off for none, or usual for that of the installation';

const quota = defineAdminCommand({
  name: 'workspaces quota',
  summary: 'Sets how much a workspace can store, in rows and in bytes.',
  details:
    'It holds from the next request on, by what was last measured. Once a quota is reached, nothing more can be created in the ' +
    'workspace, and everything else works as before. workspaces show tells what it stores.',
  positional: workspace,
  options: {
    rows: { type: 'text', value: 'rows', description: `Rows of everything that is stored: ${quotaValues}.` },
    bytes: { type: 'text', value: 'bytes', description: `The bytes of these rows: ${quotaValues}.` },
  },
  question: 'its members may not be able to create anything any more.',
  example: `workspaces quota ${id} --rows 100000 --yes`,
  run: async (values, which) => (await work()).setQuota(theOnly(which), values),
});

export const workspaceCommands = [list, show, restore, setPlan, quota, hold, release];
