/** Content of templates for tests. */
import fc from 'fast-check';
import type { components } from '../../generated/api.ts';

type Schemas = components['schemas'];
export type Content = Schemas['NewTemplateContent'];

/** Content with everything that it can have. */
export const full = {
  columns: [
    {
      name: 'To do',
      color: 'blue',
      wip_limit: 1,
      wip_limit_enforced: true,
      cards: [
        {
          title: 'Photograph the office',
          description: 'In the **morning**.',
          labels: ['Design', 'Urgent'],
          assignees: ['creator', 'designer'],
          priority: 'high',
          estimate: 2.5,
          cover_color: 'teal',
          start_in: { days: 0 },
          due_in: { days: 3 },
        },
        {
          title: 'Call',
          description: 'The landlord.',
          labels: [],
          assignees: [],
          priority: 'low',
          due_in: { days: 1, time: '16:30' },
        },
      ],
    },
    { name: 'Done', done: true, cards: [{ title: 'Kick-off', labels: [], assignees: [] }] },
  ],
  labels: [
    { name: 'Urgent', color: 'red' },
    { name: 'Design', color: 'purple' },
  ],
} satisfies Content;

/** The smallest content, with the given cards and labels. */
export const small = (cards: Schemas['NewTemplateCard'][], labels: string[] = []): Content => ({
  columns: [{ name: 'A', cards }],
  labels: labels.map((name) => ({ name, color: 'red' })),
});

const names = fc.constantFrom('Urgent', 'design', 'Straße', '工作', 'ÀÉ');
const relativeDates = fc.record(
  { days: fc.nat(400), time: fc.constantFrom('06:00', '11:59', '23:45') },
  { requiredKeys: ['days'] },
);

/** Content in the form in which it is shown, apart from people, whom a board doesn't give back. */
export const contents = fc.uniqueArray(names, { maxLength: 4 }).chain((labels) => {
  const colors = fc.constantFrom('red', 'teal', 'gray');
  const card = fc.record(
    {
      title: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 9 }).map((text) => `A${text}`),
      description: fc.constantFrom('', 'One\n**two**'),
      labels: fc.subarray(labels),
      assignees: fc.constant<string[]>([]),
      priority: fc.constantFrom('low', 'urgent'),
      estimate: fc.constantFrom(0, 0.1, 100_000),
      cover_color: colors,
      start_in: relativeDates,
      due_in: relativeDates,
    },
    { requiredKeys: ['title', 'labels', 'assignees'] },
  );
  const column = fc.record(
    {
      name: names,
      color: colors,
      done: fc.constant(true),
      wip_limit: fc.integer({ min: 1, max: 1000 }),
      cards: fc.array(card, { maxLength: 3 }),
    },
    { requiredKeys: ['name', 'cards'] },
  );
  return fc.record({
    columns: fc.array(column, { minLength: 1, maxLength: 3 }),
    labels: fc.tuple(...labels.map((name) => fc.record({ name: fc.constant(name), color: colors }))),
  });
});
