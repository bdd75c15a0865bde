import { z } from 'zod';
import { isRegistryError } from '@/lib/contract/errors';
import type { OfficerRecord } from '@/lib/contract/records';
import { findMatches } from '@/lib/match/match';
import { compareFacts } from '@/lib/records/compare/rows';
import { links } from '@/lib/shared/links';
import { capitalize } from '@/lib/shared/text';
import { MOST_OFFICERS, officersBy } from '../match-route';
import type { Access } from './access';
import {
  type Answer,
  company,
  defineTool,
  evidenceText,
  factLines,
  headOf,
  limit,
  ONE_CALL,
  page,
  record,
  recordLine,
  type Tool,
  text,
} from './define-tool';
import {
  companyFacts,
  companyNumber,
  eventFacts,
  type Fact,
  filingFacts,
  getCompany,
  inList,
  officerFacts,
  type RecordFacts,
  readRecord,
  recordPath,
  shortText,
} from './facts';
import { NETWORK_TOOLS } from './network-tools';
import { explain, verify } from './verify';

interface Listed {
  noun: string;
  records: readonly RecordFacts[];
  total: number;
  page: number;
  limit: number;
}

function listAnswer({ noun, records, total, page, limit }: Listed): Answer {
  const last = Math.ceil(total / limit);
  return {
    lines: [
      total === 0 ? `No ${noun} found.` : `${capitalize(noun)}: ${total}, page ${page} of ${Math.max(1, last)}.`,
      ...records.map(recordLine),
      ...(records.length > 0
        ? ['The address of one fact is that of its record, with # and the name of the fact.']
        : []),
    ],
    data: { total, page, records: records.map(headOf), facts: records.flatMap(({ facts }) => facts) },
    ...(page < last && { more: `Ask for page ${page + 1}.` }),
  };
}

