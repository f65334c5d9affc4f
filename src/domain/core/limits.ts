/** Limits on everything that grows. The contract documents each. */

export const cardsPerBoardMax = 10_000;
export const columnsPerBoardMax = 100;
export const labelsPerBoardMax = 200;
export const commentsPerCardMax = 5_000;
/** Active links. */
export const shareLinksPerCardMax = 100;
/** Active tokens. */
export const accessTokensPerWorkspaceMax = 1_000;
export const cardsPerTemplateMax = 500;

export interface Cap {
  /** What is counted, in words. */
  readonly name: string;
  readonly max: number;
}

/** Every limit with the problem `limit_reached`, for that problem's page. */
export const caps: readonly Cap[] = [
  { name: 'Cards per board, including archived cards', max: cardsPerBoardMax },
  { name: 'Columns per board', max: columnsPerBoardMax },
  { name: 'Labels per board', max: labelsPerBoardMax },
  { name: 'Comments per card', max: commentsPerCardMax },
  { name: 'Active share links per card', max: shareLinksPerCardMax },
  { name: 'Active access tokens per workspace', max: accessTokensPerWorkspaceMax },
  { name: 'Starter cards per template', max: cardsPerTemplateMax },
];
