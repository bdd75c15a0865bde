import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DayColumn, dayCode } from './days';
import { DayOrder, ValueOrder } from './id-order';
import { NumberColumn } from './number-column';

/** So many others that what is found is a small share of all. */
const OTHERS = 600;
const OTHER = 9;

/** Columns of records that change, as those of a register. */
function createRecords() {
  let changes = { changed: [] as number[], after: -1 };
  const records = {
    size: 0,
    generation: 1,
    changesSince: () => changes,
    note(changed: number[]) {
      changes = { changed: [...changes.changed, ...changed], after: changes.after };
    },
    forget() {
      changes = { changed: [], after: records.size - 1 };
    },
  };
  return records;
}

const values = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 20 });
const edits = fc.array(fc.tuple(fc.nat(30), fc.integer({ min: 0, max: 5 }), fc.boolean()), { maxLength: 10 });

test('records of a few numbers are found with those that changed, moved or came since the order was made', () => {
  fc.assert(
    fc.property(values, edits, fc.uniqueArray(fc.integer({ min: 1, max: 5 })), (first, later, wanted) => {
      const [records, column] = [createRecords(), new NumberColumn()];
      const set = (id: number, value: number) => {
        column.set(id, value);
        records.size = Math.max(records.size, id + 1);
      };
      for (let id = 0; id < OTHERS; id++) set(id, OTHER);
      for (const [at, value] of first.entries()) set(OTHERS + at, value);
      const order = new ValueOrder(records, column);
      const allowed = Uint8Array.from({ length: 6 }, (_, value) => Number(wanted.includes(value)));
      const isWanted = (id: number) => allowed[column.get(id)] === 1;
      const all = () => Array.from({ length: records.size }, (_, id) => id);

      const before = order.find(allowed);
      expect(before).toEqual({ ids: Uint32Array.from(all().filter(isWanted)), isExact: true });
      records.forget();
      for (const [at, value, isMove] of later) {
        const id = OTHERS + at;
        const isNew = id >= records.size;
        set(id, value);
        if (isNew) continue;
        if (isMove) order.note(id);
        else records.note([id]);
      }
      const after = order.find(allowed) ?? { ids: new Uint32Array(0), isExact: true };
      const found = new Set(after.ids);
      expect(all().filter((id) => isWanted(id) && !found.has(id))).toEqual([]);
      expect([...after.ids]).toEqual([...found].sort((a, b) => a - b));
      if (after.isExact) expect([...after.ids].every(isWanted)).toBe(true);
      expect(after.isExact).toBe(later.length === 0);
    }),
  );
});

const DAYS = ['1999', '1999-12-31', '2000', '2000-01-01', '2000-01-15', '2000-01-31', '2000-02-01', '2001-05-03'];
const ends = [null, '1999-12-01', '1999-12-31', '2000-01-01', '2000-01-15', '2000-01-31', '2000-02-29', '2001-12-31'];

test('records of a range of days are exact only if the range has whole months', () => {
  const [records, column] = [createRecords(), new DayColumn()];
  for (let id = 0; id < OTHERS; id++) column.setDay(id, dayCode('1950-01-01'));
  for (const [at, day] of DAYS.entries()) column.setDay(OTHERS + at, dayCode(day));
  column.settle();
  records.size = OTHERS + DAYS.length;
  const order = new DayOrder(records, column);
  order.find(1, 1);
  records.forget();
  const exact: string[] = [];
  for (const from of ends) {
    for (const to of ends) {
      const range = column.range({ from, to });
      const found = order.find(range.from, range.to);
      if (!found) continue;
      const isIn = (id: number) => column.get(id) >= range.from && column.get(id) <= range.to;
      const within = Array.from({ length: records.size }, (_, id) => id).filter(isIn);
      expect(within.filter((id) => !found.ids.includes(id))).toEqual([]);
      if (!found.isExact) continue;
      exact.push(`${from} to ${to}`);
      expect([...found.ids]).toEqual(within);
    }
  }
  expect(exact).toContain('1999-12-01 to 2000-02-29');
  expect(exact).not.toContain('2000-01-01 to 2000-01-15');
  expect(exact).not.toContain('2000-01-15 to 2000-02-29');
});

test('records that are far apart are found', () => {
  const [records, column] = [createRecords(), new NumberColumn()];
  const far = [0, 3, 65_534, 65_538, 131_073, 262_143, 400_000, 999_999];
  for (const [at, id] of far.entries()) column.set(id, 1 + (at % 2));
  records.size = 1_000_000;
  const order = new ValueOrder(records, column);
  const odd = { ids: Uint32Array.from(far.filter((_, at) => at % 2 === 0)), isExact: true };
  expect(order.find(Uint8Array.of(0, 1, 0))).toEqual(odd);
  records.forget();
  expect(order.find(Uint8Array.of(0, 1, 1))).toEqual({ ids: Uint32Array.from(far), isExact: true });
});

test('records are found after more of them moved than are remembered', () => {
  const [records, column] = [createRecords(), new NumberColumn()];
  const count = 120_000;
  for (let id = 0; id < 10 * count; id++) column.set(id, id < count ? 1 : OTHER);
  records.size = 10 * count;
  const order = new ValueOrder(records, column);
  const all = Uint32Array.from({ length: count }, (_, id) => id);
  expect(order.find(Uint8Array.of(0, 1, 0))?.ids).toEqual(all);
  records.forget();
  for (const id of all) {
    column.set(id, 2);
    order.note(id);
  }
  expect(order.find(Uint8Array.of(0, 0, 1))).toEqual({ ids: all, isExact: true });
  expect(order.find(Uint8Array.of(0, 1, 0))).toEqual({ ids: new Uint32Array(0), isExact: true });
});

test('records of many numbers are not found, as looking at all is as quick', () => {
  const [records, column] = [createRecords(), new NumberColumn()];
  for (let id = 0; id < OTHERS; id++) column.set(id, 1 + (id % 2));
  records.size = OTHERS;
  const order = new ValueOrder(records, column);
  expect(order.find(Uint8Array.of(0, 1, 0))).toBeUndefined();
  records.forget();
  expect(order.find(Uint8Array.of(0, 0, 0))).toEqual({ ids: new Uint32Array(0), isExact: true });
});
