import type { PreparedInput } from '../../prepare/prepare';
import type { WriteOutcome } from '../../records';
import type { WriteContext } from './context';
import { asLoneCompany, COMPANIES_AT_ONCE, createNewCompanyWriter, type LoneCompany } from './new-companies';

/** One for all that are as long: an import makes millions of them, which are kept until their batch is written. */
const ADDED: (readonly WriteOutcome[])[] = [];

function allAdded(inputs: number): readonly WriteOutcome[] {
  ADDED[inputs] ??= new Array<WriteOutcome>(inputs).fill('added');
  return ADDED[inputs];
}

type WriteGroup = (inputs: PreparedInput[]) => WriteOutcome[];

/**
 * Writes groups of inputs as if one after another. Those of a company alone wait until there are enough of them, or
 * until something else comes, which may speak of them.
 */
export function createGroupsWriter(context: WriteContext, writeGroup: WriteGroup) {
  const writeNew = createNewCompanyWriter(context);

  function writeWaiting(waiting: LoneCompany[], outcomes: (readonly WriteOutcome[])[]): void {
    const areNew = writeNew(waiting);
    for (const { inputs } of waiting) outcomes.push(areNew ? allAdded(inputs.length) : writeGroup(inputs));
  }

  return (groups: Iterable<PreparedInput[]>): (readonly WriteOutcome[])[] => {
    const outcomes: (readonly WriteOutcome[])[] = [];
    let waiting = new Map<string, LoneCompany>();
    const settle = (): void => {
      if (waiting.size > 0) writeWaiting([...waiting.values()], outcomes);
      waiting = new Map();
    };
    for (const inputs of groups) {
      const lone = asLoneCompany(inputs);
      if (!lone || waiting.has(lone.key)) settle();
      if (!lone) outcomes.push(writeGroup(inputs));
      else if (waiting.set(lone.key, lone).size === COMPANIES_AT_ONCE) settle();
    }
    settle();
    return outcomes;
  };
}
