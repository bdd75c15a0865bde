import type { RegisterInput } from '@/lib/register/store/records';
import { toBritishNumber } from '../british-number';
import { mapControl } from '../companies-house-psc/statement';
import { type FileFacts, type ImportFormat, type Mapped, skip } from '../format';
import { mapEach } from '../map-each';
import { isRaw, type Raw, rawAt, rawsAt, textAt } from '../raw';
import { readJsonRecords } from '../read/json';
import { mapCompany, mapFlattened, mapResult, readGiven } from './company';
import { toCharge, toFilings, toOfficer } from './lists';

/** The number in `/company/00000077/officers`, of a reply or of the first thing in it. */
function numberOf(raw: Raw): string | null {
  const addresses = [raw, ...rawsAt(raw, 'items')].map((one) => textAt(rawAt(one, 'links'), 'self'));
  const found = addresses.map((address) => /^\/company\/([^/]+)/.exec(address ?? '')?.[1]);
  return toBritishNumber(found.find((number) => number !== undefined) ?? '');
}

type MapItem = (item: Raw, index: number, number: string, file: FileFacts) => Mapped;

/** What a list holds is told by the addresses of the things in it, or by what they have. */
function listOf(items: Raw[]): MapItem | undefined {
  const [first = {}] = items;
  if ('officer_role' in first) return (item, _, number, file) => toOfficer(item, number, file);
  if ('natures_of_control' in first || /-with-significant-control|beneficial-owner/.test(textAt(first, 'kind') ?? '')) {
    return (item, _, number, file) => mapControl(item, number, file);
  }
  if ('charge_number' in first || 'charge_code' in first)
    return (item, _, number, file) => toCharge(item, number, file);
  return 'category' in first ? (item, index, number, file) => toFilings(item, number, index, file) : undefined;
}

function mapList(raw: Raw, file: FileFacts): Mapped {
  const items = rawsAt(raw, 'items');
  if (items.length === 0) return [];
  if (textAt(raw, 'kind')?.startsWith('search#')) return mapEach(items, (item) => mapResult(item, file));
  const mapItem = listOf(items);
  const number = numberOf(raw);
  if (!mapItem) return skip('a list of things that are not known here');
  if (number === null) return skip('a list that does not say of which company');
  return mapEach(items, (item, index) => mapItem(item, index, number, file));
}

/** A company with its directors and filings in one record, as some have flattened the replies. */
function mapWithLists(raw: Raw, file: FileFacts): Mapped {
  const given = readGiven(textAt(raw, 'companyNumber'), textAt(raw, 'companyName'));
  if ('problem' in given) return skip(given.problem);
  const company = mapFlattened(raw, given, file);
  const director = (item: Raw) => toOfficer({ ...item, officer_role: 'director' }, given.number, file);
  const inputs: RegisterInput[] = [
    ...rawsAt(raw, 'directors').flatMap(director),
    ...rawsAt(raw, 'filingHistory').flatMap((item, index) => toFilings(item, given.number, index, file)),
  ];
  return [...(company ? [company] : []), ...inputs];
}

function mapReply(raw: Raw, file: FileFacts): Mapped {
  if (Array.isArray(raw.items)) return mapList(raw, file);
  if ('companyNumber' in raw) return mapWithLists(raw, file);
  return 'company_name' in raw ? mapCompany(raw, file) : skip('a reply of a kind that is not known here');
}

/** Every reply gives its own address, or those of the things in it; the PSC snapshot does too, around `data`. */
const IS_REPLY = /"self"\s*:\s*"\\?\/company\\?\//;
const IS_SNAPSHOT = /"data"\s*:\s*\{\s*"/;
const IS_FLATTENED = /"companyNumber"\s*:[\s\S]*"filingHistory"\s*:/;

export const companiesHouseApi: ImportFormat = {
  name: 'companies-house-api',
  describes: 'Companies House: replies of its API on companies, officers, filings, control, charges, searches (JSON)',
  recognises: ({ start }) => (IS_REPLY.test(start) && !IS_SNAPSHOT.test(start)) || IS_FLATTENED.test(start),
  read: (file) => readJsonRecords(file),
  createMapper: () => (raw, file) => (isRaw(raw) ? mapReply(raw, file) : skip('not a JSON object')),
};
