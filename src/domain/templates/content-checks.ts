/** What can be wrong with content that a client sends, beyond its form. */
import type { Context } from '../core/context.ts';
import { AppError, refuseListed } from '../core/errors.ts';
import type { ListedReason } from '../core/errors.ts';
import { cardsPerTemplateMax, contentBytesPerTemplateMax, rolesPerTemplateMax } from '../core/limits.ts';
import { placedCards } from './template-content.ts';
import type { TemplateContent } from './template-content.ts';
import { lowerCaseNames } from './template-rows.ts';

/**
 * Checks content, and names everything that is wrong with it.
 *
 * @throws {ListedError} `unknown_label`, `repeated_label`, `missing_wip_limit` or `limit_reached`, or if there are
 *   several of them `several_problems`
 */
export async function requireSoundContent({ tx }: Context, content: TemplateContent): Promise<void> {
  const labelNames = content.labels.map(({ name }) => name);
  const cards = placedCards(content);
  const lowerCase = await lowerCaseNames(tx, [
    ...labelNames,
    ...cards.flatMap(({ card: { labels = [] } }) => labels),
  ]);
  const known = labelNames.map((name) => lowerCase.get(name));
  refuseListed([
    ...content.columns.flatMap(unlimitedColumn),
    ...cards.flatMap(({ card: { labels = [] }, place }) =>
      labels.flatMap((name, index) =>
        known.includes(lowerCase.get(name))
          ? []
          : [
              problem(
                'unknown_label',
                `${place}/labels/${index}`,
                'The template has no label with this name.',
              ),
            ],
      ),
    ),
    ...beyondLimits(content),
    ...known.flatMap((name, index) =>
      known.indexOf(name) === index
        ? []
        : [
            problem(
              'repeated_label',
              `labels/${index}/name`,
              'The template already has a label with this name.',
            ),
          ],
    ),
  ]);
}

/** @throws {AppError} `limit_reached` */
export function requireSmallContent(content: TemplateContent): void {
  requireContentBytes(Buffer.byteLength(JSON.stringify(content)));
}

/** @throws {AppError} `limit_reached` */
export function requireContentBytes(count: number): void {
  if (count <= contentBytesPerTemplateMax) return;
  throw new AppError('limit_reached', 'The content of a template can have at most 1 MiB as JSON.');
}

function unlimitedColumn(column: TemplateContent['columns'][number], index: number): ListedReason[] {
  if (column.wip_limit_enforced !== true || column.wip_limit !== undefined) return [];
  const place = `columns/${index}/wip_limit_enforced`;
  return [problem('missing_wip_limit', place, 'A limit can only be enforced if there is one.')];
}

/** The first card and the first role that are too many. */
function beyondLimits(content: TemplateContent): ListedReason[] {
  const cards = placedCards(content);
  const roles = new Map<string, string>();
  for (const { card, place } of cards) {
    for (const [index, role] of (card.assignees ?? []).entries()) {
      if (!roles.has(role)) roles.set(role, `${place}/assignees/${index}`);
    }
  }
  const card = cards[cardsPerTemplateMax];
  const role = [...roles.values()][rolesPerTemplateMax];
  return [
    ...(card === undefined ? [] : [beyondLimit(card.place, `${cardsPerTemplateMax} cards`)]),
    ...(role === undefined ? [] : [beyondLimit(role, `${rolesPerTemplateMax} roles`)]),
  ];
}

function beyondLimit(place: string, limit: string): ListedReason {
  return problem('limit_reached', place, `A template can have at most ${limit}.`);
}

function problem(code: NonNullable<ListedReason['code']>, place: string, detail: string): ListedReason {
  return { pointer: `/content/${place}`, code, detail };
}
