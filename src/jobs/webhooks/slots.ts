/** How much a process sends at a time, shared so that slow and failing receivers leave room for the others. */

/** What a slot is taken for. */
export interface SlotUse {
  readonly webhookId: string;
  readonly workspaceId: string;
  /** Whether the webhook failed or took long the last time. */
  readonly isSlow: boolean;
}

interface Taken extends SlotUse {
  requestedMs: number;
}

export interface Slot {
  /** Called before each request. */
  readonly noteRequest: () => void;
  readonly giveBack: () => void;
}

export interface SlotLimits {
  /** Requests in flight. As many more may hang, so that receivers that do take no places of others. */
  readonly max: number;
  readonly perWebhookMax: number;
  /** Of one workspace. At most half of them are slow or hang, so that its other webhooks are sent to. */
  readonly perWorkspaceMax: number;
  /** Milliseconds of a clock that never goes back. */
  readonly clockMs?: () => number;
}

/** A request that is in flight for longer hangs. */
const hangingMs = 1_000;

/** At most half of the slots are for slow webhooks. */
export class Slots {
  readonly #taken = new Set<Taken>();
  readonly #limits: SlotLimits;
  readonly #clockMs: () => number;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
    this.#clockMs = limits.clockMs ?? (() => performance.now());
  }

  get free(): number {
    const { max } = this.#limits;
    const hanging = this.#count((use) => this.#hangs(use));
    return Math.max(0, max - (this.#taken.size - Math.min(hanging, max)));
  }

  /** Of the free ones, those for slow webhooks. The last one too, so that others can't keep them waiting. */
  get freeForSlow(): number {
    const slow = this.#count((use) => use.isSlow && !this.#hangs(use));
    return Math.max(0, Math.min(Math.floor(this.#limits.max / 2) - slow, Math.ceil(this.free / 2)));
  }

  /** Webhooks that get no more slots right now: they have all of theirs, or hang. */
  fullWebhooks(): string[] {
    const isFull = (id: string) => {
      const own = [...this.#taken].filter(({ webhookId }) => webhookId === id);
      return own.length >= this.#limits.perWebhookMax || own.some((use) => this.#hangs(use));
    };
    return [...new Set([...this.#taken].map(({ webhookId }) => webhookId))].filter(isFull);
  }

  /** Workspaces whose webhooks get no more slots right now. */
  fullWorkspaces(): string[] {
    return this.#workspaces().filter((id) => this.#roomIn(id) <= 0);
  }

  /** Workspaces whose slow webhooks get no more slots right now. */
  workspacesFullOfSlow(): string[] {
    return this.#workspaces().filter((id) => this.#roomForSlowIn(id) <= 0);
  }

  /** Those of the uses for which their workspaces have room, as if each took its slot. */
  fitting<Use extends SlotUse>(uses: readonly Use[]): Use[] {
    const fits: Use[] = [];
    for (const use of uses) {
      const own = fits.filter(({ workspaceId }) => workspaceId === use.workspaceId);
      if (own.length >= this.#roomIn(use.workspaceId)) continue;
      const slow = own.filter(({ isSlow }) => isSlow).length;
      if (!use.isSlow || slow < this.#roomForSlowIn(use.workspaceId)) fits.push(use);
    }
    return fits;
  }

  take({ webhookId, workspaceId, isSlow }: SlotUse): Slot {
    const taken: Taken = { webhookId, workspaceId, isSlow, requestedMs: this.#clockMs() };
    this.#taken.add(taken);
    return {
      noteRequest: () => {
        taken.requestedMs = this.#clockMs();
      },
      giveBack: () => this.#taken.delete(taken),
    };
  }

  #roomIn(id: string): number {
    return this.#limits.perWorkspaceMax - this.#count(({ workspaceId }) => workspaceId === id);
  }

  #roomForSlowIn(id: string): number {
    const isSlow = (use: Taken) => use.workspaceId === id && (use.isSlow || this.#hangs(use));
    return Math.floor(this.#limits.perWorkspaceMax / 2) - this.#count(isSlow);
  }

  #workspaces(): string[] {
    return [...new Set([...this.#taken].map(({ workspaceId }) => workspaceId))];
  }

  #hangs({ requestedMs }: Taken): boolean {
    return this.#clockMs() - requestedMs > hangingMs;
  }

  #count(isCounted: (use: Taken) => boolean): number {
    return [...this.#taken].filter(isCounted).length;
  }
}
