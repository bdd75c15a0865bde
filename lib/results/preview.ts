import { dateInWords } from '@/lib/format/dates';

/** What the preview of a company shows beside what its row says already. All texts are untrusted. */
export interface Preview {
  facts: { label: string; value: string }[];
  officers: string[];
  filings: string[];
}

type Fields = Record<string, unknown>;

/** Longer lists belong to the record's own page. */
const SHOWN = 5;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsIn = (value: unknown): Fields => (isObject(value) ? value : {});
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** The records of a list, each out of the wrapping that the interface puts round it. */
const listOf = (value: unknown, wrapping?: string): Fields[] =>
  (Array.isArray(value) ? value : []).map((each) => fieldsIn(wrapping ? fieldsIn(each)[wrapping] : each));

const texts = (records: Fields[], name: string): string[] => records.flatMap((record) => textOf(record[name]) ?? []);

/** The first few, and how many more there are. */
function someOf(all: string[]): string[] {
  const more = all.length - SHOWN;
  return more > 0 ? [...all.slice(0, SHOWN), `and ${more} more`] : all;
}

function factsOf(company: Fields): Preview['facts'] {
  const industries = texts(listOf(company.industry_codes, 'industry_code'), 'description');
  const owners = texts(listOf(company.ultimate_beneficial_owners, 'ultimate_beneficial_owner'), 'name');
  const given: [label: string, value: string | undefined][] = [
    ['Number', textOf(company.company_number)],
    ['Address', textOf(company.registered_address_in_full)],
    ['Former names', someOf(texts(listOf(company.previous_names), 'company_name')).join(' · ')],
    ['Other names', someOf(texts(listOf(company.alternative_names), 'company_name')).join(' · ')],
    ['Industry', someOf([...new Set(industries)]).join(' · ')],
    ['Controlled by', textOf(fieldsIn(company.controlling_entity).name)],
    ['Owners', someOf(owners).join(' · ')],
    ['Source', textOf(fieldsIn(company.source).publisher)],
  ];
  return given.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function officerLine({ name, position, end_date, inactive }: Fields): string[] {
  const isFormer = inactive === true || textOf(end_date) !== undefined;
  const said = [textOf(position), ...(isFormer ? ['former'] : [])].filter((part) => part !== undefined);
  const known = textOf(name);
  return known ? [said.length > 0 ? `${known} (${said.join(', ')})` : known] : [];
}

function filingLine({ title, date }: Fields): string[] {
  const day = textOf(date);
  const known = textOf(title);
  return known ? [day ? `${dateInWords(day)}: ${known}` : known] : [];
}

/**
 * Reads the reply of `companies/:jurisdiction_code/:company_number`; undefined where it holds no company. By hand and not
 * by the schema of the contract, which weighs more than the rest of the page's scripts: what is not there, or is of
 * another kind, is left out, and the record's own page says that it is not known.
 */
export function previewOf(body: unknown): Preview | undefined {
  const company = fieldsIn(fieldsIn(body).results).company;
  if (!isObject(company)) return undefined;
  return {
    facts: factsOf(company),
    officers: someOf(listOf(company.officers, 'officer').flatMap(officerLine)),
    filings: someOf(listOf(company.filings, 'filing').flatMap(filingLine)),
  };
}

/** Why there is none, as the reply says it. */
export const previewFailure = (body: unknown, status: number): string =>
  textOf(fieldsIn(fieldsIn(body).error).message) ?? `The register answered with status ${status}.`;
