/** Says whether what others do arrives, without a word about interruptions that nobody would notice. */
import { useEffect, useState } from 'preact/hooks';
import { useStore } from './store-context.ts';

export type Connection = 'connecting' | 'live' | 'polling' | 'reconnecting' | 'offline';

const texts: Readonly<Record<Connection, string>> = {
  connecting: '',
  live: 'Live',
  polling: 'Updates every few seconds',
  reconnecting: 'Reconnecting…',
  offline: 'Offline',
};
/** A restart takes a moment, which isn't worth an announcement. */
const graceMs = 1_500;

export function ConnectionMark() {
  const state = useStore().connection.value;
  const [shown, setShown] = useState<Connection>('connecting');
  useEffect(() => {
    if (state !== 'reconnecting') {
      setShown(state);
      return undefined;
    }
    const timer = setTimeout(() => {
      setShown(state);
    }, graceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);
  return (
    <span class="connection" role="status" data-state={shown}>
      {texts[shown]}
    </span>
  );
}
