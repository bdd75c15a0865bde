import { messageOf } from '@/lib/shared/json';
import { createClient } from './ask';
import { type Target, toRequest } from './measure-server';
import { companyQuestions } from './questions';

// A process that asks for the heaviest searches without a pause, until it is told to end.

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

async function stream(first: number, { target, companies }: GivenToStreams): Promise<void> {
  const heavy = companyQuestions(companies).filter(({ isHeavy }) => isHeavy);
  const client = createClient(target.url);
  for (let variant = first; !isOver; variant++) {
    const question = heavy[variant % heavy.length];
    if (!question) throw new Error('No question is heavy.');
    const { path, headers } = toRequest(question, 'api', variant, target);
    try {
      // No two at once are the same, as they would be answered together.
      const { status } = await client.ask({ path: `${path}&per_page=${10 + (variant % 80)}`, headers });
      counts.heavyReplies++;
      if (status === 503) counts.refused++;
    } catch (error) {
      counts.resets++;
      console.error(messageOf(error));
    }
  }
  client.close();
}

process.once('message', async (given: GivenToStreams) => {
  process.once('message', () => {
    isOver = true;
  });
  await Promise.all(Array.from({ length: STREAMS }, (_, at) => stream(at, given)));
  process.send?.(counts);
  process.disconnect();
});
