import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { THOROUGH } from '@/lib/testing/thorough';
import { company, reference, statement } from '../../case-inputs';
import { prepareRecord } from '../../prepare/prepare';
import { anyRecord } from '../../random-inputs';
import type { RegisterInput } from '../../records';
import { openDatabase, type SqliteDatabase } from '../open';
import { createContentsReader } from '../read/contents';
import { createRegisterWriter } from '../writer';
import { countAll } from './count-all';
import { countIndirect, LargestParents } from './largest-parents';

const REDACTED = 'SELECT id FROM companies WHERE redacted = 1';
const ofShownCompany = `WHERE r.company_id NOT IN (${REDACTED})`;
const ofShownStatement = (id: string): string =>
  `WHERE ${id} NOT IN (SELECT statement_id FROM statement_entities WHERE entity_id IN (${REDACTED}))`;
const ofShownData = `WHERE r.id NOT IN (
  SELECT datum_id FROM datum_companies hidden WHERE company_id IN (${REDACTED})
    AND NOT EXISTS (SELECT 1 FROM shared_data other WHERE other.datum_id = hidden.datum_id
      AND other.company_id NOT IN (${REDACTED}))
  UNION ALL SELECT -id FROM companies WHERE redacted = 1)`;

/** Plain queries for what is shown of each kind. */
const SHOWN = {
  companies: 'companies r WHERE r.redacted = 0',
  officers: `officers r ${ofShownCompany}`,
  filings: `filings r ${ofShownCompany}`,
  statements: `statements r ${ofShownStatement('r.id')}`,
  relationships: `relationships r ${ofShownStatement('r.statement_id')}`,
  placeholders: `placeholders WHERE id IN (SELECT id FROM entities WHERE kind = 'placeholder' AND merged_into IS NULL)`,
  data: `known_data r ${ofShownData}`,
  events: 'known_events r JOIN companies c ON c.id = r.company_id AND c.redacted = 0',
  corporate_groupings: 'corporate_groupings',
  industry_codes: 'industry_codes',
};

interface OfPublisher {
  publisher: string | null;
  kind: string;
  amount: number;
  oldest: string | null;
  newest: string | null;
  undated: number;
}

const TOLD = "NOT LIKE '%~'";

/** The days that were told, and how many records have none. */
const period = (moment: string): string => `
    substr(min(${moment}) FILTER (WHERE ${moment} ${TOLD}), 1, 10) AS oldest,
    substr(max(${moment}) FILTER (WHERE ${moment} ${TOLD}), 1, 10) AS newest,
    count(*) FILTER (WHERE ${moment} IS NULL OR NOT ${moment} ${TOLD}) AS undated`;

const bySource = (kind: 'companies' | 'officers' | 'data'): string => `
  SELECT s.publisher, '${kind}' AS kind, count(*) AS amount, ${period('r.retrieved_at')}
  FROM (SELECT r.source_id, r.retrieved_at FROM ${SHOWN[kind]}) r JOIN sources s ON s.id = r.source_id GROUP BY 1`;
const BY_PUBLISHER = `
  ${bySource('companies')} UNION ALL ${bySource('officers')} UNION ALL ${bySource('data')} UNION ALL
  SELECT publisher, 'statements', count(DISTINCT statement_id), ${period('created_at')}
  FROM provenances ${ofShownStatement('statement_id')} GROUP BY 1`;

const PARENTS = `SELECT r.parent_id AS id, count(*) AS direct FROM relationships r
  JOIN companies c ON c.id = r.parent_id WHERE c.redacted = 0 GROUP BY 1 ORDER BY 2 DESC, 1`;

const WRONG = `SELECT * FROM largest_parents WHERE id > 0 AND indirect <> ${countIndirect('largest_parents.id')}`;

/** Counts the tables of the register, each from end to end. */
function countPlainly(db: SqliteDatabase) {
  const counts = Object.fromEntries(
    Object.entries(SHOWN).map(([kind, records]) => [kind, db.prepare(`SELECT count(*) FROM ${records}`).pluck().get()]),
  );
  const ofPublishers = new Map<string | null, Record<string, string | number | null>>();
  for (const { publisher, kind, amount, oldest, newest, undated } of db.prepare<[], OfPublisher>(BY_PUBLISHER).all()) {
    const before = ofPublishers.get(publisher) ?? { companies: 0, officers: 0, statements: 0, data: 0, undated: 0 };
    const days = [before.oldest, oldest, before.newest, newest].filter((day) => day != null).sort();
    const span = { oldest: days[0] ?? null, newest: days.at(-1) ?? null };
    const sum = Number(before.undated) + undated;
    ofPublishers.set(publisher, { ...before, ...span, undated: sum, [kind]: amount });
  }
  return { counts, publishers: ofPublishers };
}

/** What is kept, in the same form. */
function readKept(db: SqliteDatabase) {
  const { counts, publishers } = createContentsReader(db).count();
  return {
    counts,
    publishers: new Map(publishers.map(({ publisher, licences: _, ...held }) => [publisher, held])),
  };
}

