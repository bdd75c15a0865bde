import { readSampleRecords } from '@/lib/formats/in/native/sample';
import { NATIVE_FORMAT, NATIVE_VERSION } from '@/lib/formats/native-header';
import type { RegisterInput } from '@/lib/register/store/records';
import { jsonLines, type Original } from './original';
import { BRITISH } from './originals-british';
import { REGISTERS } from './originals-registers';
import { WORLD } from './originals-world';

/** Number of short sample records per type in the native file. */
const OF_EACH = 2;
const LONGEST = 3_000;

const typeOf = (record: RegisterInput): string =>
  record.kind === 'statement' ? `${record.kind}/${record.data_type}` : record.kind;

function nativeText(): string {
  const counts = new Map<string, number>();
  const some = [...readSampleRecords()].filter((record) => {
    if (record.kind === 'industry_code_scheme' || JSON.stringify(record).length > LONGEST) return false;
    const count = (counts.get(typeOf(record)) ?? 0) + 1;
    counts.set(typeOf(record), count);
    return count <= OF_EACH;
  });
  const header = { format: NATIVE_FORMAT, version: NATIVE_VERSION, exported_at: '2026-01-01T00:00:00Z', licences: [] };
  const company = { key: 'company:gb/77', name: 'Invented Ltd' };
  const taken_at = '2024-05-05T00:00:00+00:00';
  const scheme = {
    kind: 'industry_code_scheme',
    id: 'invented',
    name: 'Codes',
    codes: [{ code: 'A', description: 'All' }],
  };
  return jsonLines(
    header,
    scheme,
    // Set by the reader only; no file contains it.
    ...some.map((record) => ({ ...record, is_restored: undefined })),
    { kind: 'mention', entity: company },
    {
      ...{ kind: 'snapshot', company, publisher: 'Example Register', series: 'r', taken_at },
      facts: { current_status: 'Active' },
    },
  );
}

/** At least one file of every supported format. */
export const originals = (): readonly Original[] => [
  { format: 'native', name: 'register.jsonl', text: nativeText() },
  ...BRITISH,
  ...REGISTERS,
  ...WORLD,
];
