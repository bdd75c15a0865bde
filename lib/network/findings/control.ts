import { type ControlStep, controlledBy } from '../control/control';
import { type Controller, controllersOf } from '../control/controllers';
import { votesOf } from '../control/votes';
import { type About, choiceOf, graphOf } from './facts';

/** Who controls a company, and what it controls itself. */
export interface ControlFinding {
  of: string;
  controllers: readonly Controller[];
  controls: readonly ControlStep[];
}

export function findControl({ facts, of }: About): ControlFinding {
  const votes = votesOf(graphOf(facts, of), choiceOf(facts));
  return { of, controllers: controllersOf(votes, of), controls: [...controlledBy(votes, of).values()] };
}
