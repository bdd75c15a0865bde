import type { Address, Source } from '@/lib/contract/provenance';
import type {
  CompanyInput,
  DatumInput,
  EntityReference,
  FilingInput,
  PlaceholderInput,
  ProvenanceInput,
  RegisterInput,
} from '@/lib/register/store/records';
import { isJurisdictionCode } from '@/lib/shared/jurisdictions/jurisdictions';
import { matchJurisdiction } from '@/lib/shared/jurisdictions/match';
import { normaliseName } from '@/lib/shared/names/normalise';
import { identifierOf } from '../company-numbers';
import { dayOfFile } from '../file-date';
import { type FileFacts, type Mapped, skip } from '../format';
import { renamed, toEvent } from '../occurrence';
import { provenanceFrom } from '../provenance';
import { listAt, type Raw, rawAt, rawsAt, textAt, textsAt, toText } from '../raw';
import { joinParts, nameProblem, parseDate } from '../values';

const SITE = 'https://www.sec.gov';

/** A Central Index Key without its zeros: `0001318605` and `1318605` are equal. Null if it is not one. */
export function toCik(text: string | null): string | null {
  const [, digits] = /^(?:CIK)?0*(\d{1,10})$/i.exec(text?.trim() ?? '') ?? [];
  return digits === undefined || digits === '0' ? null : digits;
}

/** The key of a filer in all filings. */
export const cikKey = (cik: string): string => `cik:${cik}`;

const filerPage = (cik: string): string =>
  `${SITE}/cgi-bin/browse-edgar?action=getcompany&CIK=${cik.padStart(10, '0')}`;

const documentPage = (cik: string, accession: string, document: string): string =>
  `${SITE}/Archives/edgar/data/${cik}/${accession.replaceAll('-', '')}/${document}`;

const PUBLISHER = 'U.S. Securities and Exchange Commission';

export const sourceOf = (cik: string, file: FileFacts): Source => ({
  publisher: PUBLISHER,
  url: filerPage(cik),
  source_type: 'external',
  retrieved_at: file.date,
  terms: 'Public domain (United States government)',
});

/** A record from a filing; `moment` is the date it refers to. */
export const provenanceOf = (
  key: string,
  cik: string,
  confidence: number,
  moment: string,
  file: FileFacts,
): ProvenanceInput =>
  provenanceFrom(sourceOf(cik, file), { key: `${key}:${moment}`, confidence, moment, log: `EDGAR, ${file.name}` });

/** EDGAR's codes of countries and provinces, for the most frequent places of incorporation. */
const CODES: Readonly<Record<string, string>> = {
  A0: 'ca_ab',
  A1: 'ca_bc',
  A6: 'ca_on',
  A8: 'ca_qc',
  C3: 'au',
  D0: 'bm',
  D5: 'br',
  D8: 'vg',
  E9: 'ky',
  F4: 'cn',
  F5: 'tw',
  G7: 'dk',
  I0: 'fr',
  K3: 'hk',
  K7: 'in',
  L2: 'ie',
  L3: 'il',
  L6: 'it',
  M0: 'jp',
  M5: 'kr',
  N4: 'lu',
  O5: 'mx',
  P7: 'nl',
  Q8: 'no',
  R1: 'pa',
  U0: 'sg',
  U3: 'es',
  V7: 'se',
  V8: 'ch',
  X0: 'gb',
  Y7: 'gg',
  Y9: 'je',
  Z4: 'ca',
  '1T': 'mh',
  '2M': 'de',
};

/** `DE` is Delaware and `2M` Germany: in EDGAR's codes, two letters are a state of the United States. */
export function jurisdictionOfCode(code: string | null): string | null {
  if (code === null) return null;
  const state = `us_${code.toLowerCase()}`;
  return isJurisdictionCode(state) ? state : (CODES[code.toUpperCase()] ?? null);
}

/** Longer text describes several places. */
const LONGEST_PLACE = 200;

/** A place in legal writing: `Delaware, U.S.`, `Hong Kong`, `England and Wales`. */
export function jurisdictionOfName(text: string | null): string | null {
  if (text === null || text.length > LONGEST_PLACE) return null;
  const parts = text.split(',').map((part) => part.trim());
  const candidates = [text, ...parts];
  const near = /\bU\.?S\.?|United States\b/.test(text) ? 'us' : undefined;
  for (const candidate of candidates) {
    const found = matchJurisdiction(candidate, near);
    if (found) return found.code;
  }
  return null;
}

