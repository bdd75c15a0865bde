import type { Chain } from '../ownership/chains';
import type { Step } from '../paths/path';

/** Entities and relationships that the picture is to set off from the rest, by their ids. */
export interface Trace {
  /** The same for the same chain or tree, however often it is computed. */
  key: string;
  ids: readonly string[];
}

export function traceOfChain({ entities, factors }: Chain): Trace {
  return traceOf([...entities, ...factors.flatMap(({ relationships }) => relationships)]);
}

export const traceOfSteps = (steps: readonly Step[]): Trace =>
  traceOf(steps.flatMap(({ from, to, relationships }) => [from, to, ...relationships]));

export function traceOf(named: readonly string[]): Trace {
  const ids = [...new Set(named)];
  return { key: ids.join('\n'), ids };
}
