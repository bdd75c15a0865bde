import type { RelationshipInput, StatementInput } from '@/lib/register/store/records';
import { type Interest, parseInterest, type Share } from '../../in/bods/interest';
import { isRaw, numberAt, type Raw, rawAt, rawsAt, textAt } from '../../in/raw';
import { dayOf } from '../about';
import { bodsTypeOf } from '../network/bods';
import { codeOfWords, known } from './parts';

/** The types of BODS 0.4 (codelist interestType). */
const INTEREST_TYPES: ReadonlySet<string> = new Set([
  ...['shareholding', 'votingRights', 'appointmentOfBoard', 'otherInfluenceOrControl', 'seniorManagingOfficial'],
  ...['settlor', 'trustee', 'protector', 'beneficiaryOfLegalArrangement', 'rightsToSurplusAssetsOnDissolution'],
  ...['rightsToProfitOrIncome', 'rightsGrantedByContract', 'conditionalRightsGrantedByContract'],
  ...['controlViaCompanyRulesOrArticles', 'controlByLegalFramework', 'boardMember', 'boardChair', 'unknownInterest'],
  ...['unpublishedInterest', 'enjoymentAndUseOfAssets', 'rightToProfitOrIncomeFromAssets', 'nominee', 'nominator'],
]);

/** The BODS type for an interest of the register or of a source; `unknownInterest` where the standard has no type. */
function interestTypeOf(word: string): string {
  const type = bodsTypeOf(word) ?? codeOfWords(word);
  return INTEREST_TYPES.has(type) ? type : 'unknownInterest';
}

const shareIn = ({ exact, min, max, excludesMin, excludesMax }: Share): object =>
  exact !== null
    ? { exact }
    : {
        ...(min !== null && { [excludesMin ? 'exclusiveMinimum' : 'minimum']: min }),
        ...(max !== null && { [excludesMax ? 'exclusiveMaximum' : 'maximum']: max }),
      };

function printInterest({ type, level, beneficial, details, share, start, end }: Interest): Raw {
  const known = interestTypeOf(type);
  const said = known === 'unknownInterest' && type !== known ? [type, details].filter(Boolean).join(': ') : details;
  return {
    type: known,
    directOrIndirect: level,
    beneficialOwnershipOrControl: beneficial,
    ...(said && { details: said }),
    ...(share && { share: shareIn(share) }),
    ...(dayOf(start) && { startDate: dayOf(start) }),
    ...(dayOf(end) && { endDate: dayOf(end) }),
  };
}

const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];

/** The share as it was given, if it is in the form of 0.4, which allows no band beside an exact share. */
function shareAsGiven(raw: Raw): Raw | undefined {
  const isPercent = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 100;
  if (isPercent(raw.exact)) return { exact: raw.exact };
  const bounds = Object.entries(raw).filter(([name]) => BOUNDS.includes(name));
  return bounds.length > 0 && bounds.every(([, value]) => isPercent(value)) ? Object.fromEntries(bounds) : undefined;
}

/** An interest that was read from BODS: what was not said is not said. */
function printGiven(raw: Raw): object {
  const interest = parseInterest(raw);
  const share = interest.share && shareAsGiven(rawAt(raw, 'share'));
  const { type, directOrIndirect, beneficialOwnershipOrControl, ...others }: Raw = printInterest(interest);
  return {
    ...known({
      type: textAt(raw, 'type') && type,
      directOrIndirect: (textAt(raw, 'directOrIndirect') ?? textAt(raw, 'interestLevel')) && directOrIndirect,
      beneficialOwnershipOrControl: 'beneficialOwnershipOrControl' in raw ? beneficialOwnershipOrControl : null,
    }),
    ...others,
    ...(share && { share }),
  };
}

const bandOf = (exact: number | null, min: number | null, max: number | null): Share | null =>
  exact === null && min === null && max === null ? null : { exact, min, max, excludesMin: false, excludesMax: false };

