/** Limits on everything that grows. The contract documents each. */

export const cardsPerBoardMax = 10_000;
/** Active cards of a column that one request can move, archive or sort. */
export const cardsPerColumnActionMax = 1_000;
export const columnsPerBoardMax = 100;
export const labelsPerBoardMax = 200;
export const labelsPerCardMax = 50;
export const assigneesPerCardMax = 50;
export const commentsPerCardMax = 5_000;
/** Active links. */
export const shareLinksPerCardMax = 100;
/** Active tokens. */
export const accessTokensPerWorkspaceMax = 1_000;
export const webhooksPerWorkspaceMax = 100;
export const cardsPerTemplateMax = 500;
/** Of its content as JSON, which reading it, and creating a board from it, takes as a whole. */
export const contentBytesPerTemplateMax = 1_048_576;
export const cardsPerCopyMax = 1_000;
export const commentsPerCopyMax = 1_000;
export const membersPerCopyMax = 1_000;
/** Assignments that one transaction looks at when people lose them. A job does the rest. */
export const assignmentsPerStep = 500;
/** Cards that lose a deleted label in one transaction. A job does the rest. */
export const cardsPerLabelStep = 500;
/** Of all cards of one request. */
export const commentsPerImportMax = 500;
export const rolesPerTemplateMax = 100;
/** Rows that belong to cards, and rows in the trash. */
export const rowsPerBoardMoveMax = 50_000;
/** Of titles and descriptions, which a move indexes again for searches. */
export const textBytesPerBoardMoveMax = 4_000_000;
/** Each is another event log that activity is read from. */
export const formerWorkspacesPerBoardMax = 10;
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
  { name: 'Labels per card', max: labelsPerCardMax },
  { name: 'Assignees per card', max: assigneesPerCardMax },
  { name: 'Comments per card', max: commentsPerCardMax },
  { name: 'Active share links per card', max: shareLinksPerCardMax },
  { name: 'Active access tokens per workspace', max: accessTokensPerWorkspaceMax },
  { name: 'Webhooks per workspace', max: webhooksPerWorkspaceMax },
  { name: 'Starter cards per template', max: cardsPerTemplateMax },
  { name: 'Bytes of the content of a template', max: contentBytesPerTemplateMax },
  { name: 'Cards per copy of a board', max: cardsPerCopyMax },
  { name: 'Comments per copy of a board or a card', max: commentsPerCopyMax },
  { name: 'Members per copy of a board', max: membersPerCopyMax },
  { name: 'Comments per import of cards', max: commentsPerImportMax },
  { name: 'Roles per template', max: rolesPerTemplateMax },
  {
    name: 'Comments, labels of cards, assignments, share links and rows in the trash per move of a board',
    max: rowsPerBoardMoveMax,
  },
  { name: 'Bytes of titles and descriptions per move of a board', max: textBytesPerBoardMoveMax },
  { name: 'Workspaces that a board has been in before', max: formerWorkspacesPerBoardMax },
];
