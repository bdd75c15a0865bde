import { companyKey, companyOfKey } from '@/lib/shared/links';
import { stripControls } from '@/lib/shared/names/fold';
import type { EntityReference } from '../../records';
import type { RecordCounts } from '../counts/record-counts';
import type { SqliteDatabase } from '../open';
import type { ChangedRecords } from './changed-records';
import type { ImpliedRows } from './implied-rows';
import type { RowIds } from './row-ids';
import type { StatementIndex } from './statement-words';

/** Columns that refer to an entity; joining two entities updates all of them. */
const REFERENCES = [
  ['statement_entities', 'entity_id'],
  ['relationships', 'parent_id'],
  ['relationships', 'child_id'],
  ['officers', 'company_id'],
  ['filings', 'company_id'],
  ['events', 'company_id'],
  ['snapshots', 'company_id'],
  ['data', 'company_id'],
  ['shared_data', 'company_id'],
  ['corporate_grouping_members', 'company_id'],
  ['companies', 'home_company_id'],
  ['entity_keys', 'entity_id'],
] as const;

/** What a mention says of an entity without a record. */
interface MentionRow {
  entity_type: string;
  name: string;
  jurisdiction_string: string | null;
  jurisdiction_code: string | null;
  identifier: string | null;
}

/** Sorts first the mention that is kept. */
const rankOf = ({ name, identifier, ...others }: MentionRow): string =>
  JSON.stringify([name === '' || name === identifier, name, identifier, ...Object.values(others)]);

/** What joins two entities: some registers join thousands. */
function prepareMoves(db: SqliteDatabase) {
  return {
    references: REFERENCES.map(([table, column]) =>
      db.prepare<[number, number]>(`UPDATE OR IGNORE ${table} SET ${column} = ? WHERE ${column} = ?`),
    ),
    // Rows that would have become duplicates were left behind by OR IGNORE.
    leftBehind: ['shared_data', 'events', 'corporate_grouping_members', 'snapshots'].map((table) =>
      db.prepare<[number]>(`DELETE FROM ${table} WHERE company_id = ?`),
    ),
    mark: db.prepare<[number, number, number]>('UPDATE entities SET merged_into = ? WHERE id = ? OR merged_into = ?'),
  };
}

/**
 * Maps keys to entity ids. The only place that creates, finds and joins entities.
 * A company is found by the number in its row, which has no row in the table of keys. All other keys have one,
 * including former numbers of a company and those of companies joined with it.
 */
export class EntityIndex {
  /** Cache of this transaction: a record refers to its company once for each of its parts. */
  private readonly known = new Map<string, number>();
  /** Entities that this transaction created, if not together with others. */
  private readonly made = new Set<number>();
  /** Called before two entities are joined. */
  onJoin: (kept: number, gone: number) => void = () => {};
  private readonly findByKey;
  private readonly findByNumber;
  private readonly findNumber;
  private readonly insertEntity;
  private readonly insertKey;
  private readonly putKey;
  private readonly deleteKey;
  private readonly insertPlaceholder;
  private readonly isPlaceholder;
  private readonly findFirstKey;
  private readonly findMention;
  private readonly setMention;
  private readonly listOfficers;
  private moves: ReturnType<typeof prepareMoves> | undefined;

  constructor(
    private readonly db: SqliteDatabase,
    private readonly implied: ImpliedRows,
    private readonly changed: Record<'companies' | 'officers', ChangedRecords>,
    private readonly counts: RecordCounts,
    private readonly statements: StatementIndex,
    private readonly ids: RowIds | undefined,
  ) {
    this.findFirstKey = db
      .prepare<[number, number], string | null>(
        `SELECT coalesce((SELECT 'company:' || jurisdiction_code || '/' || company_number FROM companies WHERE id = ?),
           (SELECT min(key) FROM entity_keys WHERE entity_id = ?))`,
      )
      .pluck();
    this.findMention = db.prepare<[number], MentionRow>(
      `SELECT entity_type, name, jurisdiction_string, jurisdiction_code, identifier FROM placeholders
       WHERE id = ? AND version = ''`,
    );
    this.setMention = db.prepare(
      `UPDATE placeholders SET entity_type = @entity_type, name = @name, jurisdiction_string = @jurisdiction_string,
         jurisdiction_code = @jurisdiction_code, identifier = @identifier WHERE id = @id`,
    );
    this.findByKey = db.prepare<[string], number>('SELECT entity_id FROM entity_keys WHERE key = ?').pluck();
    this.findByNumber = db
      .prepare<[string, string, string], number | null>(
        `SELECT coalesce((SELECT entity_id FROM entity_keys WHERE key = ?),
           (SELECT id FROM companies WHERE jurisdiction_code = ? AND company_number = ?))`,
      )
      .pluck();
    this.findNumber = db.prepare<[number], { jurisdiction_code: string; company_number: string }>(
      'SELECT jurisdiction_code, company_number FROM companies WHERE id = ?',
    );
    this.insertEntity = db.prepare<[number | null, string]>('INSERT INTO entities (id, kind) VALUES (?, ?)');
    this.insertKey = db.prepare('INSERT INTO entity_keys (key, entity_id) VALUES (?, ?)');
    this.putKey = db.prepare(
      'INSERT INTO entity_keys (key, entity_id) VALUES (?, ?) ON CONFLICT DO UPDATE SET entity_id = excluded.entity_id',
    );
    this.deleteKey = db.prepare('DELETE FROM entity_keys WHERE key = ?');
    this.listOfficers = db.prepare<[number], number>('SELECT id FROM officers WHERE company_id = ?').pluck();
    this.insertPlaceholder = db.prepare(
      `INSERT INTO placeholders (id, entity_type, name, jurisdiction_string, jurisdiction_code, identifier, version)
       VALUES (?, ?, ?, ?, ?, ?, '')`,
    );
    this.isPlaceholder = db.prepare<[number]>(
      "SELECT 1 FROM entities WHERE id = ? AND kind = 'placeholder' AND merged_into IS NULL",
    );
  }