/** The share under one field name of the interface: exact under the name itself, a band under `_min` and `_max`. */
const shareNamed = (properties: Raw, name: string): Share | null =>
  bandOf(numberAt(properties, name), numberAt(properties, `${name}_min`), numberAt(properties, `${name}_max`));

/** A mechanism's share as minimum and maximum, which are equal where it is exact. */
function shareOfMechanism(mechanism: Raw): Share | null {
  const properties = rawAt(mechanism, 'mechanism_properties');
  const share = ['percentage_of_shares', 'percentage_of_voting_rights'].map((name) => properties[name]).find(isRaw);
  if (!share) return null;
  const [min, max] = [numberAt(share, 'minimum'), numberAt(share, 'maximum')];
  const exact = min === max ? min : null;
  const band = exact === null ? bandOf(null, min, max) : bandOf(exact, null, null);
  return (
    band && { ...band, excludesMin: share.exclusive_minimum === true, excludesMax: share.exclusive_maximum === true }
  );
}

type Bare = Pick<Interest, 'type' | 'share' | 'details'>;

const MAIN: Readonly<Record<RelationshipInput['relationship_type'], string>> = {
  shareholding: 'shareholding',
  control: 'otherInfluenceOrControl',
  subsidiary: 'otherInfluenceOrControl',
};

/** An edge has one share: of shareholding if present, else of votes. */
function ofRelationship(edge: RelationshipInput): Bare[] {
  const { percentage = null, percentage_min = null, percentage_max = null, relationship_type } = edge;
  const share = bandOf(percentage, percentage_min, percentage_max);
  const named = (edge.interests ?? []).map(interestTypeOf);
  const main = ['shareholding', 'votingRights'].find((type) => named.includes(type)) ?? MAIN[relationship_type];
  const types = new Set(share || named.length === 0 ? [main, ...named] : named);
  return [...types].map((type) => ({ type, share: type === main ? share : null, details: relationship_type }));
}

function ofProperties({ properties }: StatementInput): Bare[] {
  const shares: [string, Share | null][] = [
    ['shareholding', shareNamed(properties, 'percentage_of_shares')],
    ['votingRights', shareNamed(properties, 'voting_percentage')],
  ];
  const known = shares.filter(([, share]) => share !== null);
  return known.map(([type, share]) => ({ type, share, details: null }));
}

const ofMechanisms = (mechanisms: Raw[]): Bare[] =>
  mechanisms.map((mechanism) => ({
    type: textAt(mechanism, 'mechanism_type') ?? 'unknownInterest',
    share: shareOfMechanism(mechanism),
    details: textAt(mechanism, 'source_description'),
  }));

function bareInterests(statement: StatementInput): Bare[] {
  const mechanisms = rawsAt(statement.properties, 'control_mechanisms');
  if (mechanisms.length > 0) return ofMechanisms(mechanisms);
  const own = ofProperties(statement);
  if (own.length > 0 || !statement.relationship) return own;
  return ofRelationship(statement.relationship);
}

/** The interests of a statement: verbatim if it was read from BODS, else derived from the interface's fields. */
export function interestsOf(statement: StatementInput): object[] {
  const { properties, start_date = null, end_date = null, search, subjects } = statement;
  const given = properties.interests;
  if (Array.isArray(given) && given.every(isRaw)) return given.map(printGiven);
  const beneficial = search?.is_ultimate_beneficial_owner === true;
  const around = { level: 'unknown' as const, beneficial, start: start_date, end: end_date };
  const bare = bareInterests(statement);
  const interests = bare.length > 0 ? bare : [{ type: 'unknownInterest', share: null, details: statement.data_type }];
  // In BODS only a person is a beneficial owner; registers say it of companies too.
  const isLeftOut = beneficial && subjects[0]?.entity_type !== 'person';
  return interests.map((one) => {
    const { beneficialOwnershipOrControl, ...others }: Raw = printInterest({ ...one, ...around });
    return isLeftOut ? others : { ...others, beneficialOwnershipOrControl };
  });
}
