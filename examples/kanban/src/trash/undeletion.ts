/** "Deleted. Undo", right after a deletion. */
import { attempt } from '../api.ts';
import { notify } from '../shared/notices.tsx';

/** @param restore a failure of it is shown */
export function notifyDeleted(text: string, restore: () => Promise<void>): void {
  const undo = async (): Promise<void> => {
    const isRestored = await attempt(async () => {
      await restore();
      return true;
    });
    if (isRestored === true) notify({ text: 'Restored.' });
  };
  notify({ text, undo });
}
