/** The built-in templates. Their ids never change, because boards store the id of their template. */
import type { TemplateContent } from './template-content.ts';

interface BuiltinTemplate {
  readonly id: string;
  readonly workspaceId: null;
  readonly name: string;
  readonly description: string;
  readonly content: TemplateContent;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: bigint;
}

/** Release 2.1.0 introduced templates. */
const introducedAt = new Date('2026-10-06T00:00:00.000Z');

function builtin(id: string, name: string, description: string, content: TemplateContent): BuiltinTemplate {
  return {
    id,
    workspaceId: null,
    name,
    description,
    content,
    createdAt: introducedAt,
    updatedAt: introducedAt,
    version: 1n,
  };
}

export const builtinTemplates: readonly BuiltinTemplate[] = [
  builtin(
    '01a10e82-9000-7000-8000-000000000001',
    'Kanban',
    'A steady flow of work, with a limit on what is in progress.',
    {
      columns: [
        {
          name: 'Backlog',
          cards: [
            {
              title: 'Write down the first task',
              description: 'One sentence on what is done when it is done.',
            },
            { title: 'Agree on the limit of work in progress' },
          ],
        },
        { name: 'Ready', cards: [] },
        { name: 'In progress', wip_limit: 5, cards: [] },
        { name: 'Review', wip_limit: 3, cards: [] },
        { name: 'Done', cards: [] },
      ],
      labels: [
        { name: 'Urgent', color: 'red' },
        { name: 'Blocked', color: 'orange' },
        { name: 'Improvement', color: 'green' },
      ],
    },
  ),
  builtin(
    '01a10e82-9000-7000-8000-000000000002',
    'Sprint',
    'Two weeks of a team, from the plan to the retrospective.',
    {
      columns: [
        {
          name: 'Sprint backlog',
          cards: [
            {
              title: 'Set the goal of the sprint',
              description: 'What will our users be able to do at its end?',
            },
            { title: 'Estimate the stories' },
          ],
        },
        { name: 'In development', wip_limit: 4, cards: [] },
        { name: 'In review', wip_limit: 4, cards: [] },
        { name: 'Testing', wip_limit: 3, cards: [] },
        {
          name: 'Done',
          cards: [{ title: 'Hold the retrospective', description: 'Keep, stop, try.' }],
        },
      ],
      labels: [
        { name: 'Story', color: 'blue' },
        { name: 'Bug', color: 'red' },
        { name: 'Chore', color: 'gray' },
        { name: 'Spike', color: 'purple' },
      ],
    },
  ),
  builtin(
    '01a10e82-9000-7000-8000-000000000003',
    'Bug tracker',
    'From the report to the release that fixes it.',
    {
      columns: [
        {
          name: 'Reported',
          cards: [
            {
              title: 'Example: the export is empty',
              description: 'Steps to reproduce, what was expected, what happened, version.',
            },
          ],
        },
        { name: 'Confirmed', cards: [] },
        { name: 'Being fixed', wip_limit: 5, cards: [] },
        { name: 'Fixed, to be released', cards: [] },
        { name: 'Released', cards: [] },
        { name: 'Will not fix', cards: [] },
      ],
      labels: [
        { name: 'Critical', color: 'red' },
        { name: 'Major', color: 'orange' },
        { name: 'Minor', color: 'yellow' },
        { name: 'Regression', color: 'purple' },
      ],
    },
  ),
  builtin(
    '01a10e82-9000-7000-8000-000000000004',
    'Product roadmap',
    'What comes now, next and later, and why.',
    {
      columns: [
        {
          name: 'Ideas',
          cards: [{ title: 'Ask five customers what slows them down', description: 'Listen; do not pitch.' }],
        },
        { name: 'Later', cards: [] },
        { name: 'Next', cards: [] },
        { name: 'Now', wip_limit: 3, cards: [] },
        { name: 'Shipped', cards: [] },
      ],
      labels: [
        { name: 'Growth', color: 'green' },
        { name: 'Retention', color: 'blue' },
        { name: 'Debt', color: 'gray' },
      ],
    },
  ),
  builtin(
    '01a10e82-9000-7000-8000-000000000005',
    'Editorial calendar',
    'Articles from the idea to the day of publication.',
    {
      columns: [
        { name: 'Ideas', cards: [{ title: 'Collect questions that readers ask' }] },
        { name: 'Writing', wip_limit: 4, cards: [] },
        { name: 'Editing', cards: [] },
        { name: 'Scheduled', cards: [] },
        {
          name: 'Published',
          cards: [
            { title: 'Look at the numbers after a week', description: 'Readers, time on page, replies.' },
          ],
        },
      ],
      labels: [
        { name: 'Guide', color: 'blue' },
        { name: 'News', color: 'green' },
        { name: 'Interview', color: 'purple' },
      ],
    },
  ),
  builtin(
    '01a10e82-9000-7000-8000-000000000006',
    'Hiring',
    'Applicants of one role, from the first mail to the first day.',
    {
      columns: [
        {
          name: 'Applied',
          cards: [
            {
              title: 'Write the role description',
              description: 'What the person will do in the first three months.',
            },
          ],
        },
        { name: 'Phone call', cards: [] },
        { name: 'Interview', cards: [] },
        { name: 'Offer', cards: [] },
        { name: 'Hired', cards: [{ title: 'Prepare the first week' }] },
        { name: 'Declined', cards: [] },
      ],
      labels: [
        { name: 'Referral', color: 'green' },
        { name: 'Waiting for them', color: 'yellow' },
        { name: 'Waiting for us', color: 'orange' },
      ],
    },
  ),
];