/** Some republished replies write a missing line as `None`. */
const lineAt = (raw: Raw, field: string): string | null => {
  const line = textAt(raw, field);
  return line === 'None' ? null : line;
};

/** For a US state the description repeats the code and the country is not stated, but implied. */
function countryOf(state: string | null, described: string | null): string | null {
  if (described !== null && described !== state) return described;
  return jurisdictionOfCode(state)?.startsWith('us_') ? 'United States' : null;
}

function addressOf(raw: Raw): { address: Address; inFull: string | null } {
  const at = (field: string): string | null => lineAt(raw, field);
  const street_address = joinParts([at('street1'), at('street2')]);
  const [locality, region, postal_code] = [at('city'), at('stateOrCountry'), at('zipCode')];
  const stated = joinParts([street_address, locality, region, postal_code]);
  const country = stated === null ? null : countryOf(region, at('stateOrCountryDescription'));
  const inFull = joinParts([stated, country]);
  return { address: { street_address, locality, region, postal_code, country }, inFull };
}

interface Filer {
  raw: Raw;
  cik: string;
  name: string;
}

const dayOf = (raw: Raw, field: string): string | null => parseDate(textAt(raw, field));

/** The SEC has no state register number: the CIK is used until that number is known. */
function toCompany({ raw, cik, name }: Filer, jurisdiction_code: string, file: FileFacts): CompanyInput {
  const { address, inFull } = addressOf(rawAt(rawAt(raw, 'addresses'), 'business'));
  const [sic, ein] = [textAt(raw, 'sic'), textAt(raw, 'ein')];
  return {
    kind: 'company',
    jurisdiction_code,
    company_number: `CIK${cik.padStart(10, '0')}`,
    number_is_stand_in: true,
    keys: [cikKey(cik)],
    record_key: `edgar:${cik}`,
    name,
    registry_url: filerPage(cik),
    registered_address: inFull === null ? null : address,
    registered_address_in_full: inFull,
    previous_names: rawsAt(raw, 'formerNames').flatMap((former) => {
      const company_name = textAt(former, 'name');
      return company_name === null
        ? []
        : [{ company_name, start_date: dayOf(former, 'from'), end_date: dayOf(former, 'to') }];
    }),
    identifiers: [
      identifierOf('us_sec_cik', cik.padStart(10, '0')),
      ...(ein === null ? [] : [identifierOf('us_ein', ein)]),
    ],
    industry_codes: sic === null ? [] : [{ code_scheme_id: 'us_sic', code: sic }],
    source: sourceOf(cik, file),
  };
}

const toPlaceholder = ({ cik, name }: Filer, file: FileFacts): PlaceholderInput => ({
  kind: 'placeholder',
  entity_type: 'unknown',
  keys: [cikKey(cik)],
  record_key: `edgar:${cik}`,
  name,
  identifier: `CIK ${cik}`,
  source: sourceOf(cik, file),
});

/** Markets and fiscal year end of a filer, which have no field in the interface. */
function listingOf({ raw, cik }: Filer, company: EntityReference, file: FileFacts): DatumInput[] {
  const attributes = {
    tickers: textsAt(raw, 'tickers').join(', '),
    exchanges: [...new Set(textsAt(raw, 'exchanges'))].join(', '),
    category: textAt(raw, 'category'),
    fiscal_year_end: textAt(raw, 'fiscalYearEnd')?.replace(/^(\d{2})(\d{2})$/, '$1-$2'),
    website: textAt(raw, 'website'),
  };
  const stated = Object.entries(attributes).filter(([, value]) => value);
  const title = 'Listing and fiscal year in EDGAR';
  const what = { data_type: 'OfficialRegisterEntry', title, attributes: Object.fromEntries(stated) };
  const key = `edgar:listing:${cik}`;
  return stated.length === 0
    ? []
    : [{ kind: 'datum', key, companies: [company], ...what, source: sourceOf(cik, file) }];
}

