import type { Company } from '@/lib/contract/records';
import { countryOf } from '@/lib/shared/jurisdictions/jurisdictions';
import { words } from '@/lib/shared/names/fold';
import { normaliseName } from '@/lib/shared/names/normalise';
import type { sameCompanyWords } from '@/lib/words/company';
import { addressLines } from './company';

/** The facts by which two records may be recognised as one company. */
export interface ComparableCompany
  extends Pick<
    Company,
    | 'name'
    | 'jurisdiction_code'
    | 'company_number'
    | 'incorporation_date'
    | 'branch'
    | 'previous_names'
    | 'identifiers'
    | 'registered_address'
    | 'registered_address_in_full'
  > {
  /** Its number is not that of its register, such as an LEI: the register's own number is not known. */
  number_is_stand_in: boolean;
}

/** What two records have in common. */
export interface SameReason {
  says: keyof typeof sameCompanyWords.en.reasons;
  /** The identifier, as `LEI 529900…`. */
  identifier?: string;
}

/** Another record that may be about the same company. Records are never merged because of it. */
export interface PossibleDuplicate extends Pick<Company, 'name' | 'jurisdiction_code' | 'company_number'> {
  /** `possible`: the records agree in little, and nothing speaks against it. */
  likelihood: 'likely' | 'possible';
  reasons: SameReason[];
}

/** Systems whose numbers several companies may share: tax groups, tax offices, branches of banks and exchanges. */
const SHARED_SYSTEMS = /vat|kpp|bic|mic/;

/** Systems that give each company one number: two different ones are two companies. */
const ONE_EACH = new Set(['lei', 'us_ein', 'us_sec_cik']);

interface Identified {
  system: string;
  name: string;
  uid: string;
}

/** The identifiers by which a company may be recognised. */
export const identifiersOf = ({ identifiers }: ComparableCompany): Identified[] =>
  (identifiers ?? [])
    .map(({ identifier: { uid, identifier_system_code: code, identifier_system_name: name } }) => ({
      system: code?.toLowerCase() ?? '',
      name: name ?? code ?? '',
      uid: uid.trim().toLowerCase(),
    }))
    .filter(({ system }) => system !== '' && !SHARED_SYSTEMS.test(system));

const FULL_DAY = /^\d{4}-\d{2}-\d{2}/;

/** The whole day of its incorporation. */
export const dayOf = ({ incorporation_date: date }: ComparableCompany): string | undefined =>
  FULL_DAY.exec(date ?? '')?.[0];

/** Fewer words are a town, not an address. */
const ADDRESS_WORDS = 4;

function haveSameAddress(a: ComparableCompany, b: ComparableCompany): boolean {
  const [left, right] = [a, b].map((company) => new Set(words(addressLines(company).join(' ')))) as [
    Set<string>,
    Set<string>,
  ];
  const [fewer, more] = left.size < right.size ? [left, right] : [right, left];
  return fewer.size >= ADDRESS_WORDS && [...fewer].every((word) => more.has(word));
}

/** The reason why the names agree: today's names, or today's name of one and a former one of the other. */
function sameNameReason(a: ComparableCompany, b: ComparableCompany): SameReason[] {
  const [left, right] = [normaliseName(a.name), normaliseName(b.name)];
  if (left === '' || right === '') return [];
  if (left === right) return [{ says: 'same_name' }];
  const hadName = ({ previous_names }: ComparableCompany, name: string) =>
    previous_names?.some(({ company_name }) => normaliseName(company_name) === name);
  return hadName(a, right) || hadName(b, left) ? [{ says: 'former_name' }] : [];
}

/** Whether they are certainly two: an entry of a branch is not its company, and some numbers belong to one company. */
function areDifferent(a: ComparableCompany, b: ComparableCompany): boolean {
  if (Boolean(a.branch) !== Boolean(b.branch)) return true;
  const others = identifiersOf(b);
  return identifiersOf(a).some(
    ({ system, uid }) => ONE_EACH.has(system) && others.some((other) => other.system === system && other.uid !== uid),
  );
}

