/** What takes turns of many milliseconds (a page) begins at least so often, in milliseconds, however much arrives. */
const LONG_EVERY_MS = 20;

/**
 * How long a request may wait here, in milliseconds; records are to be answered within 250 under any load. A visitor who
 * has sent less than half of what others have, each, waits as long as it takes.
 */
const WAIT_MS = 50;

/** With fewer waiting, nobody is late: some browsers ask for the files of their pages while something takes long. */
const CROWD = 100;

/** So many requests that have waited too long are refused in a turn: each takes a fraction of a millisecond. */
const LATE_A_TURN = 4;

export interface Clock {
  now(): number;
  /** Calls back in the next turn of the event loop. */
  nextTurn(run: () => void): void;
}

const PROCESS_CLOCK: Clock = { now: () => performance.now(), nextTurn: (run) => void setImmediate(run) };

export interface ArrivedRequest {
  visitor: string;
  begin(isLate: boolean): void;
}

interface Waiting extends ArrivedRequest {
  since: number;
}

/**
 * Keeps the turns of the event loop short: one arrived request begins in each, and visitors take turns. The loop accepts
 * one new connection a turn, so with long turns connections would wait in the kernel for seconds, where nobody can
 * refuse them. Long work begins once nothing arrives for a turn.
 */
export class Turns {
  private readonly visitors = new Map<string, Waiting[]>();
  private waiting = 0;
  private readonly long: (() => void)[] = [];
  private hasBegun = false;
  private lastLong = Number.NEGATIVE_INFINITY;
  private isPlanned = false;

  constructor(
    private readonly clock: Clock = PROCESS_CLOCK,
    private readonly crowd = CROWD,
  ) {}

  /** Begins a request, at once if none has begun in this turn. */
  begin(request: ArrivedRequest): void {
    this.plan();
    if (!this.hasBegun) {
      this.hasBegun = true;
      request.begin(false);
      return;
    }
    const waiting = { ...request, since: this.clock.now() };
    const others = this.visitors.get(request.visitor);
    if (others) others.push(waiting);
    else this.visitors.set(request.visitor, [waiting]);
    this.waiting += 1;
  }

  /** Begins long work once there is room for it. */
  beginLong(work: () => void): void {
    this.long.push(work);
    this.plan();
  }

  private plan(): void {
    if (this.isPlanned) return;
    this.isPlanned = true;
    this.clock.nextTurn(() => this.turn());
  }

  private turn(): void {
    this.isPlanned = false;
    const wasQuiet = !this.hasBegun;
    this.hasBegun = this.beginNext();
    if (wasQuiet || this.clock.now() - this.lastLong >= LONG_EVERY_MS) this.startLong();
    if (this.hasBegun || this.long.length > 0) this.plan();
  }

  private beginNext(): boolean {
    let hasBegun = false;
    for (let left = LATE_A_TURN; left > 0; left--) {
      const [first] = this.visitors;
      if (!first) break;
      hasBegun = true;
      const isLate = this.isLate(first[1]);
      this.take(first)?.begin(isLate);
      if (!isLate) break;
    }
    return hasBegun;
  }

  private isLate(waiting: readonly Waiting[]): boolean {
    // One who is alone keeps nobody else waiting.
    if (this.waiting < this.crowd || this.visitors.size === 1) return false;
    const average = this.waiting / this.visitors.size;
    return this.clock.now() - (waiting[0]?.since ?? 0) > WAIT_MS && waiting.length * 2 >= average;
  }

  private take([visitor, waiting]: [string, Waiting[]]): Waiting | undefined {
    this.waiting -= 1;
    // Behind all others.
    this.visitors.delete(visitor);
    const request = waiting.shift();
    if (waiting.length > 0) this.visitors.set(visitor, waiting);
    return request;
  }

  private startLong(): void {
    const work = this.long.shift();
    if (!work) return;
    this.lastLong = this.clock.now();
    work();
  }
}
