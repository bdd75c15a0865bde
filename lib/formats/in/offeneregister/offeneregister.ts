import type { CompanyInput } from '@/lib/register/store/records';
import { type FileFacts, type ImportFormat, type Mapped, skip } from '../format';
import { isRaw, type Raw } from '../raw';
import { readJsonRecords } from '../read/json';
import { nameProblem } from '../text';
import { addressOf } from './address';
import { type Entry, readEntry } from './entry';
import { legalFormOf } from './legal-form';
import { mapOfficers } from './officers';
import { mapSuccessions } from './successions';

/** A status that is neither is not known to mean either. */
const INACTIVE: Readonly<Record<string, boolean>> = { 'currently registered': false, removed: true };

function toCompany(entry: Entry, name: string): CompanyInput {
  return {
    kind: 'company',
    jurisdiction_code: 'de',
    company_number: entry.company_number,
    keys: entry.registerKey === null ? [] : [entry.registerKey],
    record_key: `offeneregister:${entry.company_number}`,
    name,
    native_company_number: entry.native_company_number,
    company_type: legalFormOf(entry.register, name),
    current_status: entry.status,
    inactive: INACTIVE[entry.status ?? ''] ?? null,
    registered_address: addressOf(entry.addressInFull, entry.town),
    registered_address_in_full: entry.addressInFull,
    previous_names: entry.previousNames
      .filter((former) => !nameProblem(former))
      .map((company_name) => ({ company_name })),
    source: entry.source,
  };
}

function mapEntry(raw: Raw, file: FileFacts): Mapped {
  const entry = readEntry(raw, file);
  if (!entry) return skip('no company number of a German register');
  const problem = nameProblem(entry.name);
  if (entry.name === null || problem) return skip(`a company with ${problem}`);
  // The company comes first: what follows refers to it.
  return [toCompany(entry, entry.name), ...mapOfficers(entry, file), ...mapSuccessions(entry, file)];
}

export const offeneregister: ImportFormat = {
  name: 'offeneregister',
  describes: 'OffeneRegister: German companies with their officers (JSON lines)',
  recognises: ({ start }) => /"_registerArt"\s*:/.test(start) && /"company_number"\s*:/.test(start),
  read: (file) => readJsonRecords(file),
  createMapper: () => (raw, file) => (isRaw(raw) ? mapEntry(raw, file) : skip('not a JSON object')),
};
