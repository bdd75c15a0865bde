import { type Times, timesOf } from './ask';
import { type Engine, type EngineQuery, toBatches, toEngineQuery } from './engine';
import type { Question } from './questions';

/** What another engine took for the same searches of the same companies. */
export interface Compared {
  engine: string;
  fillSeconds: number;
  times: Map<string, Times>;
  /** Searches for which it found another number of companies than we did. */
  otherTotals: string[];
}

const ROWS_PER_BATCH = 4_000;
const VARIANTS = 30;
const WARM_UP = 5;
/** Totals are compared for a few variants only, as ours are asked for once more. */
const COMPARED = 3;

interface Asked {
  question: Question;
  query: EngineQuery;
}

/** The searches that another engine can answer, in one variant. */
const searchesOf = (questions: readonly Question[], variant: number): Asked[] =>
  questions.flatMap((question) => {
    const query = question.only === 'page' ? undefined : toEngineQuery(question, variant);
    return query ? [{ question, query }] : [];
  });

async function timeSearches(engine: Engine, questions: readonly Question[]): Promise<Map<string, Times>> {
  const times = new Map<string, number[]>();
  for (let round = -WARM_UP; round < VARIANTS; round++) {
    for (const { question, query } of searchesOf(questions, round < 0 ? VARIANTS - round : round)) {
      const start = performance.now();
      await engine.search(query);
      const ms = performance.now() - start;
      if (round >= 0) times.set(question.name, [...(times.get(question.name) ?? []), ms]);
    }
  }
  return new Map([...times].map(([name, each]) => [name, timesOf(each)]));
}

/** Fills the engine with the companies and asks it for all searches; `ourTotal` asks us for one of them. */
export async function measureEngine(
  engine: Engine,
  companies: number,
  questions: readonly Question[],
  ourTotal: (question: Question, variant: number) => Promise<number>,
): Promise<Compared> {
  const start = performance.now();
  await engine.fill(toBatches(companies, ROWS_PER_BATCH));
  const fillSeconds = (performance.now() - start) / 1000;
  const times = await timeSearches(engine, questions);
  const otherTotals = new Set<string>();
  for (let variant = 0; variant < COMPARED; variant++) {
    for (const { question, query } of searchesOf(questions, variant)) {
      const [theirs, ours] = [await engine.search(query), await ourTotal(question, variant)];
      if (theirs !== ours) otherTotals.add(`${question.name}: ${theirs}, ours ${ours}`);
    }
  }
  await engine.close();
  return { engine: engine.name, fillSeconds, times, otherTotals: [...otherTotals] };
}
