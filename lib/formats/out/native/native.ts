import type { RegisterInput } from '@/lib/register/store/records';
import { NATIVE_FORMAT, NATIVE_VERSION, type NativeFooter, type NativeHeader } from '../../native-header';
import type { ExportFormat } from '../format';
import { PLURALS } from '../kinds';

const isSaid = (value: unknown): boolean => value !== null && !(Array.isArray(value) && value.length === 0);

/** Absent fields are left out of the line; required lists are written even if empty. */
function lineOf(record: RegisterInput): string {
  const required = record.kind === 'company' ? [] : ['subjects', 'objects', 'properties', 'companies', 'codes'];
  const always = new Set([...required, 'curators', 'members', 'categories', 'keys', 'provenances']);
  const said = Object.entries(record).filter(([name, value]) => always.has(name) || isSaid(value));
  return `${JSON.stringify(Object.fromEntries(said))}\n`;
}

/** The complete register: `npm run import -- native` reads it without loss. */
export const native: ExportFormat = {
  withHidden: true,
  header({ exported_at, licences, query, withPersonalFacts }) {
    const header: NativeHeader = {
      ...{ format: NATIVE_FORMAT, version: NATIVE_VERSION, exported_at, licences },
      ...(query !== undefined && { query }),
      ...(withPersonalFacts !== undefined && { with_personal_facts: withPersonalFacts }),
    };
    return `${JSON.stringify(header)}\n`;
  },
  *texts(records, { tally }) {
    for (const record of records) {
      tally.wrote(PLURALS[record.kind] ?? record.kind);
      yield lineOf(record);
    }
  },
  footer({ tally }) {
    const footer: NativeFooter = { format: NATIVE_FORMAT, version: NATIVE_VERSION, ...tally.counts() };
    return `${JSON.stringify(footer)}\n`;
  },
};
