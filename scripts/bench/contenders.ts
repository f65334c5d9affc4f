/** Starts the processes that the benchmarks measure. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileOfPeer, isPeer } from './peers.ts';

export interface RunningContender {
  readonly url: string;
  /** The processor time that its process has taken so far, without PostgreSQL's. */
  readonly cpuMs: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** @param name of a peer, or of a file in contenders */
export async function startContender(name: string, databaseUrl: string): Promise<RunningContender> {
  const own = path.join(import.meta.dirname, 'contenders', `${name}.ts`);
  const child = fork(isPeer(name) ? fileOfPeer(name) : own, {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    // Not the settings of this process, which are for a client that doesn't pause.
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${message.port}`,
    cpuMs: async () => {
      child.send('cpu');
      const [answer] = (await once(child, 'message')) as [{ cpuMs: number }];
      return answer.cpuMs;
    },
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