/** The rows that counting anew would write. */
function rowsOf(db: SqliteDatabase) {
  const order = 'ORDER BY kind, publisher, licence, day';
  return [`SELECT * FROM record_counts ${order}`, 'SELECT id, direct FROM largest_parents ORDER BY id'].map((sql) =>
    db.prepare(sql).all(),
  );
}
function rowsCountedAnew(db: SqliteDatabase) {
  db.exec('BEGIN; DELETE FROM record_counts');
  countAll(db);
  const rows = rowsOf(db);
  db.exec('ROLLBACK');
  return rows;
}

/** Fails when it is written. */
function brokenStatement(): RegisterInput {
  const properties: Record<string, unknown> = {};
  properties.self = properties;
  return statement('broken', 'gazette_notice', { subjects: [reference('1')], properties });
}

const step = fc.record({
  how: fc.constantFrom('alone', 'together', 'together', 'one of them refused', 'killed'),
  groups: fc.array(
    fc.array(anyRecord, { minLength: 1, maxLength: 2 }).map((inputs) => inputs.flat()),
    { minLength: 1, maxLength: 4 },
  ),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function openRegister() {
  const db = openDatabase(':memory:');
  // As in an import.
  db.pragma('foreign_keys = OFF');
  onTestFinished(() => void db.close());
  const writer = createRegisterWriter(db, { now: () => '2026-03-01T12:00:00.000Z' });
  const run = writer.beginImport({ format: 'invented', files: [], options: {} });
  /** A record that contradicts those before is refused, and nothing of it stays. */
  const writeOrRefuse = (inputs: RegisterInput[]): void => {
    try {
      writer.write(inputs);
    } catch (error) {
      expect(error).toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' });
    }
  };
  const settled = { position: 1, rejects_bytes: 0, counts: run.counts };
  return {
    db,
    write({ how, groups }: Step): void {
      const all = how === 'one of them refused' ? [...groups, [...(groups[0] ?? []), brokenStatement()]] : groups;
      if (how === 'alone') for (const inputs of groups) writeOrRefuse(inputs);
      else {
        const write = () =>
          writer.writeGroups(run, all.map(prepareRecord), () => {
            if (how === 'killed') throw new Error('killed');
            return settled;
          });
        if (how === 'killed') expect(write).toThrow('killed');
        else write();
      }
    },
  };
}

describe('the numbers that the writer keeps', () => {
  test('are those of plain queries after any writes', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
        const { db, write } = openRegister();
        for (const one of steps) {
          write(one);
          expect(readKept(db)).toEqual(countPlainly(db));
          expect(rowsOf(db)).toEqual(rowsCountedAnew(db));
        }
        db.close();
      }),
      { numRuns: THOROUGH ? 500 : 40, endOnFailure: true },
    );
  });
});

describe('the parents with most relationships', () => {
  const SIZES = { most: 8, kept: 5, least: 3 };
  const some = fc.integer({ min: 1, max: 20 });
  const changes = fc.array(
    fc.array(fc.record({ parent: some, child: some, statement: fc.integer({ min: 1, max: 60 }) }), {
      minLength: 1,
      maxLength: 12,
    }),
    { minLength: 1, maxLength: 12 },
  );

  test('are those of a plain query, of few or many parents, whatever changes', () => {
    fc.assert(
      fc.property(changes, fc.boolean(), (transactions, areRemoved) => {
        const db = openDatabase(':memory:');
        db.pragma('foreign_keys = OFF');
        const writer = createRegisterWriter(db);
        writer.write(Array.from({ length: 20 }, (_, at) => company(String(at + 1), `No. ${at + 1}`)));
        const parents = new LargestParents(db, SIZES);
        const find = db.prepare<[number], number>('SELECT parent_id FROM relationships WHERE statement_id = ?').pluck();
        const put = db.prepare(`INSERT OR REPLACE INTO relationships
          (statement_id, parent_id, child_id, relationship_type, interests) VALUES (?, ?, ?, 'control', '')`);
        const remove = db.prepare('DELETE FROM relationships WHERE statement_id = ?');
        for (const [at, transaction] of transactions.entries()) {
          for (const { parent, child, statement: id } of transaction) {
            parents.mark(find.get(id) ?? parent);
            parents.mark(parent);
            if (areRemoved && at > transactions.length / 2) remove.run(id);
            else put.run(id, parent, child);
          }
          parents.write();
          if (at % 2 === 0) parents.countIndirect();
          expect(db.prepare(WRONG).all()).toEqual([]);
          const kept = db.prepare('SELECT id, direct FROM largest_parents WHERE id > 0 ORDER BY 2 DESC, 1').all();
          const all = db.prepare(PARENTS).all();
          expect(kept).toEqual(all.slice(0, kept.length));
          expect(kept.length).toBeGreaterThanOrEqual(Math.min(all.length, SIZES.least));
          expect(kept.length).toBeLessThanOrEqual(SIZES.most);
        }
        db.close();
      }),
      { numRuns: THOROUGH ? 1_000 : 60, endOnFailure: true },
    );
  });
});
