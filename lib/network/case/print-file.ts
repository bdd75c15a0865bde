import type { NetworkModel } from '../model';
import { CASE_FORMAT, CASE_VERSION, type Case, type CaseFile, type Command } from './case';

/** The text of a `.firmament.json`. Inverse: `readCaseFile`. */
export const printCaseFile = (file: CaseFile): string =>
  `${JSON.stringify(
    {
      format: CASE_FORMAT,
      version: CASE_VERSION,
      saved_at: file.saved_at,
      title: file.title,
      page_url: file.page_url,
      source: file.source,
      case: printCase(file.case),
      facts: printFacts(file.model),
      trail: {
        from: printCase(file.trail.from),
        steps: file.trail.steps.map(({ command, at }) => ({ at, command: printCommand(command) })),
      },
      judgements: file.judgements,
    },
    null,
    1,
  )}\n`;

const printCase = (view: Case) => ({
  ...view,
  hidden: [...view.hidden],
  pins: [...view.pins],
  collapsed: [...view.collapsed],
  unstacked: [...view.unstacked],
  selected: [...view.selected],
  notes: [...view.notes],
  tags: [...view.tags],
});

/** Without what other fields hold: the ids of relationships, and the tags of the case. */
const printFacts = ({ root, entities, relationships, expanded }: NetworkModel) => ({
  root,
  entities: [...entities.values()].map(({ tags: _, ...facts }) => facts),
  relationships: [...relationships.values()].map(({ id: _, ...facts }) => facts),
  expanded: [...expanded],
});

function printCommand(command: Command): unknown {
  if (command.kind !== 'filter' || !('date' in command.filter)) return command;
  return { ...command, filter: { ...command.filter, date: command.filter.date ?? null } };
}