/** Filings are stored as columns: the n-th entry of each list belongs to the n-th filing. */
function toFilings(columns: Raw, cik: string, company: EntityReference): FilingInput[] {
  const at = (column: string, index: number): string | null => toText(listAt(columns, column)[index]);
  return listAt(columns, 'accessionNumber').flatMap((accession, index) => {
    const [uid, date] = [toText(accession), parseDate(at('filingDate', index))];
    const form = at('form', index);
    if (uid === null || date === null) return [];
    const document = at('primaryDocument', index);
    const described = at('primaryDocDescription', index);
    return [
      {
        kind: 'filing',
        key: `edgar:${uid}`,
        company,
        date,
        title: described === null || described === 'PRIMARY DOCUMENT' ? `Form ${form ?? 'unknown'}` : described,
        description: at('reportDate', index) === null ? null : `Period of report: ${at('reportDate', index)}`,
        uid,
        url: document === null ? null : documentPage(cik, uid, document),
        filing_type: form === null ? null : `Form ${form}`,
        filing_code: form,
      },
    ];
  });
}

function renamings({ raw, name }: Filer) {
  const former = rawsAt(raw, 'formerNames').map((one) => ({ name: textAt(one, 'name'), to: dayOf(one, 'to') }));
  // Newest first, as in EDGAR.
  return former.flatMap((one, index) => {
    const next = former[index - 1]?.name ?? name;
    return one.name === null || one.to === null ? [] : [renamed(one.to, one.name, next)];
  });
}

/** A filer with its filings, as the submissions interface gives it. */
export function mapSubmissions(raw: Raw, file: FileFacts): Mapped {
  const cik = toCik(textAt(raw, 'cik'));
  if (cik === null) return skip('no CIK');
  const name = textAt(raw, 'name');
  const problem = nameProblem(name);
  if (name === null || problem) return skip(`a filer with ${problem}`);
  const filer = { raw, cik, name };
  const jurisdiction = jurisdictionOfCode(textAt(raw, 'stateOfIncorporation'));
  const input = jurisdiction === null ? toPlaceholder(filer, file) : toCompany(filer, jurisdiction, file);
  const company: EntityReference = { key: cikKey(cik), name, entity_type: 'company' };
  const filings = toFilings(rawAt(rawAt(raw, 'filings'), 'recent'), cik, company);
  const events = renamings(filer).map((one) => toEvent(one, `edgar:${cik}`, company, dayOfFile(file)));
  const listing = listingOf(filer, company, file);
  const inputs: RegisterInput[] = input.kind === 'company' ? [...events, ...filings, ...listing] : [];
  return [input, ...inputs];
}

/** Older filings are in separate files, identified by file name only: `CIK0001318605-submissions-001.json`. */
export function mapOlderFilings(raw: Raw, file: FileFacts): Mapped {
  const cik = toCik(/CIK(\d{10})/i.exec(file.name)?.[1] ?? null);
  if (cik === null) return skip('filings in a file whose name does not say of whom');
  return toFilings(raw, cik, { key: cikKey(cik), name: `CIK ${cik}`, entity_type: 'company' });
}

/** The CIKs of filers by ticker and by title; an empty one for a title of several. */
export type Registrants = Map<string, string>;

/** Titles are in capitals in the list of tickers and not on pages, and their legal forms are written in several ways. */
export const titleKey = (name: string): string => `title:${normaliseName(name)}`;

/** The list of all filers with a ticker: names only, no places. */
export function mapTickers(raw: Raw, file: FileFacts, registrants: Registrants): Mapped {
  // A filer with several classes of shares has several tickers, but is one company.
  const seen = new Set<string>();
  return Object.values(raw).flatMap((one): RegisterInput[] => {
    const entry = rawAt({ entry: one }, 'entry');
    const [cik, name, ticker] = [toCik(textAt(entry, 'cik_str')), textAt(entry, 'title'), textAt(entry, 'ticker')];
    if (cik === null || name === null || nameProblem(name)) return [];
    if (ticker !== null) registrants.set(ticker.toLowerCase(), cik);
    const title = titleKey(name);
    registrants.set(title, (registrants.get(title) ?? cik) === cik ? cik : '');
    if (seen.has(cik)) return [];
    seen.add(cik);
    return [{ ...toPlaceholder({ raw: entry, cik, name }, file), entity_type: 'company' }];
  });
}
