/** Whether a lookup locks the row that it finds, because the row is about to change. */
export type RowLock = 'none' | 'update';
