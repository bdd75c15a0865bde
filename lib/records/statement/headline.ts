import type { StatementEntity } from '@/lib/contract/statement';
import { codeWords } from '@/lib/shared/code-words';
import { textAt } from '@/lib/shared/json';
import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import type { SentencePart } from '@/lib/words/arguments';
import { predicateInWords } from '@/lib/words/code-words';
import { statementWords } from '@/lib/words/network';
import { typeWords } from '@/lib/words/statement';
import { valueAt } from './path';
import { objectsOf, type ShownStatement, subjectsOf } from './statement-view';

interface TypeWords {
  one: string;
  many: string;
  /** What such a statement says, for who meets the word for the first time. */
  explained: string;
}

/** A type in words; one that nobody has words for is its own code, readable. */
export function typeInWords(data_type: string, language: Language): TypeWords {
  const { known, unexplained } = typeWords[language];
  const types: Readonly<Record<string, TypeWords>> = known;
  const words = codeWords(data_type.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase());
  const found = Object.hasOwn(types, data_type) ? types[data_type] : undefined;
  return found ?? { one: words, many: words, explained: unexplained };
}

/** Words of ours, and the names of others, which are kept apart: a name may run from right to left. */

/** Of many names a few are enough in a sentence; all of them stand among the ends. */
const NAMED = 3;

/** Ended before the day, as far as is known: "still so on a day" is no end (`end_date_type`, api-shapes, 6.1). */
export const hasEnded = ({ end_date, end_date_type }: ShownStatement, today: string): boolean =>
  end_date != null && end_date_type !== '>' && end_date.slice(0, 10) <= today;

/** The first names with what stands between them, and how many more there are. */
function namesOf(entities: StatementEntity[], language: Language): SentencePart[] {
  const { and, more } = statementWords[language];
  const shown = entities.slice(0, NAMED);
  const others = entities.length - shown.length;
  const parts = shown.flatMap(({ name, service_url }, index): SentencePart[] => {
    const isLast = index === shown.length - 1 && others === 0;
    return [...(index === 0 ? [] : [isLast ? ` ${and} ` : ', ']), { name, service_url }];
  });
  return others > 0 ? [...parts, ` ${more(formsOf(language), others)}`] : parts;
}

const markOf = ({ properties }: ShownStatement): string | undefined => {
  const text = valueAt(properties, 'mark_details.mark_text');
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
};

function ofMark(statement: ShownStatement, language: Language): SentencePart[] {
  const words = statementWords[language];
  const [text, holders] = [markOf(statement), namesOf(subjectsOf(statement), language)];
  const mark = text === undefined ? [words.wordlessMark] : words.mark(text);
  return holders.length === 0 ? mark : words.markOf(mark, holders);
}

function ofNotice(statement: ShownStatement, language: Language): SentencePart[] {
  const words = statementWords[language];
  const summary = textAt(statement.properties, 'summary');
  const about = namesOf([...objectsOf(statement), ...subjectsOf(statement)], language);
  if (summary !== null) return [{ name: summary }];
  return about.length === 0 ? [words.notice] : words.noticeAbout(about);
}

type Verb = (typeof statementWords)['en']['verbs']['controls'];

/** Two statements of one parent may tell that it is the next one above, and that it is the topmost of all. */
function levelOf({ data_type, predicate, properties }: ShownStatement): string {
  const [direct, ultimate] = [valueAt(properties, 'direct'), valueAt(properties, 'ultimate')];
  if (data_type !== 'subsidiary_relationship' || predicate !== 'controls' || direct === ultimate)
    return predicate ?? '';
  return direct === true ? 'controls_directly' : ultimate === true ? 'controls_ultimately' : 'controls';
}

/** A predicate that we have no sentence for is read as it is. */
function verbOf(statement: ShownStatement, isOver: boolean, language: Language): string {
  const { verbs, typeBetween } = statementWords[language];
  const known: Readonly<Record<string, Verb>> = verbs;
  const level = levelOf(statement);
  const verb = Object.hasOwn(known, level) ? known[level] : undefined;
  const tense = isOver ? verb?.past : verb?.present;
  if (tense) return subjectsOf(statement).length > 1 ? tense.other : tense.one;
  return predicateInWords(statement.predicate, language) || typeBetween(typeInWords(statement.data_type, language).one);
}

/** Why nobody is named may stand as an end of the statement: it is a reason, and controls nothing. */
const namesNobody = ({ data_type, properties }: ShownStatement): boolean => {
  const named = data_type === 'control_statement' ? valueAt(properties, 'controlling_entities') : undefined;
  return Array.isArray(named) && named.length === 0;
};

function ofEnds(statement: ShownStatement, isOver: boolean, language: Language): SentencePart[] {
  const words = statementWords[language];
  const type = typeInWords(statement.data_type, language).one;
  const [subjects, objects] = [namesOf(subjectsOf(statement), language), namesOf(objectsOf(statement), language)];
  if (subjects.length === 0 && objects.length === 0) return [type];
  if (objects.length === 0) return words.typeOf(type, subjects);
  if (namesNobody(statement)) return words.nobodyControls(objects);
  if (subjects.length > 0) return words.ends(subjects, verbOf(statement, isOver, language), objects);
  return statement.data_type === 'control_statement' ? words.nobodyControls(objects) : words.typeOf(type, objects);
}

/** What a statement says, in a sentence without its full stop. `today` is a day, YYYY-MM-DD. */
export function headlineOf(statement: ShownStatement, today: string, language: Language): SentencePart[] {
  if (statement.data_type === 'trademark_registration') return ofMark(statement, language);
  if (statement.data_type === 'gazette_notice') return ofNotice(statement, language);
  return ofEnds(statement, hasEnded(statement, today), language);
}

/** The same as plain text. */
export const headlineText = (parts: readonly SentencePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
