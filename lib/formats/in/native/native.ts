import { NATIVE_FORMAT, NATIVE_VERSION } from '@/lib/formats/native-header';
import type { RegisterInput } from '@/lib/register/store/records';
import { isTooDeep } from '@/lib/shared/levels';
import { type ImportFormat, type Mapped, skip } from '../format';
import { readJsonRecords } from '../read/json';
import { readRecord, versionIn } from './records';
import { wellFormed } from './well-formed';

/** What followed from these records where they come from stands in the file as well. */
const FOLLOWED: ReadonlySet<string> = new Set(['company', 'officer', 'statement']);

function mapRecord(raw: unknown): Mapped {
  if (isTooDeep(raw)) return skip('a record that is nested too deep');
  const read = readRecord(wellFormed(raw));
  if ('problem' in read) return skip(read.problem);
  const { record } = read;
  // What cannot be done without was checked; of the rest, the register refuses what it cannot hold.
  return [(FOLLOWED.has(record.kind) ? { ...record, is_restored: true } : record) as RegisterInput];
}

/** What `npm run export -- native` writes. */
export const native: ImportFormat = {
  name: 'native',
  describes: 'What npm run export -- native writes: a register as it is (JSON lines)',
  recognises: ({ start }) => start.slice(0, 200).includes(`"format":"${NATIVE_FORMAT}"`),
  read: (file) => readJsonRecords(file),
  createMapper() {
    let version = NATIVE_VERSION as number;
    return (raw) => {
      const told = versionIn(raw);
      version = told ?? version;
      if (version !== NATIVE_VERSION)
        return skip(`a file of version ${version}, and this program reads ${NATIVE_VERSION}`);
      return told === undefined ? mapRecord(raw) : [];
    };
  },
};
