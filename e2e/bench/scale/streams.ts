import { createClient } from './ask';
import { type Target, toRequest } from './measure-server';
import { at, companyQuestions, type Question } from './questions';

// Runs as a process of its own. Two clients each send one heavy search after another, without a pause, until they are told to
// stop.

/** The first message to it; the next one ends it. */
export interface GivenToStreams {
  target: Target;
  /** In the register that is asked. */
  companies: number;
}

/** Its reply to the last message. */
export interface StreamCounts {
  heavyReplies: number;
  /** Replies that were refusals (503) because the server was busy. */
  refused: number;
  /** Connections that broke. */
  resets: number;
}

const STREAMS = 2;

const counts: StreamCounts = { heavyReplies: 0, refused: 0, resets: 0 };
let isOver = false;

async function stream(first: number, heavy: readonly Question[], target: Target): Promise<void> {
  const client = createClient(target.url);
  for (let variant = first; !isOver; variant++) {
    const { path, headers } = toRequest(at(heavy, variant), 'api', variant, target);
    try {
      // No two at once are the same, as they would be answered together.
      const { status } = await client.ask({ path: `${path}&per_page=${10 + (variant % 80)}`, headers });
      counts.heavyReplies++;
      if (status === 503) counts.refused++;
    } catch {
      counts.resets++;
    }
  }
  client.close();
}

process.once('message', async ({ target, companies }: GivenToStreams) => {
  process.once('message', () => {
    isOver = true;
  });
  const heavy = companyQuestions(companies).filter(({ isHeavy }) => isHeavy);
  await Promise.all(Array.from({ length: STREAMS }, (_, first) => stream(first, heavy, target)));
  process.send?.(counts);
  process.disconnect();
});
