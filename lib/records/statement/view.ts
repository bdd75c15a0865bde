import type { ControlStatement, Datum, Statement, StatementEntity } from '@/lib/contract/records';
import { getOwn, isJsonObject, type Json, textAt } from '@/lib/shared/json';
import { DEFAULT_LANGUAGE, formsOf, type Language } from '@/lib/shared/language/language';
import { links } from '@/lib/shared/links';
import { codeWords } from '@/lib/shared/text';
import type { BoundDate, SentencePart } from '@/lib/words/arguments';
import { camelCodeWords, predicateInWords } from '@/lib/words/format/code-words';
import { statementWords } from '@/lib/words/network';
import { datumTypeWords, typeWords } from '@/lib/words/statement';

/** A statement as pages show it. Without an id it has no page. */
export type ShownStatement = Omit<Statement, 'id' | 'service_url'> & { id: number | null };

/** The two ends of a statement, subject first. */
export const subjectsOf = ({ subject_entities }: ShownStatement): StatementEntity[] => subject_entities ?? [];
export const objectsOf = ({ object_entities }: ShownStatement): StatementEntity[] => object_entities ?? [];

/** The page of a company by number, if a source gives no address. */
function addressOf(properties: Json): string | null {
  const [jurisdiction_code, company_number] = [
    textAt(properties, 'jurisdiction_code'),
    textAt(properties, 'company_number'),
  ];
  if (textAt(properties, 'service_url')) return textAt(properties, 'service_url');
  return jurisdiction_code && company_number ? links.company({ jurisdiction_code, company_number }) : null;
}

function toEnd(entity_type: string, properties: { name: string } & Json): StatementEntity {
  return {
    entity_type: textAt(properties, 'entity_type') ?? entity_type,
    name: properties.name,
    service_url: entity_type === 'company' ? addressOf(properties) : textAt(properties, 'service_url'),
    jurisdiction_code: textAt(properties, 'jurisdiction_code'),
    company_number: textAt(properties, 'company_number'),
  };
}

/** Converts an item of the control statement search (api-shapes, 6.4) to the form of all other statements. */
export function fromControlStatement(given: ControlStatement): ShownStatement {
  const { controlling_entities, controlled_entity, control_mechanisms, other_attributes } = given;
  const other = isJsonObject(other_attributes) ? other_attributes : {};
  const subject_entities = controlling_entities.flatMap(({ company, person }) => [
    ...(company ? [toEnd('company', company)] : []),
    ...(person ? [toEnd('person', person)] : []),
  ]);
  return {
    id: given.id ?? null,
    data_type: given.data_type ?? 'control_statement',
    predicate: 'controls',
    subject_entities,
    object_entities: controlled_entity.company ? [toEnd('company', controlled_entity.company)] : [],
    properties: {
      control_mechanisms,
      ultimate_beneficial_owner: given.is_ultimate_beneficial_owner ?? null,
      other_attributes: other,
    },
    start_date: textAt(other, 'notified_on'),
    end_date: textAt(other, 'ceased_on'),
    created_at: given.created_at ?? null,
  };
}

/**
 * The record that a statement belongs to: the company it is about. That is its object (who is controlled, whose shares
 * are held), else its subject; a placeholder if no company is named.
 */
export function belongsTo(statement: ShownStatement): StatementEntity | undefined {
  const ends = [...objectsOf(statement), ...subjectsOf(statement)].filter(({ service_url }) => service_url);
  return ends.find(({ company_number }) => company_number) ?? ends[0];
}

interface StatementGroup {
  data_type: string;
  statements: ShownStatement[];
}

/** Statements by type, in the order of first appearance. */
export function groupStatements(statements: readonly ShownStatement[]): StatementGroup[] {
  const groups = new Map<string, ShownStatement[]>();
  for (const statement of statements) {
    groups.set(statement.data_type, [...(groups.get(statement.data_type) ?? []), statement]);
  }
  return [...groups].map(([data_type, members]) => ({ data_type, statements: members }));
}

const BOUNDS: Readonly<Record<string, BoundDate['bound']>> = {
  '<': 'before',
  '<=': 'before',
  '>': 'after',
  '>=': 'after',
};

function toBoundDate(date: string, sign: string | null | undefined): BoundDate {
  if (!sign || sign === '=') return { date };
  const bound = BOUNDS[sign];
  return bound === undefined ? { date, sign } : { date, bound };
}

/** A date of a statement, its kind and its precision. */
interface StatementDate {
  label: string;
  date: string;
  words: string;
}

/** The dates that a statement gives, each with its kind. */
export function datesOf(statement: ShownStatement, language: Language): StatementDate[] {
  const { start_date, start_date_type, end_date, end_date_type, sample_date, created_at } = statement;
  const { dates, written } = statementWords[language];
  const toDate = (label: string, date: string | null | undefined, sign?: string | null): StatementDate[] =>
    date ? [{ label, date, words: written(formsOf(language), toBoundDate(date, sign)) }] : [];
  return [
    ...toDate(dates.began, start_date, start_date_type),
    ...toDate(dates.ended, end_date, end_date_type),
    ...toDate(dates.knownSo, sample_date),
    ...toDate(dates.recorded, created_at),
  ];
}

/** How a statement's period ends, if stated: "still so on a day" is not an end. */
function endOf({ end_date, end_date_type }: ShownStatement, language: Language): string[] {
  const [words, forms] = [statementWords[language], formsOf(language)];
  if (!end_date) return [];
  return [
    end_date_type === '>' ? words.stillSo(forms, end_date) : words.ended(forms, toBoundDate(end_date, end_date_type)),
  ];
}

