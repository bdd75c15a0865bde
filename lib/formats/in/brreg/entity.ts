import type { Address } from '@/lib/contract/reference';
import { type CompanyInput, companyKey, type RegisterInput } from '@/lib/register/store/records';
import { entryKey } from '@/lib/register/store/told-with-company';
import { parseDate } from '../dates';
import { type FileFacts, type Mapped, skip } from '../format';
import { becameInactive, incorporated, toEvent } from '../occurrence';
import { flagAt, type Raw, rawAt, textAt, textsAt } from '../raw';
import { joinParts, nameProblem } from '../text';
import { sourceOf, toNorwegianNumber } from './source';

/** Places of work and the like: parts of a unit that have a number of their own. */
const SUB_UNITS = new Set(['BEDR', 'AAFY']);

/** What is said of a unit, the gravest first. */
const STATES: readonly (readonly [string, string])[] = [
  ['konkurs', 'Konkurs'],
  ['underTvangsavviklingEllerTvangsopplosning', 'Under tvangsavvikling eller tvangsoppløsning'],
  ['underAvvikling', 'Under avvikling'],
];

/** The day on which the unit, or the sub-unit, was struck off. */
const endOf = (raw: Raw): string | null =>
  parseDate(textAt(raw, 'slettedato')) ?? parseDate(textAt(raw, 'nedleggelsesdato'));

function stateOf(raw: Raw): { current_status: string; inactive: boolean } {
  if (endOf(raw) !== null) return { current_status: 'Slettet', inactive: true };
  const state = STATES.find(([key]) => flagAt(raw, key));
  return { current_status: state?.[1] ?? 'Registrert', inactive: state !== undefined };
}

/** The day of foundation; of those who do not have to tell it, the day on which they were registered first. */
const beginOf = (raw: Raw): string | null =>
  ['stiftelsesdato', 'oppstartsdato', 'registreringsdatoEnhetsregisteret']
    .map((key) => parseDate(textAt(raw, key)))
    .find((day) => day !== null) ?? null;

function addressOf(raw: Raw): { address: Address | null; inFull: string | null } {
  const given = ['forretningsadresse', 'beliggenhetsadresse'].map((key) => rawAt(raw, key));
  const address = given.find((parts) => Object.keys(parts).length > 0);
  if (!address) return { address: null, inFull: null };
  const street_address = joinParts(textsAt(address, 'adresse'));
  const [postal_code, locality, country] = ['postnummer', 'poststed', 'land'].map((key) => textAt(address, key));
  const town = joinParts([postal_code ?? null, locality ?? null], ' ');
  return {
    address: { street_address, locality, postal_code, country },
    inFull: joinParts([street_address, town, country ?? null]),
  };
}

const INDUSTRIES = 'no_sn_2007';

const industriesIn = (raw: Raw): { code: string; description: string | null }[] =>
  [1, 2, 3].flatMap((index) => {
    const industry = rawAt(raw, `naeringskode${index}`);
    const code = textAt(industry, 'kode');
    return code === null ? [] : [{ code, description: textAt(industry, 'beskrivelse') }];
  });

const industryCodes = (raw: Raw): CompanyInput['industry_codes'] =>
  industriesIn(raw).map(({ code }) => ({ code_scheme_id: INDUSTRIES, code }));

/** The register says what its codes mean beside each of them: so much of the scheme is known without its list. */
function codesOf(raw: Raw): RegisterInput[] {
  const codes = industriesIn(raw).flatMap(({ code, description }) =>
    description === null ? [] : [{ code, description }],
  );
  const scheme = {
    id: INDUSTRIES,
    name: 'Standard for næringsgruppering 2007',
    url: 'https://www.ssb.no/klass/klassifikasjoner/6',
  };
  return codes.length === 0 ? [] : [{ kind: 'industry_code_scheme', ...scheme, codes }];
}

/** Of a sub-unit, the unit it belongs to; units of public bodies have one above them too, and are no branches. */
function homeOf(raw: Raw): Pick<CompanyInput, 'branch' | 'branch_status' | 'home_company'> {
  const home = toNorwegianNumber(textAt(raw, 'overordnetEnhet'));
  const form = textAt(rawAt(raw, 'organisasjonsform'), 'kode') ?? '';
  if (home === null || !SUB_UNITS.has(form)) return {};
  const reference = {
    key: companyKey('no', home),
    name: home,
    entity_type: 'company',
    jurisdiction_code: 'no',
  } as const;
  return { branch: 'L', branch_status: 'sub-unit', home_company: reference };
}

function toCompany(raw: Raw, number: string, name: string, file: FileFacts): CompanyInput {
  const { address, inFull } = addressOf(raw);
  return {
    kind: 'company',
    jurisdiction_code: 'no',
    company_number: number,
    record_key: `brreg:${number}`,
    name,
    company_type: textAt(rawAt(raw, 'organisasjonsform'), 'beskrivelse'),
    ...stateOf(raw),
    incorporation_date: beginOf(raw),
    dissolution_date: endOf(raw),
    ...homeOf(raw),
    registry_url: `https://virksomhet.brreg.no/nb/oppslag/enheter/${number}`,
    registered_address: address,
    registered_address_in_full: inFull,
    industry_codes: industryCodes(raw),
    source: sourceOf(number, file),
  };
}

/** What the register keeps beside: staff, capital, activity. */
function registerEntry(raw: Raw): Record<string, unknown> {
  const capital = rawAt(raw, 'kapital');
  const entries: [string, unknown][] = [
    ['employees', raw.antallAnsatte],
    ['capital', capital.belop],
    ['capital_currency', capital.valuta],
    ['shares', capital.antallAksjer],
    ['purpose', joinParts(textsAt(raw, 'vedtektsfestetFormaal'), ' ')],
    ['activity', joinParts(textsAt(raw, 'aktivitet'), ' ')],
    ['website', textAt(raw, 'hjemmeside')],
    ['latest_accounts', textAt(raw, 'sisteInnsendteAarsregnskap')],
  ];
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' || typeof value === 'number'));
}

/** A unit or a sub-unit of the register. */
export function mapEntity(raw: Raw, file: FileFacts): Mapped {
  const number = toNorwegianNumber(textAt(raw, 'organisasjonsnummer'));
  if (number === null) return skip('no organisation number of nine digits');
  const name = textAt(raw, 'navn');
  const problem = nameProblem(name);
  if (name === null || problem) return skip(`a unit with ${problem}`);
  const company = toCompany(raw, number, name, file);
  const reference = { key: companyKey('no', number), name };
  const { incorporation_date: begun, dissolution_date: ended } = company;
  const occurrences = [
    ...(begun ? [incorporated(begun)] : []),
    ...(ended ? [becameInactive(ended, 'dissolution', { dissolution_date: ended })] : []),
  ];
  const attributes = registerEntry(raw);
  const entry: RegisterInput[] =
    Object.keys(attributes).length === 0
      ? []
      : [
          {
            kind: 'datum',
            key: entryKey(`brreg:${number}`),
            companies: [reference],
            data_type: 'OfficialRegisterEntry',
            title: 'Staff, capital and activity in Enhetsregisteret',
            attributes,
            source: company.source,
          },
        ];
  return [
    company,
    ...occurrences.map((occurrence) => toEvent(occurrence, `brreg:${number}`, reference, file.date.slice(0, 10))),
    ...entry,
    ...codesOf(raw),
  ];
}
