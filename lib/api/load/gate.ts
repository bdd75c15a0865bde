/**
 * What a request costs us. `record`: a few rows; `search`: what grows with what it finds; `page`: what the framework
 * renders; `file`: a page as a file, or a list for search engines; `bulk`: a file that was made for everybody; `walk`:
 * a network over several hops; `asset`: scripts, fonts and redirects; `metrics`: the numbers for monitoring.
 */
export const KINDS = ['record', 'search', 'page', 'file', 'bulk', 'walk', 'asset', 'metrics'] as const;
export type Kind = (typeof KINDS)[number];

export interface KindLimits {
  /** Requests that are worked on at once. */
  running: number;
  /** Requests that wait for that. */
  waiting: number;
  /** How long one waits at most, in milliseconds, while others wait too. */
  waitMs: number;
}

/** `visitor`: this visitor asks for too much at once. `busy`: all together do. */
export type Refusal = 'visitor' | 'busy';

/** A request that has begun. */
export interface Pass {
  /** It only waits for its client from now on: others may work. It still counts as its visitor's. */
  rest(): void;
  /** It is worked on again, even if all places have been taken meanwhile. */
  resume(): void;
  /** It is over. */
  end(): void;
}

export interface Entry {
  kind: Kind;
  visitor: string;
  /** Called at once or later, unless it is refused. */
  start(pass: Pass): void;
  refuse(why: Refusal): void;
}

export interface KindLoad {
  kind: Kind;
  running: number;
  waiting: number;
  /** Begun, and only waiting for their clients. */
  resting: number;
  /** Since the start. */
  refused: Readonly<Record<Refusal, number>>;
}

export interface GateOptions {
  limits: Readonly<Record<Kind, KindLimits>>;
  /** The part of what runs that one visitor may have, from 0 to 1. */
  share: number;
}

/** One visitor may have so many requests waiting: more than a browser sends, with all tabs of an evening opened again. */
export const VISITOR_WAITING = 48;

/** One visitor may have so many requests that only wait for their client. */
export const VISITOR_RESTING = 32;

interface Waiting extends Entry {
  timer?: NodeJS.Timeout;
}

interface Presence {
  running: number;
  resting: number;
  waiting: Waiting[];
}

/** The requests of one kind. */
class Lane {
  readonly refused: Record<Refusal, number> = { visitor: 0, busy: 0 };
  running = 0;
  waiting = 0;
  resting = 0;
  /** In the order of their turns. */
  private readonly visitors = new Map<string, Presence>();
  private readonly most: number;

  constructor(
    private readonly limits: KindLimits,
    share: number,
  ) {
    this.most = Math.max(1, Math.floor(limits.running * share));
  }

  /** Starts, queues or refuses a request. Returns what withdraws it while it waits. */
  ask(entry: Entry): () => void {
    const presence = this.presenceOf(entry.visitor);
    if (presence.resting >= VISITOR_RESTING || presence.waiting.length >= VISITOR_WAITING) {
      this.refuse(entry, 'visitor');
      return () => undefined;
    }
    if (this.mayStart(presence) && presence.waiting.length === 0) {
      this.start(entry, presence);
      return () => undefined;
    }
    if (this.makeRoom(presence)) return this.queue(entry, presence);
    // A visitor who has more than half of the queue has filled it; otherwise all together have.
    this.refuse(entry, presence.waiting.length * 2 > this.waiting ? 'visitor' : 'busy');
    return () => undefined;
  }

  private presenceOf(visitor: string): Presence {
    const known = this.visitors.get(visitor) ?? { running: 0, resting: 0, waiting: [] };
    this.visitors.set(visitor, known);
    return known;
  }

  private mayStart({ running }: Presence): boolean {
    return this.running < this.limits.running && running < this.most;
  }

