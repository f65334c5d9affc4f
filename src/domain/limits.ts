/** Limits, so that nothing grows without bound. The contract documents each. */

export const cardsPerBoardMax = 10_000;
export const columnsPerBoardMax = 100;
export const labelsPerBoardMax = 200;
export const commentsPerCardMax = 5_000;
/** Of links that work. */
export const shareLinksPerCardMax = 100;
/** Of tokens that work. */
export const accessTokensPerWorkspaceMax = 1_000;
export const cardsPerTemplateMax = 500;

export interface Cap {
  /** What is counted, as a person reads it. */
  readonly name: string;
  readonly max: number;
}

/** Every cap that is answered with `limit_reached`, for the page of that problem. */
export const caps: readonly Cap[] = [
  { name: 'Cards per board, including archived cards', max: cardsPerBoardMax },
  { name: 'Columns per board', max: columnsPerBoardMax },
  { name: 'Labels per board', max: labelsPerBoardMax },
  { name: 'Comments per card', max: commentsPerCardMax },
  { name: 'Active share links per card', max: shareLinksPerCardMax },
  { name: 'Active access tokens per workspace', max: accessTokensPerWorkspaceMax },
  { name: 'Starter cards per template', max: cardsPerTemplateMax },
];
