import { z } from 'zod';
import type { Outcome } from './answer';
import type { Sender } from './send';

/** Form A demands a token, Form B gives little without one (specification, "Authentication", 2 and 3). */
export type ServiceForm = 'A' | 'B' | 'unknown';

export interface Probe {
  /** What is known now; asks nobody. */
  form(): ServiceForm;
  /** Asks the service where that was long ago, else says what is known. */
  ask(): Promise<ServiceForm>;
}

interface ProbeParts {
  send: Sender;
  /** What outlives this process. */
  notes: { read(name: string): { value: unknown } | undefined; write(name: string, value: unknown): void };
  now: () => number;
}

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** A token is refused by 401 today and by 503 in the specification (api-shapes, section 17); some say 403. */
const REFUSED: readonly number[] = [401, 403, 503];
const QUESTION = { path: 'versions', params: new URLSearchParams() };
const NOTE = 'service_form';
const noteSchema = z.object({ form: z.enum(['A', 'B', 'unknown']), at: z.number() });

/** Who names a time to come back refuses the moment, not the missing token: overloaded, or calls used up. */
function formOf(outcome: Outcome): ServiceForm {
  if ('failure' in outcome) return 'unknown';
  const { status, retryAfterMs } = outcome.answer;
  if (status === 200) return 'B';
  return REFUSED.includes(status) && retryAfterMs === undefined ? 'A' : 'unknown';
}

/** After how long the service is asked again: sooner where the question never went out, as it cost nothing. */
function holdsFor(outcome: Outcome): number {
  if (formOf(outcome) !== 'unknown') return WEEK_MS;
  return 'failure' in outcome && outcome.failure === 'down' ? MINUTE_MS : HOUR_MS;
}

/**
 * Tells the two forms of the service apart by one call without our token, at most once a week; where that told nothing,
 * again after an hour, or a minute where nobody was reached. An older finding stays until there is a newer one. Never throws for what the service does.
 */
export function createProbe({ send, notes, now }: ProbeParts): Probe {
  let asking: Promise<ServiceForm> | undefined;

  const noted = (): z.infer<typeof noteSchema> | undefined => noteSchema.safeParse(notes.read(NOTE)?.value).data;
  const form = (): ServiceForm => noted()?.form ?? 'unknown';

  /** A clock that was put back makes a note of the future, which would hold for ever. */
  function isRecent(): boolean {
    const note = noted();
    const age = note ? now() - note.at : Number.POSITIVE_INFINITY;
    return age >= 0 && age < (note?.form === 'unknown' ? HOUR_MS : WEEK_MS);
  }

  async function askNow(): Promise<ServiceForm> {
    const outcome = await send(QUESTION, { withoutToken: true });
    const found = formOf(outcome);
    const known = found === 'unknown' ? form() : found;
    // Dated back where it is to be asked again before a note of its kind would be: one that is known holds for a week.
    const usual = known === 'unknown' ? HOUR_MS : WEEK_MS;
    notes.write(NOTE, { form: known, at: now() - usual + holdsFor(outcome) });
    return known;
  }

  return {
    form,
    async ask() {
      if (isRecent()) return form();
      asking ??= askNow().finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
}