  find(key: string): number | undefined {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const found = this.lookUp(key);
    if (found !== undefined) this.known.set(key, found);
    return found;
  }

  private lookUp(key: string): number | undefined {
    const company = companyOfKey(key);
    if (!company) return this.findByKey.get(key);
    return this.findByNumber.get(key, company.jurisdiction_code, company.company_number) ?? undefined;
  }

  /** Clears the cache, which is valid for one transaction. */
  forget(): void {
    this.known.clear();
    this.made.clear();
  }

  /** True only if this transaction created the entity, so that no earlier row refers to it. */
  isMadeNow(id: number): boolean {
    return this.made.has(id);
  }

  /** The distinct existing entities of the keys, in the order of the keys. */
  findAll(keys: string[]): number[] {
    const ids = keys.map((key) => this.find(key)).filter((id) => id !== undefined);
    return [...new Set(ids)];
  }

  create(kind: 'company' | 'placeholder', keys: readonly string[]): number {
    const id = Number(this.insertEntity.run(this.ids?.ofEntity(keys) ?? null, kind).lastInsertRowid);
    this.made.add(id);
    return id;
  }

  setKeys(keys: string[], entityId: number): void {
    for (const key of keys) {
      const owner = this.find(key);
      if (owner === undefined) this.insertKey.run(key, entityId);
      else if (owner !== entityId) this.putKey.run(key, entityId);
      this.known.set(key, entityId);
    }
  }

  /** The same for keys that `find` did not know. */
  addKeys(keys: string[], entityId: number): void {
    for (const key of new Set(keys)) {
      this.insertKey.run(key, entityId);
      this.known.set(key, entityId);
    }
  }

  /** Creates a company without earlier mentions, with the number of its future row and further keys. */
  createCompany(ownKey: string, otherKeys: string[] = []): number {
    const id = this.create('company', [ownKey, ...otherKeys]);
    this.known.set(ownKey, id);
    if (otherKeys.length > 0) this.addKeys(otherKeys, id);
    return id;
  }

  /** A key of the entity that does not follow from the order in which records arrived. */
  readonly keyOf = (id: number): string => this.findFirstKey.get(id, id) ?? '';

  /** The company's row, which is about to be written, will have the number of this key. */
  bearNumber(key: string, companyId: number): void {
    this.deleteKey.run(key);
    this.known.set(key, companyId);
  }

  /** Keeps the number in the company's row as a key, before the row gets another number or is deleted. */
  saveNumber(companyId: number, entityId = companyId): void {
    const number = this.findNumber.get(companyId);
    if (number) this.putKey.run(companyKey(number.jurisdiction_code, number.company_number), entityId);
  }

  /** The entity of a reference. An unknown one becomes a placeholder until its record arrives. */
  resolve(reference: EntityReference): number {
    const known = this.find(reference.key);
    if (known !== undefined) {
      this.mention(known, reference);
      return known;
    }
    const id = this.create('placeholder', [reference.key]);
    this.insertPlaceholder.run(
      id,
      reference.entity_type ?? 'company',
      stripControls(reference.name),
      reference.jurisdiction_string ?? null,
      reference.jurisdiction_code ?? null,
      reference.identifier ?? null,
    );
    this.counts.count('placeholders');
    this.addKeys([reference.key], id);
    return id;
  }

  /**
   * While an entity is only mentioned, it has the facts of the mention whose name sorts first, in any order of arrival.
   * A name that only repeats the identifier, or none, gives way to any other.
   */
  private mention(id: number, reference: EntityReference): void {
    const before = this.findMention.get(id);
    if (before === undefined) return;
    const given: MentionRow = {
      entity_type: reference.entity_type ?? 'company',
      name: stripControls(reference.name),
      jurisdiction_string: reference.jurisdiction_string ?? null,
      jurisdiction_code: reference.jurisdiction_code ?? null,
      identifier: reference.identifier ?? null,
    };
    if (rankOf(given) >= rankOf(before)) return;
    this.setMention.run({ id, ...given });
    if (given.name !== before.name) this.statements.markEntity(id);
  }

  /**
   * Joins two entities: all references to `gone` point to `kept`; `gone` remains as a pointer, so that its address
   * still works.
   */
  merge(kept: number, gone: number): void {
    this.forget();
    this.onJoin(kept, gone);
    for (const id of [kept, gone]) {
      this.implied.writeDown(id);
      this.changed.companies.add(id);
      this.counts.parents.mark(id);
    }
    for (const id of this.listOfficers.all(gone)) this.changed.officers.add(id);
    const eventsBefore = this.counts.eventsOf(kept, gone);
    if (this.isPlaceholder.get(gone) !== undefined) this.counts.count('placeholders', -1);
    this.saveNumber(gone, kept);
    this.moves ??= prepareMoves(this.db);
    for (const move of this.moves.references) move.run(kept, gone);
    for (const removal of this.moves.leftBehind) removal.run(gone);
    this.counts.count('events', this.counts.eventsOf(kept, gone) - eventsBefore);
    this.moves.mark.run(kept, gone, gone);
  }
}
