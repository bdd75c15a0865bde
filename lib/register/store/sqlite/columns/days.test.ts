import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesDateFilter } from '@/lib/contract/parameters';
import { DayColumn, dayCode, monthText } from './days';

const day = fc.constantFrom('1856', '1999-12', '1999-12-31', '2000', '2000-01', '2000-01-01', '2000-06-15', null);
const writes = fc.array(fc.tuple(fc.nat(40), day), { maxLength: 60 });
const end = fc.option(fc.constantFrom('1856-01-01', '1999-12-31', '2000-01-01', '2030-12-31'));

test('days are found as texts are compared, whatever the order in which they came', () => {
  fc.assert(
    fc.property(fc.array(writes), end, end, (batches, from, to) => {
      const [column, known] = [new DayColumn(), new Map<number, string | null>()];
      for (const batch of batches) {
        for (const [id, text] of batch) {
          column.setDay(id, dayCode(text));
          known.set(id, text);
        }
        column.settle();
        const copy = new DayColumn();
        copy.takeOver(0, column.cells.BYTES_PER_ELEMENT, column.bytes(0, column.cells.length));
        copy.load(column.save());
        for (const one of [column, copy]) {
          const range = one.range({ from, to });
          for (const [id, text] of known) {
            const isFound = one.get(id) >= range.from && one.get(id) <= range.to && one.get(id) > 0;
            expect(isFound).toBe(text !== null && matchesDateFilter({ from, to }, text));
            if (text !== null) expect(monthText(one.monthOf(one.get(id)))).toBe(text.slice(0, 7));
          }
        }
      }
    }),
  );
});
