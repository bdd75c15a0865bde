import { type FileFacts, type ImportFormat, type Mapped, skip } from '../format';
import { isRaw, type Raw, rawAt, textAt } from '../raw';
import { readJsonRecords } from '../read/json';
import { mapControl } from './statement';

/** Some who publish the snapshot on write beside each record on which day it was the present one. */
function datedByRecord(raw: Raw, file: FileFacts): FileFacts {
  const day = textAt(raw, 'ContentDate');
  return day === null ? file : { ...file, date: `${day}T00:00:00+00:00` };
}

function mapRecord(raw: Raw, file: FileFacts): Mapped {
  const data = rawAt(raw, 'data');
  if (Object.keys(data).length === 0) return skip('no record of the PSC register');
  return mapControl(data, textAt(raw, 'company_number'), datedByRecord(raw, file));
}

export const companiesHousePsc: ImportFormat = {
  name: 'companies-house-psc',
  describes: 'Companies House: persons with significant control, the daily snapshot (JSON lines)',
  recognises: ({ start }) =>
    /"data"\s*:\s*\{/.test(start) &&
    /"(?:[\w-]+-with-significant-control|[\w-]+-beneficial-owner|totals#[\w-]+)/.test(start),
  read: (file) => readJsonRecords(file),
  createMapper: () => (raw, file) => (isRaw(raw) ? mapRecord(raw, file) : skip('not a JSON object')),
};
