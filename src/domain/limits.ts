/** Caps, so that nothing grows without bound. The contract documents each. */

export const cardsPerBoardMax = 10_000;
export const columnsPerBoardMax = 100;
export const labelsPerBoardMax = 200;
export const commentsPerCardMax = 5_000;
/** Of links that work. */
export const shareLinksPerCardMax = 100;
/** Of tokens that work. */
export const accessTokensPerWorkspaceMax = 1_000;
