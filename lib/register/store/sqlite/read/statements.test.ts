import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { Statement } from '@/lib/contract/records';
import { createDice, type Dice } from '@/lib/testing/chance';
import { THOROUGH } from '@/lib/testing/thorough';
import { company, reference, statement } from '../../case-inputs';
import type { ProvenanceInput, StatementInput } from '../../records';
import type { RegisterStore, StatementListQuery, StatementQuery, Window } from '../../store';
import { openDatabase, type SqliteDatabase } from '../open';
import { createSqliteStore } from '../sqlite-store';
import { createRegisterWriter } from '../writer';

const WORDS = ['ada', 'berg', 'cole', 'dorn'];
const DAYS = ['2020', '2020-01-01', '2021-05-05', '2021-05-06', null];
const TYPES = ['gazette_notice', 'control_statement', 'alternate_registration', 'share_parcel'] as const;
const PLACES = ['gb', 'de', null];
const PUBLISHERS = ['A', 'B', null];
const TODAY = '2021-01-01';
const ORDERS = {
  gazette_notice: { order: 'published_at' },
  control_statement: { order: 'created_at' },
  alternate_registration: {},
};
const EVERYTHING: Window = { offset: 0, limit: 1_000 };

const seen = (dice: Dice, key: string): ProvenanceInput => ({
  ...{ key, confidence: dice.pick([50, 60, 61, 90, 91]), publisher: dice.pick(PUBLISHERS) },
  ...{ source_type: 'external', actor_type: 'bot', created_at: '2026-01-01' },
});

/** A statement between two of five companies; the same key again is a later version of it. */
function someStatement(dice: Dice, version: string): StatementInput {
  const key = String(dice.below(40));
  const words = [dice.pick(WORDS), dice.pick(WORDS)].join(' ');
  const day = dice.pick(DAYS);
  return statement(key, dice.pick(TYPES), {
    ...{
      version,
      properties: { summary: words, uid: `${key} ${version}` },
      predicate: dice.pick(['controls', 'owns']),
    },
    ...{ subjects: [reference(String(dice.below(5)))], objects: [reference(String(dice.below(5)))] },
    ...{ start_date: day, end_date: dice.pick(DAYS), created_at: dice.pick(['2026-01-01T00:00:00Z', '2026-01-02']) },
    provenances: Array.from({ length: dice.below(3) }, (_, at) => seen(dice, `${version} ${at}`)),
    search: { title: words, published_at: day, jurisdiction_code: dice.pick(PLACES) },
  });
}

function writeSome(db: SqliteDatabase, dice: Dice, version: string): void {
  const companies = Array.from({ length: 5 }, (_, at) =>
    company(String(at), `${WORDS[at % 3]} ${at}`, { redacted: at === 4 && dice.below(2) === 0 }),
  );
  createRegisterWriter(db).write([...companies, ...Array.from({ length: 25 }, () => someStatement(dice, version))]);
}

const idsOf = (items: readonly Statement[]): number[] => items.map(({ id }) => id);

/** The words of a statement, from its search table; read without a query, so that nothing is searched. */
async function withWords(store: RegisterStore, query: StatementQuery, q: string): Promise<number[]> {
  const { items } = await store.searchStatements({ ...query, q: undefined, window: EVERYTHING });
  const textOf = ({ properties, subject_entities, object_entities }: Statement): string =>
    [properties.summary, ...[...(subject_entities ?? []), ...(object_entities ?? [])].map(({ name }) => name)].join(
      ' ',
    );
  return idsOf(items.filter((one) => q.split(' ').every((word) => textOf(one).split(' ').includes(word))));
}

function open(): SqliteDatabase {
  const db = openDatabase(':memory:');
  onTestFinished(() => void db.close());
  return db;
}

const RUNS = THOROUGH ? 200 : 20;

