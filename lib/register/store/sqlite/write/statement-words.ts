import { type Json, listAt, objectAt, textAt } from '@/lib/shared/json';
import { words } from '@/lib/shared/names/fold';
import { termKey } from '@/lib/shared/names/normalise';
import type { SqliteDatabase } from '../open';
import { createEntityNames } from '../sql-parts';

/** Types of statements that have a search (specification, "Filings, data, statements"). */
const SEARCHED_TYPES: readonly string[] = [
  'subsequent_registration',
  'alternate_registration',
  'gazette_notice',
  'control_statement',
  'trademark_registration',
];

/** An end of a statement with its current name. */
interface NamedEnd {
  role: 'subject' | 'object';
  name: string;
  entity_type: string;
}

/** A value for filters: the parameter's name, and the value as `termKey` writes it. */
export interface StatementTerm {
  field:
    | 'publication_title'
    | 'normalised_classification_level_1'
    | 'control_mechanisms_mechanism_type'
    | 'controlling_entities_entity_type';
  term: string;
}

/** The facts of a statement that are indexed. */
interface StatementFacts {
  data_type: string;
  title: string | null;
  publication_title: string | null;
  classification: string | null;
  properties: Json;
}

/** Row of the search table, and the terms for filters. */
interface SearchEntry {
  subjects: string[];
  objects: string[];
  title: string[];
  text: string[];
  terms: StatementTerm[];
}

/** `{entity_type, entity_properties: {name}}`, the shape of entities in statements (api-shapes, 6.2). */
function nameOf(entity: Json): string[] {
  const properties = objectAt(entity, 'entity_properties');
  const name = properties && (textAt(properties, 'name') ?? textAt(objectAt(properties, 'name') ?? {}, 'full_name'));
  return name ? [name] : [];
}

const withoutTags = (text: string): string => text.replace(/<[^<>]*>/g, ' ');

/** The words of a notice: its summary, body and classification. */
function noticeText(properties: Json): string[] {
  const about = objectAt(properties, 'about') ?? {};
  const body = textAt(objectAt(about, 'body') ?? {}, 'value');
  const classes = listAt(about, 'classification').map((entry) => textAt(entry, 'name'));
  const texts = [textAt(properties, 'summary'), body && withoutTags(body), ...classes];
  return [...texts.filter((text) => text !== null), ...listAt(properties, 'subjects').flatMap(nameOf)];
}

/** The text of a mark (api-shapes, 6.5); the search of trademarks searches only this. */
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

/** Filter terms of notices (api-shapes, 6.5). */
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

/** The entry of a statement of a type that has a search. */
export const searchEntryOf = (facts: StatementFacts, ends: readonly NamedEnd[]): SearchEntry | undefined =>
  SEARCHED_TYPES.includes(facts.data_type) ? toSearchEntry(facts, ends) : undefined;

/**
 * The entry of one statement. Subjects and objects contain both the current names of its ends and those in the
 * statement, so that both are found. A control statement without a controller has no term for the entity type.
 */
function toSearchEntry(facts: StatementFacts, ends: readonly NamedEnd[]): SearchEntry {
  const namesOf = (role: NamedEnd['role']) => ends.filter((end) => end.role === role).map(({ name }) => name);
  const title = facts.title === null ? [] : [facts.title];
  const names = { subjects: namesOf('subject'), objects: namesOf('object'), title };
  if (facts.data_type === 'gazette_notice') return entryOfNotice(facts, names);
  if (facts.data_type === 'control_statement') return entryOfControl(facts, names, ends);
  return { ...names, text: [], terms: [] };
}

interface StatementRow extends Omit<StatementFacts, 'properties'> {
  id: number;
  properties: string;
}

interface EndRow {
  role: 'subject' | 'object';
  entity_id: number;
}

const TYPES = SEARCHED_TYPES.map((type) => `'${type}'`).join(', ');

/** The folded words of texts, as they are indexed. */
export const wordsOf = (texts: string[]): string => texts.map((text) => words(text).join(' ')).join(' ');

/**
 * Keeps the search table of statements up to date. A statement is indexed under the current names of its ends, which
 * may arrive later or change: writers mark statements and renamed entities, and all that is marked is indexed once, at
 * the end of the transaction.
 */
export class StatementIndex {
  private readonly marked = new Set<number>();
  /** Called with each entity that has a new name or type, or is a company now. */
  onEntity: (id: number) => void = () => {};
  private readonly listOfEntity;
  private readonly findStatement;
  private readonly listEnds;
  private readonly nameEntities;
  private readonly deleteRow;
  private readonly insertRow;
  private readonly deleteTerms;
  private readonly insertTerm;

  constructor(db: SqliteDatabase) {
    this.listOfEntity = db.prepare<[number], { id: number }>(
      `SELECT s.id FROM statement_entities e JOIN statements s ON s.id = e.statement_id
       WHERE e.entity_id = ? AND s.data_type IN (${TYPES})`,
    );
    this.findStatement = db.prepare<[number], StatementRow>(
      `SELECT id, data_type, title, publication_title, classification, properties FROM statements
       WHERE id = ? AND data_type IN (${TYPES})`,
    );
    this.listEnds = db.prepare<[number], EndRow>(
      'SELECT role, entity_id FROM statement_entities WHERE statement_id = ? ORDER BY role, position',
    );
    this.nameEntities = createEntityNames(db);
    this.deleteRow = db.prepare('DELETE FROM statement_search WHERE rowid = ?');
    this.insertRow = db.prepare(
      'INSERT INTO statement_search (rowid, subjects, objects, title, text) VALUES (?, ?, ?, ?, ?)',
    );
    this.deleteTerms = db.prepare('DELETE FROM statement_terms WHERE statement_id = ?');
    this.insertTerm = db.prepare('INSERT OR IGNORE INTO statement_terms (field, term, statement_id) VALUES (?, ?, ?)');
  }

  mark(statementId: number): void {
    this.marked.add(statementId);
  }

  /** The entity has a new name or type, or is withheld or shown again. */
  markEntity(entityId: number): void {
    this.onEntity(entityId);
    for (const { id } of this.listOfEntity.all(entityId)) this.mark(id);
  }

  /** Call after a rollback. */
  forget(): void {
    this.marked.clear();
  }

  indexMarked(): void {
    for (const id of this.marked) this.index(id);
    this.marked.clear();
  }

  private index(id: number): void {
    const statement = this.findStatement.get(id);
    if (!statement) return;
    const { subjects, objects, title, text, terms } = this.entryOf(statement);
    this.deleteRow.run(id);
    this.insertRow.run(id, ...[subjects, objects, title, text].map(wordsOf));
    this.deleteTerms.run(id);
    for (const { field, term } of terms) this.insertTerm.run(field, term, id);
  }

  private entryOf({ id, properties, ...facts }: StatementRow): SearchEntry {
    const ends = this.listEnds.all(id);
    const names = this.nameEntities(ends.map(({ entity_id }) => entity_id));
    const named = ends.flatMap(({ role, entity_id }) => {
      const entity = names.get(entity_id);
      return entity ? [{ role, name: entity.name, entity_type: entity.entity_type }] : [];
    });
    return toSearchEntry({ ...facts, properties: JSON.parse(properties) }, named);
  }
}
