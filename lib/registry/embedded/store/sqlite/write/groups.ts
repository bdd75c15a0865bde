import type { PreparedInput } from '../../prepare/prepare';
import type { WriteOutcome } from '../../records';
import type { WriteContext } from './context';
import { asLoneCompany, COMPANIES_AT_ONCE, createNewCompanyWriter, type LoneCompany } from './new-companies';

interface Waiting extends LoneCompany {
  inputs: PreparedInput[];
}

type WriteGroup = (inputs: PreparedInput[]) => WriteOutcome[];

/**
 * Writes groups of inputs as if one after another. Those of a company alone wait until there are enough of them, or
 * until something else comes, which may speak of them.
 */
export function createGroupsWriter(context: WriteContext, writeGroup: WriteGroup) {
  const writeNew = createNewCompanyWriter(context);

  function writeWaiting(waiting: Waiting[], outcomes: WriteOutcome[][]): void {
    const areNew = writeNew(waiting);
    for (const { inputs } of waiting) outcomes.push(areNew ? inputs.map(() => 'added') : writeGroup(inputs));
  }

  return (groups: Iterable<PreparedInput[]>): WriteOutcome[][] => {
    const outcomes: WriteOutcome[][] = [];
    let waiting = new Map<string, Waiting>();
    const settle = (): void => {
      if (waiting.size > 0) writeWaiting([...waiting.values()], outcomes);
      waiting = new Map();
    };
    for (const inputs of groups) {
      const lone = asLoneCompany(inputs);
      if (!lone || waiting.has(lone.key)) settle();
      if (!lone) outcomes.push(writeGroup(inputs));
      else if (waiting.set(lone.key, { ...lone, inputs }).size === COMPANIES_AT_ONCE) settle();
    }
    settle();
    return outcomes;
  };
}