test('statements are found by words in the order of all, after every change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const [db, dice] = [open(), createDice(seed)];
      const store = createSqliteStore(db);
      // Without the log of changed statements, as a register made before there was one.
      if (dice.below(4) === 0) db.exec('DROP TRIGGER statement_has_moved; DROP TABLE statement_changes');
      for (const version of ['2026-01-01', '2026-01-02', '2026-01-03']) {
        writeSome(db, dice, version);
        for (const data_type of ['gazette_notice', 'control_statement', 'alternate_registration'] as const) {
          const order = ORDERS[data_type];
          const place = dice.pick(PLACES);
          const only = data_type === 'gazette_notice' && place !== null;
          const filter = only ? { jurisdiction_code: { match: 'any', terms: [place] } } : {};
          const q = dice.pick(['ada', 'berg', 'ada berg', 'ada 0', 'dorn']);
          const query = { data_type, ...order, ...filter, q, window: EVERYTHING } as StatementQuery;
          const expected = await withWords(store, query, q);
          const window = { offset: dice.below(4), limit: 1 + dice.below(6) };
          const found = await store.searchStatements({ ...query, window });
          expect(found.total).toBe(expected.length);
          expect(idsOf(found.items)).toEqual(expected.slice(window.offset, window.offset + window.limit));
        }
      }
    }),
    // The first had another order of as many moments after a change, and no log.
    { numRuns: RUNS, examples: [[-853981265]] },
  );
});

type Values = Record<string, readonly string[]>;

/** What a statement is filtered by, from its record. */
function valuesOf(one: Statement, path: string): Values {
  const { start_date = null, end_date = null, data_type, predicate } = one;
  const provenances = one.provenances ?? [];
  const role = one.subject_entities?.some(({ service_url }) => service_url === path) ? 'subject' : 'object';
  const isNobody = data_type === 'control_statement' && Array.isArray(one.properties.controlling_entities);
  const best = Math.max(...provenances.map(({ confidence }) => confidence ?? 0));
  const band = best > 90 ? 'high' : best > 60 ? 'medium' : 'low';
  const running = start_date !== null && start_date > TODAY ? 'future' : 'current';
  return {
    data_type: [data_type],
    role: [role],
    says: [`${role}:${data_type}:${isNobody ? 'nobody' : predicate}`],
    status: [end_date !== null && end_date <= TODAY ? 'ended' : running],
    confidence: [provenances.length === 0 ? 'unknown' : band],
    publisher: [...new Set(provenances.map(({ publisher }) => publisher ?? 'none'))],
  };
}

const FILTERS = ['data_type', 'status', 'confidence', 'publisher', 'role', 'says'] as const;

const byCountOf = (values: readonly string[]) =>
  [...new Set(values)]
    .map((value) => ({ value, count: values.filter((other) => other === value).length }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));

test('lists of statements are filtered, counted and grouped as their records say, after every change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const [db, dice] = [open(), createDice(seed)];
      const store = createSqliteStore(db);
      for (const version of ['2026-01-01', '2026-01-02']) {
        writeSome(db, dice, version);
        const found = await store.findCompany({ jurisdiction_code: 'gb', company_number: '0' });
        const [id, path] = [found?.id ?? 0, found?.company.service_url ?? ''];
        const list = (query: Partial<StatementListQuery>, window = EVERYTHING) =>
          store.listStatements(id, window, { today: TODAY, withPublishers: true, ...query });
        const all = (await list({})).items.map((one) => ({ id: one.id, one, values: valuesOf(one, path) }));
        const by = dice.pick(FILTERS);
        const wanted = dice.pick(all.flatMap(({ values }) => values[by] ?? []).concat('nothing'));
        const chosen = all.filter(({ values }) => values[by]?.includes(wanted));
        const window = { offset: dice.below(3), limit: 1 + dice.below(5) };
        const filtered = await list({ only: { [by]: wanted }, facets: FILTERS }, window);
        expect(filtered.total).toBe(chosen.length);
        expect(idsOf(filtered.items)).toEqual(
          chosen.map((one) => one.id).slice(window.offset, window.offset + window.limit),
        );
        for (const name of FILTERS) {
          const counted = name === by ? all : chosen;
          expect(filtered.facets?.[name], name).toEqual(byCountOf(counted.flatMap(({ values }) => values[name] ?? [])));
        }
        const { groups = [], items } = await list({ isGrouped: true });
        const groupOf = (values: Values): string => [values.status, values.role, values.says].join(' ');
        const inOrder = [...new Set(all.map(({ values }) => groupOf(values)))].sort();
        expect(groups.map(({ says, status }) => [status, says.split(':')[0], says].join(' '))).toEqual(inOrder);
        expect(groups.map(({ count }) => count)).toEqual(
          inOrder.map((group) => all.filter(({ values }) => groupOf(values) === group).length),
        );
        expect(idsOf(items)).toEqual(
          inOrder.flatMap((group) => all.filter(({ values }) => groupOf(values) === group).map((one) => one.id)),
        );
      }
    }),
    { numRuns: RUNS },
  );
});