/** "from 6 April 2016, ended 3 May 2020": the period of a statement in one line; empty if no date is given. */
export function periodInWords(statement: ShownStatement, language: Language): string {
  const { data_type, start_date, start_date_type, sample_date } = statement;
  const [words, forms] = [statementWords[language], formsOf(language)];
  const begin = data_type === 'gazette_notice' ? words.published : words.from;
  const start = start_date ? [begin(forms, toBoundDate(start_date, start_date_type))] : [];
  const parts = [...start, ...endOf(statement, language)];
  if (parts.length > 0) return parts.join(', ');
  return sample_date ? words.knownSo(forms, sample_date) : '';
}

/** The value at a dotted path: `mark_details.mark_text`; undefined if there is none. */
export function valueAt(object: Json, path: string): unknown {
  let found: unknown = object;
  for (const key of path.split('.')) {
    if (!isJsonObject(found) || !Object.hasOwn(found, key)) return undefined;
    found = found[key];
  }
  return found;
}

/** The object without the value at the path, and without objects that become empty. */
export function withoutPath(object: Json, path: string): Json {
  const [key = '', ...below] = path.split('.');
  const { [key]: value, ...others } = object;
  if (!Object.hasOwn(object, key)) return object;
  if (below.length === 0) return others;
  if (!isJsonObject(value)) return object;
  const inner = withoutPath(value, below.join('.'));
  return Object.keys(inner).length === 0 ? others : { ...object, [key]: inner };
}

interface TypeWords {
  one: string;
  many: string;
  /** What statements of this type say, for newcomers. */
  explained: string;
}

/** The label of a type; a type without a label is its own code, made readable. */
export function typeInWords(data_type: string, language: Language): TypeWords {
  const { known, unexplained } = typeWords[language];
  const types: Readonly<Record<string, TypeWords>> = known;
  const words = codeWords(data_type.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase());
  const found = getOwn(types, data_type);
  return found ?? { one: words, many: words, explained: unexplained };
}

/** Keeps our words apart from names, because a name may be written from right to left. */

/** A sentence names only a few; all of them are listed among the ends. */
const NAMED = 3;

/**
 * True if it ended before the day, as far as known: "still so on a day" is not an end (`end_date_type`, api-shapes,
 * 6.1).
 */
export const hasEnded = ({ end_date, end_date_type }: ShownStatement, today: string): boolean =>
  end_date != null && end_date_type !== '>' && end_date.slice(0, 10) <= today;

/** The first names with separators, and the number of others. */
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

/** Distinguishes the direct parent from the ultimate one: two statements may name the same company. */
function levelOf({ data_type, predicate, properties }: ShownStatement): string {
  const [direct, ultimate] = [valueAt(properties, 'direct'), valueAt(properties, 'ultimate')];
  if (data_type !== 'subsidiary_relationship' || predicate !== 'controls' || direct === ultimate)
    return predicate ?? '';
  return direct === true ? 'controls_directly' : ultimate === true ? 'controls_ultimately' : 'controls';
}

/** A predicate without a sentence is shown as received. */
function verbOf(statement: ShownStatement, isOver: boolean, language: Language): string {
  const { verbs, typeBetween } = statementWords[language];
  const known: Readonly<Record<string, Verb>> = verbs;
  const level = levelOf(statement);
  const verb = getOwn(known, level);
  const tense = isOver ? verb?.past : verb?.present;
  if (tense) return subjectsOf(statement).length > 1 ? tense.other : tense.one;
  return predicateInWords(statement.predicate, language) || typeBetween(typeInWords(statement.data_type, language).one);
}

/** True if the statement says that there is no controller. It may name the reason as an end instead. */
const hasNoController = ({ data_type, properties }: ShownStatement): boolean => {
  const named = data_type === 'control_statement' ? valueAt(properties, 'controlling_entities') : undefined;
  return Array.isArray(named) && named.length === 0;
};

function ofEnds(statement: ShownStatement, isOver: boolean, language: Language): SentencePart[] {
  const words = statementWords[language];
  const type = typeInWords(statement.data_type, language).one;
  const [subjects, objects] = [namesOf(subjectsOf(statement), language), namesOf(objectsOf(statement), language)];
  if (subjects.length === 0 && objects.length === 0) return [type];
  if (objects.length === 0) return words.typeOf(type, subjects);
  if (hasNoController(statement)) return words.nobodyControls(objects);
  if (subjects.length > 0) return words.ends(subjects, verbOf(statement, isOver, language), objects);
  return statement.data_type === 'control_statement' ? words.nobodyControls(objects) : words.typeOf(type, objects);
}

/** What a statement says, in a sentence without a full stop. `today` as YYYY-MM-DD. */
export function headlineOf(statement: ShownStatement, today: string, language: Language): SentencePart[] {
  if (statement.data_type === 'trademark_registration') return ofMark(statement, language);
  if (statement.data_type === 'gazette_notice') return ofNotice(statement, language);
  return ofEnds(statement, hasEnded(statement, today), language);
}

/** The same as plain text. */
export const headlineText = (parts: readonly SentencePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');

/**
 * `OfficialRegisterEntry` → "Official register entry": types of data are written in camel case. A type without a label
 * is made readable.
 */
export function datumTypeInWords(data_type: string, language: Language): string {
  const known: Readonly<Record<string, string>> = datumTypeWords[language];
  const own = getOwn(known, data_type);
  return own ?? camelCodeWords(data_type);
}

/** The title of a datum if it adds to its type; titles come from the register, in English. */
export function ownTitleOf({ title, data_type }: Pick<Datum, 'title' | 'data_type'>): string | undefined {
  const says = title?.trim() ?? '';
  const isType = says.toLowerCase() === datumTypeInWords(data_type, DEFAULT_LANGUAGE).toLowerCase();
  return says === '' || isType ? undefined : says;
}
