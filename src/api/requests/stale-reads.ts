/** Reads that may be behind go to a replica, if the request says so and a replica is fresh enough. */
import type { IncomingHttpHeaders } from 'node:http';
import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Database, Tx } from '../../db/database.ts';
import { databaseFault } from '../../db/errors.ts';
import type { Replicas, StaleReader } from '../../db/replicas.ts';
import { isAccessKnown } from '../../domain/access/replica-access.ts';
import type { Principal } from '../../domain/core/principals.ts';
import type { OperationSpec } from '../contract/contract.ts';
import { Problem } from '../http/problems.ts';
import type { Reply } from '../http/responses.ts';

export const maxStalenessHeader = 'Max-Staleness';
const secondsMax = 300;

/**
 * How far behind the response may be; undefined if it must be current. Elsewhere than the contract lists it, the header
 * means nothing: a current response is never too old.
 *
 * @throws {Problem} `invalid_request`
 */
export function readMaxStaleness(
  { headerParameters }: OperationSpec,
  headers: IncomingHttpHeaders,
): number | undefined {
  const text = headers['max-staleness'];
  if (text === undefined || !headerParameters.includes(maxStalenessHeader)) return undefined;
  const seconds = typeof text === 'string' && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : Number.NaN;
  if (seconds <= secondsMax) return seconds * 1_000;
  const detail = `must be a whole number of seconds from 1 to ${secondsMax}`;
  throw new Problem('invalid_request', `${maxStalenessHeader} ${detail}.`, {
    errors: [{ header: maxStalenessHeader, code: 'bad_format', detail }],
  });
}

/** Why a read that could be behind was current. */
type Reason = 'no_fresh_replica' | 'access_changed' | 'refused' | 'failed' | 'none';

export class StaleReads {
  readonly #database: Database;
  readonly #replicas: Replicas | undefined;
  readonly #reads: Counter<'place' | 'reason'>;

  constructor(database: Database, replicas: Replicas | undefined, registry: Registry) {
    this.#database = database;
    this.#replicas = replicas;
    this.#reads = new Counter({
      name: 'boards_stale_reads_total',
      help: 'Reads that may be behind (Max-Staleness), by where they were carried out, and why not on a replica',
      labelNames: ['place', 'reason'],
      registers: [registry],
    });
  }

  /** Carries out a read of `caller`, current unless `stalenessMsMax` is given and a replica can serve it. */
  async read(
    caller: Principal | undefined,
    stalenessMsMax: number | undefined,
    work: (tx: Tx) => Promise<Reply>,
  ): Promise<Reply> {
    const primary = this.#database.reader;
    if (stalenessMsMax === undefined || caller === undefined) return work(primary);
    const replica = this.#replicas?.choose(stalenessMsMax);
    const behind = replica === undefined ? 'no_fresh_replica' : await this.#readFrom(replica, caller, work);
    if (typeof behind === 'object') return behind;
    this.#reads.inc({ place: 'primary', reason: behind });
    return withStaleness(await work(primary), 0);
  }

  /** The reply, or why the primary has to give it: whatever a replica refuses, the primary decides on. */
  async #readFrom(
    replica: StaleReader,
    caller: Principal,
    work: (tx: Tx) => Promise<Reply>,
  ): Promise<Reply | Reason> {
    try {
      if (!(await isAccessKnown(this.#database.reader, replica, caller))) return 'access_changed';
      const reply = withStaleness(await work(replica.reader), Math.ceil(replica.stalenessMs / 1_000));
      this.#reads.inc({ place: 'replica', reason: 'none' });
      return reply;
    } catch (error) {
      const fault = databaseFault(error);
      if (fault === 'unavailable') replica.fail(error);
      return fault === 'other' ? 'refused' : 'failed';
    }
  }
}

function withStaleness(reply: Reply, seconds: number): Reply {
  return { ...reply, headers: { ...reply.headers, Staleness: String(seconds) } };
}
