import { affordable } from './afford';
import type { FailedEvent, FoundEvent, WalkEvent } from './events';
import type { WalkPort, WalkQuestion } from './port';
import { printWalk } from './printed';
import { type Ending, endingOf, endingOfAll, progressOf, type Run, startRun } from './run';
import type { WalkState } from './state';
import { takeAnswer } from './take-answer';
import type { WalkLimits } from './terms';

type Heard = FoundEvent | FailedEvent;

const batchesOf = (ids: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size));

/** Answers in the order in which they were asked for, whichever is there first: so timing decides nothing. */
async function* put(run: Run, questions: readonly WalkQuestion[]): AsyncGenerator<Heard> {
  const byId = new Map(questions.map((question) => [question.id, question]));
  for await (const answer of run.port.ask(questions)) {
    const question = byId.get(answer.id);
    const heard = question && takeAnswer(run, question, answer);
    if (heard) yield heard;
    if (run.signal?.aborted) return;
  }
}

/** Asks about the entities of one level, as far as there are calls for; returns how many were asked about. */
async function* walkLevel(run: Run, level: readonly string[]): AsyncGenerator<Heard, number> {
  let asked = 0;
  for (const batch of batchesOf(level, run.port.atOnce)) {
    if (endingOf(run)) return asked;
    const questions = await affordable(run, batch);
    asked += questions.length;
    yield* put(run, questions);
  }
  return asked;
}

/**
 * One level after the other, and the next only once nothing of this one is left, so that a walk that is resumed finds what
 * one that was never interrupted finds. Of a level that cannot be paid for, what is kept is had all the same.
 */
export async function* walkLevels(run: Run, isPaidLater: boolean): AsyncGenerator<Heard, Ending> {
  for (;;) {
    const ending = endingOf(run);
    if (ending) return ending;
    const level = run.state.frontier.nextLevel(run.limits.depth, run.passedOver);
    if (level.length === 0) return endingOfAll(run);
    const asked = yield* walkLevel(run, level);
    if (asked > 0) continue;
    if (!isPaidLater) return endingOf(run) ?? { because: 'budget' };
    for (const id of level) run.passedOver.add(id);
  }
}

/**
 * Follows who owns whom from the state on, breadth first and the strongest first, and changes the state as it goes. Each
 * entity is asked about once, however often a loop leads back to it. The last event is always `stopped`, with the state
 * to resume from; what was asked for when the signal came is not waited for again, but its source may keep it.
 */
export async function* walk(
  state: WalkState,
  limits: WalkLimits,
  port: WalkPort,
  signal?: AbortSignal,
): AsyncGenerator<WalkEvent, void> {
  const run = startRun({ state, limits, port, signal });
  yield { event: 'begun', terms: state.terms, limits, metered: port.metered, progress: progressOf(run) };
  const ending = yield* walkLevels(run, false);
  yield { event: 'stopped', ...ending, progress: progressOf(run), state: printWalk(state) };
}
