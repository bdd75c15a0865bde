import { RegistryError } from '@/lib/contract/errors';
import type { Records } from '@/lib/contract/kinds';
import type { ListDocument } from '@/lib/formats/out/document';
import { spoken } from '@/lib/formats/out/spoken';
import { type CompareAddress, comparedParameters, MOST_COMPARED, parseCompare } from '@/lib/records/compare/address';
import { companyReference } from '@/lib/shared/company-reference';
import { type CompanyNumber, links } from '@/lib/shared/links';
import type { TakenAddress } from '../address';
import { type NamedPage, pageUrl } from './about';
import type { Asking } from './asking';
import { recordOf, resultsOf } from './reply';

/** Companies side by side, as the page at the same address has them. */
export interface ComparedPage extends NamedPage {
  address: CompareAddress;
}

/** The page of companies side by side, where the address is of it. */
export function comparedPage({ path }: TakenAddress, given: URLSearchParams): ComparedPage | undefined {
  if (path !== links.compare()) return undefined;
  const address = parseCompare({ company: given.getAll('company') });
  return { path, wanted: { params: comparedParameters(address.companies) }, address };
}

/** A company's whole record, or what kept it away. */
type Read = { record: Records['company']; api_version: string } | { failure: RegistryError; key: CompanyNumber };

const isRead = (read: Read): read is Extract<Read, { record: object }> => 'record' in read;

/** Files of several records spend no calls: what the page shows is kept, and what it does not is not in the file either. */
async function readOne(key: CompanyNumber, asking: Pick<Asking, 'peek'>): Promise<Read> {
  try {
    const reply = await asking.peek(links.company(key).slice(1));
    if (!reply) throw new RegistryError('not_found', `No copy of ${companyReference(key)} is kept here.`);
    const record = recordOf('get_company', reply);
    return { record, api_version: resultsOf(reply).api_version };
  } catch (failure) {
    if (failure instanceof RegistryError) return { failure, key };
    throw failure;
  }
}

function shortfallOf({ left_out }: CompareAddress, reads: readonly Read[]): string | null {
  const absent = reads.flatMap((read) =>
    isRead(read) ? [] : `${companyReference(read.key)} is not in the file: ${read.failure.message}`,
  );
  const more = `${spoken.count(left_out)} more ${left_out === 1 ? 'stands' : 'stand'} in the address; at most ${MOST_COMPARED} are compared`;
  const said = [...absent, ...(left_out > 0 ? [more] : [])];
  // Some messages end with a full stop and some do not.
  return said.length === 0 ? null : `INCOMPLETE: ${said.map((one) => one.replace(/\.$/, '')).join('; ')}.`;
}

/**
 * The companies as a list of whole records. Throws a `RegistryError` where none is named, and where none of them can be
 * had; of those that cannot the file says so at its end.
 */
export async function comparisonDocument(page: ComparedPage, asking: Asking): Promise<ListDocument<'company'>> {
  const { companies } = page.address;
  const reads = await Promise.all(companies.map((key) => readOne(key, asking)));
  const read = reads.filter(isRead);
  const [first] = read;
  if (!first) {
    const [absent] = reads.flatMap((one) => (isRead(one) ? [] : one.failure));
    throw absent ?? new RegistryError('invalid_request', 'Name companies to compare: ?company=gb/01234500&company=…');
  }
  async function* rows() {
    for (const { record } of read) yield record;
  }
  return {
    shape: 'list',
    kind: 'company',
    ofRecords: true,
    api_version: first.api_version,
    rows: rows(),
    shortfall: () => shortfallOf(page.address, reads),
    about: {
      title: `Companies side by side: ${read.map(({ record }) => record.name).join(', ')}`,
      page_url: pageUrl(page, asking.origin),
      filter: null,
      taken_at: asking.now.toISOString(),
      total_count: companies.length + page.address.left_out,
      source: null,
    },
  };
}