const beganOnOtherDay = (a: ComparableCompany, b: ComparableCompany): boolean =>
  dayOf(a) !== undefined && dayOf(b) !== undefined && dayOf(a) !== dayOf(b);

const isOneCountry = (a: ComparableCompany, b: ComparableCompany): boolean =>
  countryOf(a.jurisdiction_code) === countryOf(b.jurisdiction_code);

/**
 * How the facts besides the name decide. A register gives different numbers to different companies, so two of its own
 * numbers need the most; beyond a country namesakes are common.
 */
function likelihoodOf(
  a: ComparableCompany,
  b: ComparableCompany,
  facts: number,
): PossibleDuplicate['likelihood'] | undefined {
  const hasStandIn = a.number_is_stand_in || b.number_is_stand_in;
  const mayBeOne = isOneCountry(a, b) && (hasStandIn || a.jurisdiction_code !== b.jurisdiction_code);
  if (facts > 1) return mayBeOne ? 'likely' : 'possible';
  return mayBeOne && (facts === 1 || hasStandIn) ? 'possible' : undefined;
}

/** Reasons to take two records for one company; undefined if there are too few, or if something speaks against it. */
export function compareRecords(
  a: ComparableCompany,
  b: ComparableCompany,
): Pick<PossibleDuplicate, 'likelihood' | 'reasons'> | undefined {
  if (areDifferent(a, b)) return undefined;
  const others = new Set(identifiersOf(b).map(({ system, uid }) => `${system} ${uid}`));
  const shared = identifiersOf(a).filter(({ system, uid }) => others.has(`${system} ${uid}`));
  const name = sameNameReason(a, b);
  const facts: SameReason[] = [
    ...(haveSameAddress(a, b) ? [{ says: 'same_address' } as const] : []),
    ...(dayOf(a) !== undefined && dayOf(a) === dayOf(b) ? [{ says: 'same_incorporation' } as const] : []),
  ];
  if (shared.length > 0) {
    const identifiers = shared.map(
      ({ name, uid }): SameReason => ({
        says: 'same_identifier',
        identifier: `${name} ${uid.toUpperCase()}`,
      }),
    );
    return { likelihood: 'likely', reasons: [...identifiers, ...name, ...facts] };
  }
  if (name.length === 0 || beganOnOtherDay(a, b)) return undefined;
  // A former name alone is in too many records.
  if (name[0]?.says === 'former_name' && facts.length === 0) return undefined;
  const likelihood = likelihoodOf(a, b, facts.length);
  if (!likelihood) return undefined;
  const weak: SameReason[] = [
    ...(isOneCountry(a, b) ? [{ says: 'same_country' } as const] : []),
    ...(a.number_is_stand_in || b.number_is_stand_in ? [{ says: 'no_register_number' } as const] : []),
  ];
  return { likelihood, reasons: [...name, ...facts, ...weak] };
}

/** Two records that share nothing but their name and country, which many companies do. */
export const isNameOnly = ({ reasons }: Pick<PossibleDuplicate, 'reasons'>): boolean =>
  reasons.every(({ says }) => says === 'same_name' || says === 'same_country' || says === 'no_register_number');

/** The records that may be about the same company, likeliest first. Of several that share only a name, none is. */
export function possibleDuplicates(
  company: ComparableCompany,
  others: readonly ComparableCompany[],
): PossibleDuplicate[] {
  const found = others.flatMap((other): PossibleDuplicate[] => {
    const compared = compareRecords(company, other);
    const { name, jurisdiction_code, company_number } = other;
    return compared ? [{ name, jurisdiction_code, company_number, ...compared }] : [];
  });
  const isAmbiguous = found.filter(isNameOnly).length > 1;
  return found
    .filter((one) => !isAmbiguous || !isNameOnly(one))
    .toSorted((a, b) => Number(b.likelihood === 'likely') - Number(a.likelihood === 'likely'));
}
