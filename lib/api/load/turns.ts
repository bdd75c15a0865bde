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

/**
 * So many requests begin in a turn, while they take less than so many milliseconds: with one alone, half of the time of
 * replies from memory would be spent on turns. While more than so many are open, and for a second afterwards, one begins
 * in each.
 */
const BEGUN_A_TURN = 8;
const BEGIN_FOR_MS = 1;
const FEW_OPEN = 32;
const CALM_MS = 1_000;

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
 * Keeps the turns of the event loop short: few arrived requests begin in each, and visitors take turns. The loop accepts
 * one new connection a turn, so with long turns connections would wait in the kernel for seconds, where nobody can
 * refuse them. Long work begins once nothing arrives for a turn.
 */
export class Turns {
  private readonly visitors = new Map<string, Waiting[]>();
  private waiting = 0;
  /** Requests that have arrived and are not over. */
  private open = 0;
  /** When more than a few were open. */
  private lastCrowd = Number.NEGATIVE_INFINITY;
  private readonly long: (() => void)[] = [];
  /** Requests that have begun in this turn, and when it began. */
  private begun = 0;
  private since = 0;
  private lastLong = Number.NEGATIVE_INFINITY;
  private isPlanned = false;

  constructor(
    private readonly clock: Clock = PROCESS_CLOCK,
    private readonly crowd = CROWD,
  ) {}

  /** Begins a request, at once if there is room for it in this turn. */
  begin(request: ArrivedRequest): void {
    this.open += 1;
    if (this.open > FEW_OPEN) this.lastCrowd = this.clock.now();
    this.plan();
    if (this.waiting === 0 && this.hasRoom()) {
      this.begun += 1;
      request.begin(false);
      return;
    }
    const waiting = { ...request, since: this.clock.now() };
    const others = this.visitors.get(request.visitor);
    if (others) others.push(waiting);
    else this.visitors.set(request.visitor, [waiting]);
    this.waiting += 1;
  }

  /** One of the requests is over. */
  end(): void {
    this.open -= 1;
  }

  /** Begins long work once there is room for it. */
  beginLong(work: () => void): void {
    this.long.push(work);
    this.plan();
  }

  private plan(): void {
    if (this.isPlanned) return;
    this.isPlanned = true;
    this.since = this.clock.now();
    this.clock.nextTurn(() => this.turn());
  }

  /** Whether another request may begin in this turn. */
  private hasRoom(): boolean {
    if (this.begun === 0) return true;
    const now = this.clock.now();
    const most = now - this.lastCrowd < CALM_MS ? 1 : BEGUN_A_TURN;
    return this.begun < most && now - this.since < BEGIN_FOR_MS;
  }

  private turn(): void {
    this.isPlanned = false;
    const wasQuiet = this.begun === 0;
    this.begun = 0;
    this.since = this.clock.now();
    this.beginWaiting();
    if (wasQuiet || this.clock.now() - this.lastLong >= LONG_EVERY_MS) this.startLong();
    if (this.begun > 0 || this.waiting > 0 || this.long.length > 0) this.plan();
  }

  private beginWaiting(): void {
    let late = 0;
    for (let [first] = this.visitors; first && late < LATE_A_TURN && this.hasRoom(); [first] = this.visitors) {
      const isLate = this.isLate(first[1]);
      if (isLate) late += 1;
      else this.begun += 1;
      this.take(first)?.begin(isLate);
    }
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
