import { toMoment, toOrder } from '@/lib/contract/parameters';
import { textAt } from '@/lib/shared/json';
import { fold } from '@/lib/shared/names/fold';
import type { ProvenanceInput, RelationshipInput, StatementInput, WriteOutcome } from '../../records';
import { booleanCell, changedColumns, type Row } from './columns';
import type { WriteContext } from './context';
import { createEventRecorder, noticeChange } from './events';
import type { RelationshipEvents } from './relationship-events';
import { markText } from './statement-words';

/** Records a gazette notice as an event of each company it mentions, when it is first imported. */
function createNoticeWatch(context: WriteContext): (companyId: number, input: StatementInput) => void {
  const { record } = createEventRecorder(context);
  return (company_id, { key, properties, search = {}, start_date, sample_date }) => {
    const published = search.published_at ?? textAt(properties, 'date_published') ?? start_date;
    const [starts_at, ends_at] = [toMoment(published), toMoment(published, 'end')];
    if (starts_at === null || ends_at === null) return;
    const day = starts_at.slice(0, 10);
    const text = textAt(properties, 'summary') ?? search.title ?? null;
    const { publication_title = null, classification = null } = search;
    const payload = { title: text, publication_title, classification, url: textAt(properties, 'url') };
    const provenance = { type: 'statement', statement_key: key, sample_date: sample_date ?? day };
    record(noticeChange({ text, day, payload }), { company_id, key, starts_at, ends_at, provenance });
  };
}

function toRow(input: StatementInput): Row {
  const { search = {} } = input;
  const isMark = input.data_type === 'trademark_registration';
  const title = (isMark ? markText(input.properties) : null) ?? search.title ?? null;
  return {
    data_type: input.data_type,
    predicate: input.predicate ?? null,
    properties: JSON.stringify(input.properties),
    start_date: input.start_date ?? null,
    start_date_type: input.start_date_type ?? null,
    end_date: input.end_date ?? null,
    end_date_type: input.end_date_type ?? null,
    sample_date: input.sample_date ?? null,
    version: input.version,
    title,
    sort_title: isMark && title !== null ? fold(title).trim() : null,
    publication_title: search.publication_title ?? null,
    classification: search.classification ?? null,
    jurisdiction_code: search.jurisdiction_code ?? null,
    is_ultimate_beneficial_owner: booleanCell(search.is_ultimate_beneficial_owner ?? beneficialOwner(input)),
    registration_date: search.registration_date ?? null,
    expiry_date: search.expiry_date ?? null,
    published_at: search.published_at ?? null,
  };
}

/** The key of a company at an end; others may hold names of people. */
const companyKeyIn = ({ objects, subjects }: StatementInput): string | null =>
  [...objects, ...subjects].find(({ key }) => /^(?:company|lei):/.test(key))?.key ?? null;

/** From the importer, or else derived from the statement. */
function beneficialOwner({ properties }: StatementInput): boolean | null {
  const { ultimate_beneficial_owner: stated } = properties;
  return typeof stated === 'boolean' ? stated : null;
}

function relationshipRow(statementId: number, parent: number, child: number, input: RelationshipInput): Row {
  return {
    statement_id: statementId,
    parent_id: parent,
    child_id: child,
    relationship_type: input.relationship_type,
    percentage: input.percentage ?? null,
    percentage_min: input.percentage_min ?? null,
    percentage_max: input.percentage_max ?? null,
    number_of_shares: input.number_of_shares ?? null,
    interests: JSON.stringify(input.interests ?? []),
  };
}

interface Ends {
  subjects: number[];
  objects: number[];
}

