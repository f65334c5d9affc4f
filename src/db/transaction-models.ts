/**
 * Prisma's models in a transaction that the service itself begins and ends. Prisma's part starts with the first use of a
 * model, because many transactions use none (docs/decisions/0116-transactions-without-prisma-at-first.md).
 */
import type { Prisma } from '../../generated/prisma/client.ts';

/** Starts Prisma's part of a transaction, which lasts until `use` resolves. */
type Start = (use: (client: Prisma.TransactionClient) => Promise<undefined>) => Promise<undefined>;

export class TransactionModels {
  readonly client: Prisma.TransactionClient;
  readonly #start: Start;
  readonly #ended = Promise.withResolvers<undefined>();
  #started: Promise<Prisma.TransactionClient> | undefined;

  constructor(start: Start) {
    this.#start = start;
    this.client = waitingClient(() => this.#open());
  }

  /** Call it once the transaction has ended. */
  end(): void {
    this.#ended.resolve(undefined);
  }

  #open(): Promise<Prisma.TransactionClient> {
    this.#started ??= new Promise((resolve, reject) => {
      const use = (client: Prisma.TransactionClient): Promise<undefined> => {
        resolve(client);
        return this.#ended.promise;
      };
      this.#start(use).catch(reject);
    });
    return this.#started;
  }
}

type Method = (...values: unknown[]) => unknown;

/** A client that is opened by the first call of a method of it or its models. */
function waitingClient(open: () => Promise<object>): Prisma.TransactionClient {
  const client = new Proxy(
    {},
    {
      get: (_target, name) => {
        if (typeof name !== 'string') return undefined;
        if (name.startsWith('$')) return waitingMethod(open, name);
        const model = async () => Reflect.get(await open(), name) as object;
        return new Proxy({}, { get: (_model, method) => waitingMethod(model, method) });
      },
    },
  );
  return client as Prisma.TransactionClient;
}

/** Called in the asynchronous context of its caller. */
function waitingMethod(find: () => Promise<object>, name: string | symbol): Method {
  return async (...values) => {
    const owner = await find();
    return (Reflect.get(owner, name) as Method).apply(owner, values);
  };
}