  private start(entry: Entry, presence: Presence): void {
    let state: 'running' | 'resting' | 'over' = 'running';
    const count = (by: 1 | -1): void => {
      if (state === 'over') return;
      this[state] += by;
      presence[state] += by;
    };
    const become = (next: typeof state): void => {
      if (state === next || state === 'over') return;
      count(-1);
      state = next;
      count(1);
      if (state === 'over') this.forgetIfGone(entry.visitor, presence);
      this.next();
    };
    count(1);
    entry.start({ rest: () => become('resting'), resume: () => become('running'), end: () => become('over') });
  }

  private queue(entry: Entry, presence: Presence): () => void {
    const waiting: Waiting = { ...entry };
    presence.waiting.push(waiting);
    this.waiting += 1;
    this.setTimer(waiting, presence);
    return () => this.withdraw(waiting, presence);
  }

  /** While no other visitor is there, nobody is kept waiting, and it goes on waiting instead of being refused. */
  private setTimer(waiting: Waiting, presence: Presence): void {
    waiting.timer = setTimeout(() => {
      if (this.visitors.size === 1) this.setTimer(waiting, presence);
      else if (this.withdraw(waiting, presence)) this.refuse(waiting, 'busy');
    }, this.limits.waitMs);
  }

  private withdraw(waiting: Waiting, presence: Presence): boolean {
    const place = presence.waiting.indexOf(waiting);
    if (place < 0) return false;
    presence.waiting.splice(place, 1);
    this.waiting -= 1;
    clearTimeout(waiting.timer);
    this.forgetIfGone(waiting.visitor, presence);
    return true;
  }

  private refuse(entry: Entry, why: Refusal): void {
    this.refused[why] += 1;
    const presence = this.visitors.get(entry.visitor);
    if (presence) this.forgetIfGone(entry.visitor, presence);
    entry.refuse(why);
  }

  /** If all places are taken, the newest request of whom has the most waiting is refused for one who has fewer. */
  private makeRoom(newcomer: Presence): boolean {
    if (this.waiting < this.limits.waiting) return true;
    let greediest = newcomer;
    for (const presence of this.visitors.values()) {
      if (presence.waiting.length > greediest.waiting.length) greediest = presence;
    }
    // One more of the newcomer must still be fewer than what the other has then.
    if (greediest.waiting.length <= newcomer.waiting.length + 1) return false;
    const last = greediest.waiting.at(-1);
    if (!last || !this.withdraw(last, greediest)) return false;
    this.refuse(last, 'visitor');
    return true;
  }

  private forgetIfGone(visitor: string, { running, resting, waiting }: Presence): void {
    if (running + resting + waiting.length === 0) this.visitors.delete(visitor);
  }

  private whoseTurn(): Presence | undefined {
    for (const presence of this.visitors.values()) {
      if (presence.waiting.length > 0 && this.mayStart(presence)) return presence;
    }
    return undefined;
  }

  /** Visitors take turns, whatever each has waiting. */
  private next(): void {
    while (this.waiting > 0 && this.running < this.limits.running) {
      const presence = this.whoseTurn();
      const [first] = presence?.waiting ?? [];
      if (!presence || !first) return;
      this.withdraw(first, presence);
      // Behind all others.
      this.visitors.delete(first.visitor);
      this.visitors.set(first.visitor, presence);
      this.start(first, presence);
    }
  }
}

/**
 * Bounds what is worked on and what waits, for each kind of request on its own, with a share for every visitor. What
 * goes beyond is refused at once.
 */
export class Gate {
  private readonly lanes: Readonly<Record<Kind, Lane>>;

  constructor({ limits, share }: GateOptions) {
    this.lanes = Object.fromEntries(KINDS.map((kind) => [kind, new Lane(limits[kind], share)])) as Record<Kind, Lane>;
  }

  /** Starts, queues or refuses a request. Returns what withdraws it while it waits. */
  ask(entry: Entry): () => void {
    return this.lanes[entry.kind].ask(entry);
  }

  /** Counts one that was refused before it asked. */
  countRefused(kind: Kind): void {
    this.lanes[kind].refused.busy += 1;
  }

  load(): KindLoad[] {
    return KINDS.map((kind) => {
      const { running, waiting, resting, refused } = this.lanes[kind];
      return { kind, running, waiting, resting, refused: { ...refused } };
    });
  }
}
