import { z } from 'zod';
import type { Outcome } from './answer';
import type { Sender } from './send';

/** Form A requires a token, Form B gives less without one (specification, "Authentication", 2 and 3). */
export type ServiceForm = 'A' | 'B' | 'unknown';

export interface Probe {
  /** What is known now, without a call. */
  form(): Promise<ServiceForm>;
  /** Asks the service if the last answer is old; otherwise returns it. */
  ask(): Promise<ServiceForm>;
}

interface ProbeParts {
  send: Sender;
  /** Storage that survives this process. */
  notes: {
    read(name: string): Promise<{ value: unknown } | undefined>;
    write(name: string, value: unknown): Promise<void>;
  };
  now: () => number;
}

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const WEEK_MS = 7 * 24 * HOUR_MS;
/**
 * A missing token is refused with 401 today, and with 503 in the specification (api-shapes, section 17); some services
 * send 403.
 */
const REFUSED: readonly number[] = [401, 403, 503];
const QUESTION = { path: 'versions', params: new URLSearchParams() };
const NOTE = 'service_form';
const noteSchema = z.object({ form: z.enum(['A', 'B', 'unknown']), at: z.number() });

/** With a retry time, the refusal is about load or quota and not about the token. */
function formOf(outcome: Outcome): ServiceForm {
  if ('failure' in outcome) return 'unknown';
  const { status, retryAfterMs } = outcome.answer;
  if (status === 200) return 'B';
  return REFUSED.includes(status) && retryAfterMs === undefined ? 'A' : 'unknown';
}

/** Time until the next probe: shorter if the request was never sent, because that cost nothing. */
function holdsFor(outcome: Outcome): number {
  if (formOf(outcome) !== 'unknown') return WEEK_MS;
  return 'failure' in outcome && outcome.failure === 'down' ? MINUTE_MS : HOUR_MS;
}

/**
 * Detects the form of the service by one call without our token, at most once a week. If that was inconclusive, again
 * after an hour, or after a minute if the service was not reached. An older result is kept until there is a newer one.
 * Never throws for a failure of the service.
 */
export function createProbe({ send, notes, now }: ProbeParts): Probe {
  let asking: Promise<ServiceForm> | undefined;

  const noted = async (): Promise<z.infer<typeof noteSchema> | undefined> =>
    noteSchema.safeParse((await notes.read(NOTE))?.value).data;
  const form = async (): Promise<ServiceForm> => (await noted())?.form ?? 'unknown';

  /** If the clock was set back, a note of the future would be valid for ever. */
  async function isRecent(): Promise<boolean> {
    const note = await noted();
    const age = note ? now() - note.at : Number.POSITIVE_INFINITY;
    return age >= 0 && age < (note?.form === 'unknown' ? HOUR_MS : WEEK_MS);
  }

  async function askNow(): Promise<ServiceForm> {
    const outcome = await send(QUESTION, { withoutToken: true });
    const found = formOf(outcome);
    const known = found === 'unknown' ? await form() : found;
    // A known form is valid for a week; the note is dated back if it must be checked sooner.
    const usual = known === 'unknown' ? HOUR_MS : WEEK_MS;
    await notes.write(NOTE, { form: known, at: now() - usual + holdsFor(outcome) });
    return known;
  }

  return {
    form,
    ask() {
      asking ??= isRecent()
        .then((recent) => (recent ? form() : askNow()))
        .finally(() => {
          asking = undefined;
        });
      return asking;
    },
  };
}
