import { type Json, listAt, objectAt, textAt } from '@/lib/shared/json';
import { termKey } from '@/lib/shared/names/normalise';

/** Statements that the interface has a search for (specification, "Filings, data, statements"). */
export const SEARCHED_TYPES: readonly string[] = [
  'subsequent_registration',
  'alternate_registration',
  'gazette_notice',
  'control_statement',
  'trademark_registration',
];

/** An end of a statement under the name it has now. */
interface NamedEnd {
  role: 'subject' | 'object';
  name: string;
  entity_type: string;
}

/** A value by which a statement is filtered: the parameter's name, and the value as `termKey` writes it. */
export interface StatementTerm {
  field:
    | 'publication_title'
    | 'normalised_classification_level_1'
    | 'control_mechanisms_mechanism_type'
    | 'controlling_entities_entity_type';
  term: string;
}

/** What is to be made findable. */
export interface StatementFacts {
  data_type: string;
  title: string | null;
  publication_title: string | null;
  classification: string | null;
  properties: Json;
}

/** What the search table holds of a statement, and the terms by which it is filtered. */
export interface SearchEntry {
  subjects: string[];
  objects: string[];
  title: string[];
  text: string[];
  terms: StatementTerm[];
}

/** `{entity_type, entity_properties: {name}}`, the form in which statements speak of entities (api-shapes, 6.2). */
function nameOf(entity: Json): string[] {
  const properties = objectAt(entity, 'entity_properties');
  const name = properties && (textAt(properties, 'name') ?? textAt(objectAt(properties, 'name') ?? {}, 'full_name'));
  return name ? [name] : [];
}

const withoutTags = (text: string): string => text.replace(/<[^<>]*>/g, ' ');

/** The words of a notice: its summary, its body and what it is classified as. */
function noticeText(properties: Json): string[] {
  const about = objectAt(properties, 'about') ?? {};
  const body = textAt(objectAt(about, 'body') ?? {}, 'value');
  const classes = listAt(about, 'classification').map((entry) => textAt(entry, 'name'));
  const texts = [textAt(properties, 'summary'), body && withoutTags(body), ...classes];
  return [...texts.filter((text) => text !== null), ...listAt(properties, 'subjects').flatMap(nameOf)];
}

/** The text of a mark (api-shapes, 6.5); the search of trademarks looks at nothing else. */
export function markText(properties: Json): string | null {
  return textAt(objectAt(properties, 'mark_details') ?? {}, 'mark_text');
}

const termsOf = (field: StatementTerm['field'], values: (string | null)[]): StatementTerm[] =>
  values.filter((value) => value !== null).map((value) => ({ field, term: termKey(value) }));

function controlTerms(properties: Json, subjects: readonly NamedEnd[]): StatementTerm[] {
  const types = Array.isArray(properties.controlling_entities)
    ? listAt(properties, 'controlling_entities').map((entry) => textAt(entry, 'entity_type') ?? 'unknown')
    : subjects.map(({ entity_type }) => entity_type);
  const mechanisms = listAt(properties, 'control_mechanisms').map((entry) => textAt(entry, 'mechanism_type'));
  return [
    ...termsOf('control_mechanisms_mechanism_type', mechanisms),
    ...termsOf('controlling_entities_entity_type', types),
  ];
}

/** The names that api-shapes, 6.5, gives to what the filters of notices speak of. */
function noticeTerms({ properties, publication_title, classification }: StatementFacts): StatementTerm[] {
  const publication = objectAt(objectAt(properties, 'issue') ?? {}, 'publication') ?? {};
  const kind = textAt(objectAt(properties, 'about') ?? {}, 'type');
  return [
    ...termsOf('publication_title', [publication_title ?? textAt(publication, 'title')]),
    ...termsOf('normalised_classification_level_1', [classification ?? kind]),
  ];
}

function entryOfNotice(facts: StatementFacts, names: Pick<SearchEntry, 'subjects' | 'objects' | 'title'>): SearchEntry {
  return { ...names, text: noticeText(facts.properties), terms: noticeTerms(facts) };
}

function entryOfControl(
  { properties }: StatementFacts,
  names: Pick<SearchEntry, 'subjects' | 'objects' | 'title'>,
  ends: readonly NamedEnd[],
): SearchEntry {
  const controlled = objectAt(properties, 'subject_entity');
  return {
    subjects: [...names.subjects, ...listAt(properties, 'controlling_entities').flatMap(nameOf)],
    objects: [...names.objects, ...(controlled ? nameOf(controlled) : [])],
    title: names.title,
    text: [],
    terms: controlTerms(
      properties,
      ends.filter(({ role }) => role === 'subject'),
    ),
  };
}

/**
 * The entry of one statement. Subjects and objects are the names of its ends as the register has them now and as the
 * statement has them, so that both find it. A control statement without anybody in control has no term of an entity type.
 */
export function toSearchEntry(facts: StatementFacts, ends: readonly NamedEnd[]): SearchEntry {
  const namesOf = (role: NamedEnd['role']) => ends.filter((end) => end.role === role).map(({ name }) => name);
  const title = facts.title === null ? [] : [facts.title];
  const names = { subjects: namesOf('subject'), objects: namesOf('object'), title };
  if (facts.data_type === 'gazette_notice') return entryOfNotice(facts, names);
  if (facts.data_type === 'control_statement') return entryOfControl(facts, names, ends);
  return { ...names, text: [], terms: [] };
}
