import { type AnyFilter, COMPANY_SEARCH, type FilterOf, filtersOf, OFFICER_SEARCH, type SearchPage } from '../filters';
import { lex } from './lex';
import { divide, type Part } from './part';

type Names = readonly [string, ...string[]];

/** A field of the query box. The first of `names` is the printed one. */
export type QueryField =
  | { kind: 'terms'; names: Names; filter: FilterOf<'terms'> }
  | { kind: 'flag'; names: Names; filter: FilterOf<'flag'> }
  | { kind: 'dates'; names: Names; filter: FilterOf<'dates'> }
  | { kind: 'is'; names: Names }
  | { kind: 'number'; names: Names }
  /** A name; `position` is what its field says of it. */
  | { kind: 'officer'; names: Names; position?: string };

export type FieldOf<Kind extends QueryField['kind']> = Extract<QueryField, { kind: Kind }>;

/** Short names of the filters, the printed one first. The interface's name of each is understood too, and printed if it is the only one. */
const SHORT_NAMES: Partial<Record<AnyFilter['name'], Names>> = {
  jurisdiction_code: ['jurisdiction', 'j', 'in'],
  country_code: ['country'],
  company_type: ['type'],
  current_status: ['status'],
  industry_codes: ['industry'],
  registered_address: ['address'],
  identifier_uids: ['identifier', 'lei'],
  types_of_data_held: ['data', 'has'],
  position: ['position', 'role'],
  address: ['address'],
  incorporation_date: ['inc', 'incorporated'],
  dissolution_date: ['dis', 'dissolved'],
  created_at: ['created', 'added'],
  updated_at: ['updated', 'changed'],
  date_of_birth: ['born', 'birth'],
  publication_title: ['journal'],
  normalised_classification_level_1: ['notice'],
  control_mechanisms_mechanism_type: ['means'],
  controlling_entities_entity_type: ['kind'],
  controlled_entity_name: ['controlled'],
  controlling_entities_name: ['controller'],
  is_ultimate_beneficial_owner: ['owner'],
  has_controlling_entities: ['named'],
};

const namesOf = ({ name }: AnyFilter): Names => SHORT_NAMES[name] ?? [name];

function toField(filter: AnyFilter): QueryField {
  const [first, ...others] = namesOf(filter);
  const names: Names = [first, ...new Set([...others, filter.name].filter((name) => name !== first))];
  if (filter.kind === 'terms') return { kind: 'terms', names, filter };
  return filter.kind === 'flag' ? { kind: 'flag', names, filter } : { kind: 'dates', names, filter };
}

/** The box of companies takes them too, and leads to the search of officers. */
const OFFICER_FIELDS: readonly QueryField[] = [
  { kind: 'officer', names: ['officer'] },
  { kind: 'officer', names: ['director'], position: 'director' },
];

/** All fields of a page's query box. */
export const fieldsOf = (page: SearchPage): QueryField[] => [
  ...filtersOf(page).map(toField),
  { kind: 'is', names: ['is'] },
  ...(page.number_fields ? [{ kind: 'number', names: ['number', 'company_number'] } as const] : []),
  ...([COMPANY_SEARCH.path, OFFICER_SEARCH.path].includes(page.path) ? OFFICER_FIELDS : []),
];

const findField = (page: SearchPage, name: string): QueryField | undefined =>
  fieldsOf(page).find(({ names }) => names.includes(name));

/** Classifies a part of a query: field, unknown field, or text. A colon at the end of a word is text: "Re: Energy". */
export function roleOf(page: SearchPage, { name, value }: Part): QueryField | 'unknown' | 'text' {
  if (name === undefined) return 'text';
  return findField(page, name) ?? (value.length === 0 ? 'text' : 'unknown');
}

/** The name under which a filter is printed. */
export const printedName = (filter: AnyFilter): string => namesOf(filter)[0];

/** Words of `is:` besides flag names; each sets a flag to a value. */
const OTHER_FLAG_WORDS: Record<string, readonly { word: string; value: boolean }[]> = {
  inactive: [
    { word: 'active', value: false },
    { word: 'former', value: true },
  ],
};

/** The words of `is:` on a page, each with its flag. */
export function flagWords(page: SearchPage): { word: string; name: string; value: boolean }[] {
  return filtersOf(page).flatMap(({ kind, name }) =>
    kind === 'flag'
      ? [{ word: name, name, value: true }, ...(OTHER_FLAG_WORDS[name] ?? []).map((other) => ({ ...other, name }))]
      : [],
  );
}

/** The field whose value contains the caret; undefined if the caret is elsewhere. */
export function fieldAt(page: SearchPage, text: string, caret: number): QueryField | undefined {
  const item = lex(text).find(({ start, end }) => start <= caret && caret <= end);
  if (!item) return undefined;
  const part = divide(item);
  const role = roleOf(page, part);
  return typeof role === 'object' && caret >= (part.value[0]?.start ?? item.end) ? role : undefined;
}

/** Options that depend on the source. */
export interface QueryOptions {
  /** True for the embedded register (extension `exclude`); a remote service must not receive exclusions. */
  canExclude?: boolean;
}
