import { words } from '@/lib/shared/names/fold';
import type { SqliteDatabase } from '../open';
import { createEntityNames } from '../read/entities';
import { SEARCHED_TYPES, type SearchEntry, type StatementFacts, toSearchEntry } from './statement-words';

interface StatementRow extends Omit<StatementFacts, 'properties'> {
  id: number;
  properties: string;
}

interface EndRow {
  role: 'subject' | 'object';
  entity_id: number;
}

const TYPES = SEARCHED_TYPES.map((type) => `'${type}'`).join(', ');

const wordsOf = (texts: string[]): string => texts.map((text) => words(text).join(' ')).join(' ');

/**
 * Keeps the search table of statements in step. A statement is indexed under the names its ends have, and those come
 * later or change; so whoever changes a statement or the name of an entity marks it, and what was marked is indexed
 * once, at the end of the transaction, when every name is known.
 */
export class StatementIndex {
  private readonly marked = new Set<number>();
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

  /** The entity has another name than before, or is another kind of entity. */
  markEntity(entityId: number): void {
    for (const { id } of this.listOfEntity.all(entityId)) this.mark(id);
  }

  /** After a transaction that was rolled back. */
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
