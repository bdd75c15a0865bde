import type { StatementEntity } from '@/lib/contract/statement';
import { textAt } from '@/lib/registry/json';
import { valueAt } from './path';
import { objectsOf, type ShownStatement, subjectsOf } from './statement-view';
import { codeInWords, typeInWords } from './words';

/** Words of ours, and the names of others, which are kept apart: a name may run from right to left. */
export type HeadlinePart = string | { name: string; service_url?: string | null };

/** Of one subject and of several; what is over is told in the past. */
interface Verb {
  present: [one: string, many: string];
  past: [one: string, many: string];
}

const HOLDS: Verb = { present: ['holds shares in', 'hold shares in'], past: ['held shares in', 'held shares in'] };

const VERBS: Readonly<Record<string, Verb>> = {
  controls: { present: ['controls', 'control'], past: ['controlled', 'controlled'] },
  owns: HOLDS,
  holds_shares_in: HOLDS,
  has_branch: { present: ['has the branch', 'have the branch'], past: ['had the branch', 'had the branch'] },
  also_registered_as: {
    present: ['is also registered as', 'are also registered as'],
    past: ['was also registered as', 'were also registered as'],
  },
  continued_as: { present: ['continues as', 'continue as'], past: ['continued as', 'continued as'] },
};

/** Of many names a few are enough in a sentence; all of them stand among the ends. */
const NAMED = 3;

/** Ended before the day, as far as is known: "still so on a day" is no end (`end_date_type`, api-shapes, 6.1). */
export const hasEnded = ({ end_date, end_date_type }: ShownStatement, today: string): boolean =>
  end_date != null && end_date_type !== '>' && end_date.slice(0, 10) <= today;

function namesOf(entities: StatementEntity[]): HeadlinePart[] {
  const shown = entities.slice(0, NAMED);
  const more = entities.length - shown.length;
  return shown.flatMap(({ name, service_url }, index): HeadlinePart[] => {
    const isLast = index === shown.length - 1 && more === 0;
    const before = index === 0 ? [] : [isLast ? ' and ' : ', '];
    return [...before, { name, service_url }, ...(index === shown.length - 1 && more > 0 ? [` and ${more} more`] : [])];
  });
}

const markOf = ({ properties }: ShownStatement): string | undefined => {
  const text = valueAt(properties, 'mark_details.mark_text');
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
};

function ofMark(statement: ShownStatement): HeadlinePart[] {
  const [mark, holders] = [markOf(statement), namesOf(subjectsOf(statement))];
  const what: HeadlinePart[] = mark === undefined ? ['A mark without words'] : ['“', { name: mark }, '”'];
  return holders.length === 0 ? what : [...what, ', a mark of ', ...holders];
}

function ofNotice(statement: ShownStatement): HeadlinePart[] {
  const summary = textAt(statement.properties, 'summary');
  const about = namesOf([...objectsOf(statement), ...subjectsOf(statement)]);
  if (summary !== null) return [{ name: summary }];
  return about.length === 0 ? ['A notice in a gazette'] : ['A notice about ', ...about];
}

function verbOf(statement: ShownStatement, isOver: boolean): string {
  const verb = VERBS[statement.predicate ?? ''];
  const [one, many] = (isOver ? verb?.past : verb?.present) ?? [];
  const inWords = subjectsOf(statement).length > 1 ? many : one;
  const words = inWords ?? codeInWords(statement.predicate ?? '').toLowerCase();
  return words === '' ? `– ${typeInWords(statement.data_type).one.toLowerCase()} –` : words;
}

function ofEnds(statement: ShownStatement, isOver: boolean): HeadlinePart[] {
  const [subjects, objects] = [namesOf(subjectsOf(statement)), namesOf(objectsOf(statement))];
  if (subjects.length === 0 && objects.length === 0) return [typeInWords(statement.data_type).one];
  if (objects.length === 0) return [`${typeInWords(statement.data_type).one}: `, ...subjects];
  if (subjects.length > 0) return [...subjects, ` ${verbOf(statement, isOver)} `, ...objects];
  return statement.data_type === 'control_statement'
    ? ['Nobody is named who controls ', ...objects]
    : [`${typeInWords(statement.data_type).one}: `, ...objects];
}

/** What a statement says, in a sentence without its full stop. `today` is a day, YYYY-MM-DD. */
export function headlineOf(statement: ShownStatement, today: string): HeadlinePart[] {
  if (statement.data_type === 'trademark_registration') return ofMark(statement);
  if (statement.data_type === 'gazette_notice') return ofNotice(statement);
  return ofEnds(statement, hasEnded(statement, today));
}

/** The same as plain text. */
export const headlineText = (parts: readonly HeadlinePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
