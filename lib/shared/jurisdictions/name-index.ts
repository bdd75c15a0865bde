import { words } from '../names/fold';
import { ALPHA_3 } from './alpha-3';
import { COUNTRY_CODES } from './countries';
import { JURISDICTIONS } from './jurisdictions';

/**
 * Names in use that are not in the runtime's tables: former, official, short and colloquial ones, and parts of a
 * country that have no register of their own.
 */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  ae: ['UAE', 'Emirates', 'U A E'],
  ba: ['Bosnia', 'Bosnia Herzegovina'],
  bo: ['Plurinational State of Bolivia', 'Bolivia (Plurinational State of)'],
  bn: ['Brunei Darussalam'],
  cd: ['DR Congo', 'DRC', 'Democratic Republic of the Congo', 'Congo (Democratic Republic)', 'Zaire'],
  cg: ['Republic of the Congo', 'Congo'],
  ch: ['Swiss Confederation', 'Confoederatio Helvetica'],
  ci: ['Ivory Coast', "Cote d'Ivoire"],
  cn: ['PRC', "People's Republic of China", 'Mainland China'],
  cv: ['Cape Verde'],
  cz: ['Czech Republic', 'Czechia'],
  de: ['Federal Republic of Germany'],
  fk: ['Falkland Islands', 'Malvinas'],
  fm: ['Federated States of Micronesia'],
  gb: [
    'UK',
    'U K',
    'Great Britain',
    'Britain',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
    'England and Wales',
    'United Kingdom of Great Britain and Northern Ireland',
  ],
  gr: ['EL', 'Hellas', 'Hellenic Republic'],
  hk: ['Hong Kong', 'Hongkong', 'Hong Kong SAR'],
  ie: ['Republic of Ireland', 'Eire'],
  im: ['Isle of Man', 'IOM'],
  ir: ['Islamic Republic of Iran', 'Persia'],
  kn: ['Saint Kitts and Nevis', 'St Kitts', 'Nevis'],
  kp: ['DPRK', "Democratic People's Republic of Korea"],
  kr: ['Republic of Korea', 'Korea', 'South Korea'],
  la: ["Lao People's Democratic Republic", 'Lao'],
  md: ['Republic of Moldova', 'Moldavia'],
  mk: ['Macedonia', 'North Macedonia', 'FYROM'],
  mm: ['Burma'],
  mo: ['Macau', 'Macao'],
  nl: ['Holland', 'Kingdom of the Netherlands'],
  ps: ['Palestine', 'State of Palestine'],
  pt: ['Portuguese Republic'],
  re: ['Reunion'],
  ru: ['Russian Federation'],
  sa: ['KSA', 'Kingdom of Saudi Arabia'],
  sy: ['Syrian Arab Republic'],
  sz: ['Swaziland'],
  tl: ['East Timor'],
  tr: ['Turkey', 'Turkiye'],
  tw: ['Taiwan', 'Republic of China', 'Chinese Taipei'],
  tz: ['United Republic of Tanzania', 'Tanzania'],
  us: ['USA', 'U S A', 'U S', 'America', 'United States of America', 'The States'],
  va: ['Vatican', 'Holy See', 'Vatican City State'],
  ve: ['Bolivarian Republic of Venezuela'],
  vg: ['BVI', 'British Virgin Islands', 'Virgin Islands (British)'],
  vi: ['US Virgin Islands', 'Virgin Islands (US)', 'USVI'],
  vn: ['Viet Nam'],
  us_dc: ['Washington DC', 'Washington D C', 'D C'],
  us_ny: ['New York State'],
  us_wa: ['Washington State'],
  us_ca: ['Calif', 'Californie', 'Kalifornien'],
  us_ma: ['Mass', 'Commonwealth of Massachusetts'],
  us_pa: ['Penn', 'Commonwealth of Pennsylvania'],
  us_va: ['Commonwealth of Virginia'],
  us_ky: ['Commonwealth of Kentucky'],
  ca_nl: ['Newfoundland', 'Labrador', 'Newfoundland & Labrador'],
  ca_pe: ['PEI', 'P E I'],
  ca_yt: ['Yukon Territory'],
  ca_nt: ['NWT'],
  ae_az: ['Abu Dabi'],
  ae_rk: ['RAK', 'Ras al-Khaimah'],
};

/** Languages in which countries are known by name; the runtime has the tables. */
const LANGUAGES =
  'en fr de es it pt nl sv da nb fi is pl cs sk hu ro bg hr sr sl et lv lt el tr ru uk be ka hy ar he fa hi zh zh-Hant ' +
  'ja ko vi id ms th ca ga cy mt sq mk';

const STATE_WORDS = new Set(['the', 'of', 'state', 'province', 'emirate', 'territory']);

/** A name as it is compared: folded words. */
export const nameKey = (text: string): string => words(text).join(' ');

/** The same without "The State of …", for names that are not known as they were written. */
export const bareKey = (text: string): string =>
  words(text)
    .filter((word) => !STATE_WORDS.has(word))
    .join(' ');

type Index = Map<string, Set<string>>;

function add(index: Index, key: string, code: string): void {
  if (key === '') return;
  const codes = index.get(key);
  if (codes) codes.add(code);
  else index.set(key, new Set([code]));
}

function addInAllLanguages(index: Index): void {
  for (const language of LANGUAGES.split(' ')) {
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' });
      for (const code of COUNTRY_CODES) add(index, nameKey(names.of(code.toUpperCase()) ?? ''), code);
    }
  }
}

function addNames(index: Index): void {
  for (const { code, name } of JURISDICTIONS) {
    add(index, nameKey(name), code);
    add(index, bareKey(name), code);
  }
  for (const [code, names] of Object.entries(OTHER_NAMES)) {
    for (const name of names) {
      add(index, nameKey(name), code);
      add(index, bareKey(name), code);
    }
  }
}

function build(): Index {
  const index: Index = new Map();
  for (const { code } of JURISDICTIONS) {
    add(index, nameKey(code), code);
    // A region's own code, without its country: "NY".
    const region = code.split('_')[1];
    if (region) add(index, region, code);
  }
  for (const [code, country] of ALPHA_3) add(index, code, country);
  addInAllLanguages(index);
  addNames(index);
  return index;
}

let known: Index | undefined;

/** The jurisdictions that a name or code may mean. Built when it is first asked for: some ten thousand names. */
export function codesNamed(key: string): string[] {
  known ??= build();
  return [...(known.get(key) ?? [])];
}
