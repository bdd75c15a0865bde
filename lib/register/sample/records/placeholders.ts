import type { EntityReference, PlaceholderInput } from '@/lib/register/store/records';
import { AS_OF, momentOf } from '../calendar';
import { Chance } from '../chance';
import { brandName, firmName } from '../language/company-names';
import type { Lexicon } from '../language/lexicon';
import { LEXICONS, type LexiconName } from '../language/lexicons';
import { owners, type Person } from '../language/people';

const SOURCE = {
  publisher: 'Sample Annual Accounts Archive',
  url: 'https://register.example/accounts',
  source_type: 'external',
  retrieved_at: momentOf(AS_OF),
  terms: 'CC0 1.0 (fictional data)',
};

/** How filings write where a company is, and what can be made of it. */
const WHERE: readonly [words: string, code: string | null, lexicon: LexiconName, suffix: string][] = [
  ['British Virgin Islands', 'vg', 'caribbean', 'Limited'],
  ['Isle of Man', 'im', 'channel', 'Limited'],
  ['England and Wales', 'gb', 'english', 'Limited'],
  ['Delaware, United States', 'us_de', 'american', 'LLC'],
  ['Grand Duchy of Luxembourg', 'lu', 'french', 'S.à r.l.'],
  ['Netherlands', 'nl', 'dutch', 'B.V.'],
  ['Republic of the Marshall Islands', 'mh', 'caribbean', 'Inc.'],
  ['Liechtenstein', 'li', 'german', 'Anstalt'],
  ['Seychelles', 'sc', 'eastern', 'Ltd'],
  ['Cayman Islands', 'ky', 'caribbean', 'Ltd.'],
  ['the Channel Islands', null, 'channel', 'Trust Company Limited'],
  ['Scandinavia', null, 'swedish', 'Invest AB'],
  ['Hong Kong SAR', 'hk', 'eastern', 'Limited'],
  ['Nevis', null, 'caribbean', 'LLC'],
];

function companyPlaceholder(index: number): PlaceholderInput {
  const chance = new Chance(`placeholder/${index}`);
  const [jurisdiction_string, jurisdiction_code, lexiconName, suffix] =
    WHERE[index % WHERE.length] ?? chance.pick(WHERE);
  const lexicon: Lexicon = LEXICONS[lexiconName];
  const trade = chance.pick(['holding', 'finance', 'shipping', 'property']);
  return {
    kind: 'placeholder',
    entity_type: 'company',
    keys: [`sample:unmatched/${index}`],
    record_key: `sample:unmatched/${index}`,
    name: `${firmName(chance, lexicon, trade).latin} ${suffix}`,
    jurisdiction_string,
    jurisdiction_code,
    identifier: chance.likely(0.3) ? chance.fill('#######') : null,
    source: SOURCE,
  };
}

function unknownPlaceholder(index: number): PlaceholderInput {
  const chance = new Chance(`unknown/${index}`);
  const what = chance.pick([
    'Family Settlement',
    'Discretionary Trust',
    'Syndicate',
    'Partners',
    'Estate of the late {}',
  ]);
  const brand = brandName(chance, LEXICONS.english).latin;
  return {
    kind: 'placeholder',
    entity_type: 'unknown',
    keys: [`sample:unknown/${index}`],
    record_key: `sample:unknown/${index}`,
    name: what.includes('{}') ? what.replace('{}', brand) : `${brand} ${what}`,
    jurisdiction_string: null,
    source: SOURCE,
  };
}

function personPlaceholder({ key, name, birth, nationality, country }: Person): PlaceholderInput {
  return {
    kind: 'placeholder',
    entity_type: 'person',
    keys: [key],
    record_key: key,
    name,
    details: { nationality, country_of_residence: country, date_of_birth: { year: birth.year, month: birth.month } },
    source: { ...SOURCE, publisher: 'Sample Beneficial Ownership Register', url: 'https://register.example/owners' },
  };
}

export interface Placeholders {
  companies: PlaceholderInput[];
  unknown: PlaceholderInput[];
  people: PlaceholderInput[];
}

export function placeholders(): Placeholders {
  return {
    companies: Array.from({ length: 84 }, (_, index) => companyPlaceholder(index)),
    unknown: Array.from({ length: 12 }, (_, index) => unknownPlaceholder(index)),
    people: owners().map(personPlaceholder),
  };
}

export function referenceToPlaceholder(input: PlaceholderInput): EntityReference {
  const { keys, name, entity_type, jurisdiction_string, jurisdiction_code, identifier, record_key } = input;
  return { key: keys[0] ?? record_key, name, entity_type, jurisdiction_string, jurisdiction_code, identifier };
}

/** Ends that no record ever describes: the statement that names them is all there is. */
export const UNDESCRIBED: readonly EntityReference[] = [
  {
    key: 'sample:undescribed/1',
    name: 'Wayfarer Cove Nominees',
    entity_type: 'company',
    jurisdiction_string: 'Anguilla',
  },
  { key: 'sample:undescribed/2', name: 'Tessander Voting Trust', entity_type: 'unknown' },
  { key: 'sample:undescribed/3', name: 'The Gallowmere Bearer Shares', entity_type: 'unknown' },
];
