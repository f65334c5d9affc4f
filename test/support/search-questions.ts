/** What readers ask the search of the site, and the page that should come first. */
export const searchQuestions: readonly (readonly [question: string, address: string])[] = [
  ['idempotency', 'guides/idempotency'],
  ['rate limit', 'guides/rate-limits'],
  ['cards?board', 'guides/upgrading#get-v1cardsboard-is-gone'],
  ['invite', 'reference/invites'],
  ['move card', 'reference/cards#operation/moveCard'],
  ['anchor_moved', 'problems/anchor_moved'],
  ['how do I share a card', 'guides/sharing'],
];
