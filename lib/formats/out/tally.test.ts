import { expect, test } from 'vitest';
import { ExportTally } from './tally';

test('the end of a file counts alike in whatever order records come', () => {
  const [one, other] = [new ExportTally(), new ExportTally()];
  for (const what of ['officers', 'filings']) one.wrote(what);
  for (const what of ['filings', 'officers']) other.wrote(what);
  for (const what of ['persons', 'notices']) one.leaveOut(what);
  for (const what of ['notices', 'persons']) other.leaveOut(what);
  expect(JSON.stringify(one.counts())).toBe(JSON.stringify(other.counts()));
});