export function createStatementWriter(
  context: WriteContext,
  relationships: RelationshipEvents,
): (input: StatementInput) => WriteOutcome {
  const { db, entities, counts } = context;
  const watch = createNoticeWatch(context);
  const findRow = db.prepare<[string], Row>('SELECT * FROM statements WHERE key = ?');
  const listEnds = db
    .prepare<[number], number>('SELECT entity_id FROM statement_entities WHERE statement_id = ?')
    .pluck();
  const endsInRole = db
    .prepare<[number, string], number>(
      'SELECT entity_id FROM statement_entities WHERE statement_id = ? AND role = ? ORDER BY position',
    )
    .pluck();
  /** Content without ids, which differ between registers. */
  const contentOf = (row: Row, { subjects, objects }: Ends): string =>
    JSON.stringify([Object.values(row), subjects.map(entities.keyOf), objects.map(entities.keyOf)]);
  const deleteEnds = db.prepare('DELETE FROM statement_entities WHERE statement_id = ?');
  const insertEnd = db.prepare(
    'INSERT INTO statement_entities (statement_id, role, position, entity_id) VALUES (?, ?, ?, ?)',
  );
  const deleteRelationship = db
    .prepare<[number], number>('DELETE FROM relationships WHERE statement_id = ? RETURNING parent_id')
    .pluck();
  const insertProvenance = db.prepare(
    `INSERT OR IGNORE INTO provenances
       (statement_id, key, source_url, confidence, source_type, actor_type, log_message, publisher, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );

  const keepFirst = db.prepare(
    'UPDATE provenances SET source_url = ?, log_message = ? WHERE statement_id = ? AND key = ? AND log_message > ?',
  );
  const countOfPublisher = db
    .prepare<[number, string | null], number>(
      'SELECT count(*) FROM provenances WHERE statement_id = ? AND publisher IS ?',
    )
    .pluck();

  function addProvenance(statementId: number, input: ProvenanceInput): boolean {
    const { key, source_url, confidence, source_type, actor_type, log_message, publisher, created_at } = input;
    const optional = [log_message ?? null, publisher ?? null];
    const values = [key, source_url ?? null, confidence, source_type, actor_type, ...optional, created_at];
    if (insertProvenance.run(statementId, ...values).changes === 0) {
      // The same sighting in another file: which file is told must not follow from the order of arrival.
      keepFirst.run(source_url ?? null, log_message ?? null, statementId, key, log_message ?? null);
      return false;
    }
    const isFirst = countOfPublisher.get(statementId, publisher ?? null) === 1;
    counts.countProvenance(publisher ?? null, created_at, isFirst);
    return true;
  }

  function countRelationship(parent: number, amount: 1 | -1): void {
    counts.count('relationships', amount);
    counts.parents.mark(parent);
  }

  function setEnds(statementId: number, { subjects, objects }: Ends, relationship: RelationshipInput | null): void {
    for (const id of [...listEnds.all(statementId), ...subjects, ...objects]) context.changed.add(id);
    deleteEnds.run(statementId);
    for (const [position, id] of subjects.entries()) insertEnd.run(statementId, 'subject', position, id);
    for (const [position, id] of objects.entries()) insertEnd.run(statementId, 'object', position, id);
    const parentBefore = deleteRelationship.get(statementId);
    if (parentBefore !== undefined) countRelationship(parentBefore, -1);
    const [parent, child] = [subjects[0], objects[0]];
    if (!relationship || parent === undefined || child === undefined) return;
    context.rows.insert('relationships', relationshipRow(statementId, parent, child, relationship));
    countRelationship(parent, 1);
  }

  function insert(input: StatementInput, ends: Ends): number {
    const fetched_at = context.fetchedOn(input.version);
    const row = { key: input.key, ...toRow(input), fetched_at, created_at: input.created_at ?? context.now() };
    const given = context.ids && { id: context.ids.ofRow('statements', [input.key]) };
    const id = context.rows.insert('statements', { ...given, ...row });
    counts.count('statements');
    setEnds(id, ends, input.relationship ?? null);
    return id;
  }

  /**
   * A newer version replaces the facts; an older one only adds a sighting. Of two that call themselves the same version,
   * the one that sorts last stays, in any order of arrival.
   */
  function update(before: Row, input: StatementInput, ends: Ends): boolean {
    if (toOrder(input.version) < toOrder(String(before.version))) return false;
    const id = Number(before.id);
    const next = toRow(input);
    const changed = changedColumns(before, next);
    const fetched_at = context.fetchedOn(input.version);
    const [fetch, fetchBefore] = [fetched_at, before.fetched_at].map((day) => toOrder(String(day ?? input.version)));
    if (input.version === before.version && fetch !== fetchBefore) {
      if ((fetch ?? '') < (fetchBefore ?? '')) return false;
      if (Object.keys(changed).length > 0) changed.fetched_at = fetched_at;
    } else if (input.version === before.version) {
      const known = Object.fromEntries(Object.keys(next).map((column) => [column, before[column] ?? null]));
      const endsBefore = { subjects: endsInRole.all(id, 'subject'), objects: endsInRole.all(id, 'object') };
      const isSame = Object.keys(changed).length === 0 && JSON.stringify(endsBefore) === JSON.stringify(ends);
      if (isSame || contentOf(next, ends) < contentOf(known, endsBefore)) return false;
    }
    if (Object.keys(changed).length > 0) context.rows.update('statements', id, changed);
    const [owner, company] = [endsInRole.get(id, 'subject'), endsInRole.get(id, 'object')];
    if (owner !== ends.subjects[0] || company !== ends.objects[0]) relationships.noteEnds(input.key, owner, company);
    setEnds(id, ends, input.relationship ?? null);
    return true;
  }

  /** The companies of a notice, at either end. */
  function watchNotice(input: StatementInput, { subjects, objects }: Ends): void {
    if (input.data_type !== 'gazette_notice' || input.is_restored) return;
    const references = [...input.subjects, ...input.objects];
    const ids = [...subjects, ...objects].filter((_, at) => (references[at]?.entity_type ?? 'company') === 'company');
    for (const id of new Set(ids)) watch(id, input);
  }

  /** True if the version says something that was not known. */
  function noteVersion(id: number, input: StatementInput, before: Row | undefined): boolean {
    if (!relationships.takesPart(input)) return false;
    const after = () => findRow.get(input.key);
    if (input.is_restored) return relationships.restore(after(), input);
    // That of the newest version, which this need not be.
    const company = endsInRole.get(id, 'object');
    return company !== undefined && relationships.see(input, company, before, after);
  }

  return (input) => {
    const ends = {
      subjects: input.subjects.map((reference) => entities.resolve(reference)),
      objects: input.objects.map((reference) => entities.resolve(reference)),
    };
    const before = findRow.get(input.key);
    if (before?.created_at === context.now() && before.version === input.version) {
      context.findings.add('duplicate', 'statement', () => companyKeyIn(input));
    }
    const updated = before ? update(before, input, ends) : false;
    const id = before ? Number(before.id) : insert(input, ends);
    const seen = input.provenances.map((provenance) => addProvenance(id, provenance)).some(Boolean);
    const noted = noteVersion(id, input, before);
    if (before && !updated && !seen) return noted ? 'merged' : 'unchanged';
    context.statements.mark(id);
    watchNotice(input, ends);
    for (const entity of [...ends.subjects, ...ends.objects]) context.touch(entity);
    return before ? 'merged' : 'added';
  };
}
