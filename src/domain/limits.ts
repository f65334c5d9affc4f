/** Caps, so that nothing grows without bound. The contract documents each. */

export const cardsPerBoardMax = 10_000;
export const columnsPerBoardMax = 100;
export const labelsPerBoardMax = 200;