const listParams = ({ page, limit }: { page: number; limit: number }, more: Record<string, string | undefined> = {}) =>
  new URLSearchParams(
    Object.entries({ ...more, page: String(page), per_page: String(limit) }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

const OFFICER_LIST = ['name', 'position', 'company', 'start_date', 'end_date', 'inactive'];
const FILING_LIST = ['title', 'date', 'filing_type'];
const EVENT_LIST = ['description', 'starts_at', 'ends_at'];

/** What to tell if a record cannot be read now. Unexpected errors are thrown. */
const unless =
  <T>(known: T) =>
  (error: unknown): T => {
    if (!isRegistryError(error)) throw error;
    return known;
  };

/** Companies of a list, with the record that each fact comes from if that costs nothing. */
async function listedCompany(item: Parameters<typeof companyFacts>[0], access: Access): Promise<RecordFacts> {
  if (access.isRemote) return inList(companyFacts(item, access));
  const { jurisdiction_code, company_number } = item;
  const params = new URLSearchParams({ include: 'claims', sparse: 'true' });
  const whole = await access.free
    .record('get_company', { jurisdiction_code, company_number }, params)
    .catch(unless(item));
  return inList(companyFacts(whole, access));
}

const search = defineTool({
  name: 'search',
  title: 'Search',
  description:
    'Searches companies or officers by name, best match first. Take `match` if you have one company with its number, address or date.',
  cost: ONE_CALL,
  input: {
    q: text('Words of the name; a final * makes the last word a beginning'),
    kind: z.enum(['companies', 'officers']).default('companies'),
    jurisdiction_code: text('Such as gb, us_de; several with | between').optional(),
    inactive: z.boolean().optional().describe('true: only inactive or former ones; false: without those'),
    ...{ page, limit },
  },
  async run({ q, kind, jurisdiction_code, inactive, ...paging }, access) {
    const params = listParams(paging, { q, order: 'score', jurisdiction_code, inactive: inactive?.toString() });
    if (kind === 'officers') {
      const { items, total_count: total } = await access.client.list('search_officers', {}, params);
      const records = items.map((officer) => inList(officerFacts(officer, access), OFFICER_LIST));
      return listAnswer({ noun: 'officers', records, total, ...paging });
    }
    const { items, total_count: total } = await access.client.list('search_companies', {}, params);
    const records = await Promise.all(items.map((item) => listedCompany(item, access)));
    return listAnswer({ noun: 'companies', records, total, ...paging });
  },
});

/** Searches for one match: a search of a remote service costs a call there. */
const MOST_SEARCHES = { own: 12, remote: 1 };

const match = defineTool({
  name: 'match',
  title: 'Match a company',
  description:
    'Says which company is meant by a name and what else is known of it, with scores from 0 to 100 and reasons. `is_match` is true only if the first candidate is likelier meant than none.',
  cost: ONE_CALL,
  input: {
    name: text('Name of the company, spelt in any way'),
    jurisdiction_code: text('Code of its register, such as gb').optional(),
    company_number: text('Its number, written in any way').optional(),
    address: text('Its address, or part of it').optional(),
    incorporation_date: z
      .string()
      .regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/)
      .optional()
      .describe('YYYY-MM-DD, YYYY-MM or YYYY'),
    officers: z.array(text('Name of an officer')).max(MOST_OFFICERS).optional(),
    kind: z.enum(['company', 'person']).optional().describe('What the name is of; the register has companies'),
    limit,
  },
  async run({ limit, ...query }, access) {
    let first = true;
    const source = {
      // One question is one call, however many searches it needs in our own register.
      search(params: URLSearchParams) {
        const client = first || access.isRemote ? access.client : access.free;
        first = false;
        return client.list('search_companies', {}, params);
      },
      ...(access.spellings && { spellings: (q: string) => access.spellings?.('companies', q) ?? Promise.resolve([]) }),
      ...(!access.isRemote && { officers: officersBy(access.free) }),
      most: access.isRemote ? MOST_SEARCHES.remote : MOST_SEARCHES.own,
    };
    const { candidates, is_match } = await findMatches(query, source, limit);
    const told = await Promise.all(
      candidates.map(async ({ company, score, reasons, against }) => ({
        ...{ score, reasons: reasons.map(({ says }) => says), against: against.map(({ says }) => says) },
        record: await listedCompany(company, access),
      })),
    );
    return {
      lines: [
        is_match ? 'The first candidate is a match.' : 'No candidate is a match for certain.',
        ...told.flatMap(({ score, reasons, against, record }) => [
          `${recordLine(record)} · score ${score}`,
          ...(reasons.length > 0 ? [`  for it: ${reasons.join('; ')}`] : []),
          ...(against.length > 0 ? [`  against it: ${against.join('; ')}`] : []),
        ]),
      ],
      data: {
        is_match,
        candidates: told.map(({ record, ...one }) => ({ ...headOf(record), ...one })),
        facts: told.flatMap(({ record }) => record.facts),
      },
    };
  },
});

const getRecord = defineTool({
  name: 'get_record',
  title: 'Read a record',
  description:
    'Reads a company, officer, filing, statement, event, placeholder, datum or corporate grouping: each fact with its address, day and source.',
  cost: ONE_CALL,
  input: { address: record },
  async run({ address }, access) {
    const path = recordPath(address);
    const told = await readRecord(access, path);
    const { title, kind, facts, unknown } = told;
    const next =
      kind === 'company'
        ? 'Go on with list_officers, list_filings, list_events, find_owners, find_controllers.'
        : undefined;
    return {
      lines: [
        `${title} (${kind}) — ${told.address}`,
        ...factLines(facts),
        ...(unknown.length > 0 ? [`Unknown here: ${unknown.join(', ')}.`] : []),
      ],
      data: { ...told },
      ...(next && { more: next }),
    };
  },
});

const listOfficers = defineTool({
  name: 'list_officers',
  title: 'List officers',
  description: 'Lists the officers of a company, current ones first, with position and dates.',
  cost: ONE_CALL,
  input: { company, page, limit },
  async run({ company: given, page, limit }, access) {
    const found = await getCompany(access, companyNumber(given));
    const { name, service_url, jurisdiction_code, company_number, officers, retrieved_at, source } = found;
    const of = { name, service_url, jurisdiction_code, company_number };
    const all = (officers ?? [])
      .map(
        ({ officer }): OfficerRecord => ({
          ...officer,
          company: of,
          retrieved_at: retrieved_at ?? source?.retrieved_at,
        }),
      )
      .toSorted((a, b) => Number(a.inactive ?? false) - Number(b.inactive ?? false));
    const some = all.slice((page - 1) * limit, page * limit);
    // The record of an officer tells its own day.
    const whole = access.isRemote
      ? some
      : await Promise.all(
          some.map((one) => access.free.record('get_officer', { id: String(one.id) }).catch(unless(one))),
        );
    const records = whole.map((officer) => inList(officerFacts(officer, access), OFFICER_LIST));
    return listAnswer({ noun: `officers of ${shortText(name)}`, records, total: all.length, page, limit });
  },
});

const listFilings = defineTool({
  name: 'list_filings',
  title: 'List filings',
  description: 'Lists the filings of a company, newest first.',
  cost: ONE_CALL,
  input: { company, page, limit },
  async run({ company: given, ...paging }, access) {
    const number = companyNumber(given);
    const { items, total_count: total } = await access.client.list('list_company_filings', number, listParams(paging));
    const of = { name: '', service_url: links.company(number) };
    const records = items.map((filing) => inList(filingFacts({ ...filing, company: of }, access), FILING_LIST));
    return listAnswer({ noun: 'filings', records, total, ...paging });
  },
});

const listEvents = defineTool({
  name: 'list_events',
  title: 'List events',
  description:
    'Lists what changed about a company and when, newest first. Needs an API token over HTTP, as at the API.',
  cost: ONE_CALL,
  input: { company, page, limit },
  async run({ company: given, ...paging }, access) {
    const number = companyNumber(given);
    const { items, total_count: total } = await access.client.list('list_company_events', number, listParams(paging));
    const records = items.map((event) => inList(eventFacts(event, access), EVENT_LIST));
    return listAnswer({ noun: 'events', records, total, ...paging });
  },
});

/** The names of compared facts as facts are named here; others are summaries. */
const COMPARED: Readonly<Record<string, string>> = {
  ...{ number: 'company_number', jurisdiction: 'jurisdiction_code', type: 'company_type', status: 'current_status' },
  ...{ activity: 'inactive', incorporated: 'incorporation_date', dissolved: 'dissolution_date' },
  ...{ address: 'registered_address_in_full', industry: 'industry_code', identifiers: 'identifier' },
  ...{
    controller: 'controlling_entity',
    owners: 'ultimate_beneficial_owner',
    top_company: 'ultimate_controlling_company',
  },
  ...{ home_company: 'home_company', groupings: 'corporate_grouping' },
};

/** The values of one company; day and source where they differ from those of its name. */
function cellLines(facts: readonly Fact[], mark: string, first: Fact | undefined): string[] {
  if (facts.length === 0) return [`${mark}unknown`];
  return facts.map((fact) => {
    const evidence = first && evidenceText(first) === evidenceText(fact) ? '' : ` (${evidenceText(fact)})`;
    return `${mark}${fact.value} — ${fact.address}${evidence}`;
  });
}

const compare = defineTool({
  name: 'compare',
  title: 'Compare companies',
  description:
    'Sets the facts of two to five companies side by side, and says which agree, differ or are known of some only.',
  cost: 'Costs 1 call for each company.',
  input: {
    companies: z.array(company).min(2).max(5),
    only_differences: z.boolean().default(false),
  },
  async run({ companies: given, only_differences }, access) {
    const numbers = given.map(companyNumber);
    const found = await Promise.all(numbers.map((number) => getCompany(access, number)));
    const told = found.map((one) => companyFacts(one, access));
    const { rows } = compareFacts(found, access.today(), 'en');
    const compared = rows.flatMap(({ name, agreement }) => {
      const fact = COMPARED[name];
      if (fact === undefined || (only_differences && agreement === 'same')) return [];
      const facts = told.map((one) => one.facts.filter(({ address }) => address.endsWith(`#${fact}`)));
      return [{ fact, agreement, facts }];
    });
    return {
      lines: [
        ...told.map(
          ({ title, address, facts: [first] }, at) =>
            `${at + 1}. ${title} — ${address} (${first ? evidenceText(first) : ''})`,
        ),
        ...compared.flatMap(({ fact, agreement, facts }) => [
          `${fact} (${agreement?.replaceAll('_', ' ')})`,
          ...facts.flatMap((each, at) => cellLines(each, `  ${at + 1}. `, told[at]?.facts[0])),
        ]),
      ],
      data: {
        companies: told.map(({ title, address }) => ({ title, address })),
        rows: compared.map(headOf),
        facts: compared.flatMap(({ facts }) => facts.flat()),
      },
    };
  },
});

/** All tools, in the order in which they are listed. */
export const TOOLS: readonly Tool[] = [
  ...[search, match, getRecord, listOfficers, listFilings, listEvents],
  ...NETWORK_TOOLS,
  ...[compare, explain, verify],
];
