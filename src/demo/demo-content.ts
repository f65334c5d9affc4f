/** The initial content of the demo workspace. */
import type { TemplateContent } from '../domain/templates/template-content.ts';

export const demoPerson = { email: 'demo@example.com', name: 'Demo User' };

export const demoBoard = {
  name: 'Website relaunch',
  description: 'Everything that has to happen before the new site goes live.',
};

interface DemoCard {
  readonly column: string;
  readonly title: string;
  readonly description?: string;
  readonly label?: string;
  readonly dueInDays?: number;
  readonly comment?: string;
}

/** Cards for the columns and labels of the built-in template “Kanban”. */
export const demoCards: readonly DemoCard[] = [
  { column: 'Backlog', title: 'Redirect the old blog addresses', dueInDays: 21, label: 'Improvement' },
  {
    column: 'Backlog',
    title: 'Collect three customer stories',
    description: 'One per industry; ask support for names.',
  },
  {
    column: 'Ready',
    title: 'Write the pricing page',
    dueInDays: 7,
    comment: 'Finance sends the final figures on Monday.',
  },
  { column: 'Ready', title: 'Compress the product images' },
  { column: 'In progress', title: 'Build the contact form', label: 'Urgent', dueInDays: 2 },
  {
    column: 'In progress',
    title: 'Translate the start page',
    label: 'Blocked',
    comment: 'Waiting for the glossary.',
  },
  {
    column: 'Review',
    title: 'Check colors for contrast',
    description: 'WCAG 2.2, level AA, in the dark scheme too.',
  },
  { column: 'Done', title: 'Choose the host' },
];

const largeBoardColumns = ['Inbox', 'Next', 'Doing', 'Done'];
const cardsPerColumn = 250;

/** A board of 1,000 cards, for trying scripts and paging. */
export const largeBoard = { name: 'A thousand cards', description: 'To try out paging and scripts.' };

export function largeBoardContent(): TemplateContent {
  return {
    columns: largeBoardColumns.map((name, column) => ({
      name,
      cards: Array.from({ length: cardsPerColumn }, (_, index) => ({
        title: `Task ${column * cardsPerColumn + index + 1}`,
        description: `Card ${index + 1} of ${name}.`,
      })),
    })),
    labels: [{ name: 'Sample', color: 'blue' }],
  };
}
