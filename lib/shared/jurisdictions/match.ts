import { DEFAULT_LANGUAGE, type Language } from '../language/language';
import { words } from '../names/fold';
import {
  COUNTRY_CODES,
  countryOf,
  findJurisdiction,
  JURISDICTIONS,
  type Jurisdiction,
  placesIn,
  REGIONS,
} from './jurisdictions';

/** ISO 3166-1 alpha-3 with alpha-2. */
const PAIRS =
  'and:ad are:ae afg:af atg:ag aia:ai alb:al arm:am ago:ao ata:aq arg:ar asm:as aut:at aus:au abw:aw ala:ax aze:az ' +
  'bih:ba brb:bb bgd:bd bel:be bfa:bf bgr:bg bhr:bh bdi:bi ben:bj blm:bl bmu:bm brn:bn bol:bo bes:bq bra:br bhs:bs ' +
  'btn:bt bvt:bv bwa:bw blr:by blz:bz can:ca cck:cc cod:cd caf:cf cog:cg che:ch civ:ci cok:ck chl:cl cmr:cm chn:cn ' +
  'col:co cri:cr cub:cu cpv:cv cuw:cw cxr:cx cyp:cy cze:cz deu:de dji:dj dnk:dk dma:dm dom:do dza:dz ecu:ec est:ee ' +
  'egy:eg esh:eh eri:er esp:es eth:et fin:fi fji:fj flk:fk fsm:fm fro:fo fra:fr gab:ga gbr:gb grd:gd geo:ge guf:gf ' +
  'ggy:gg gha:gh gib:gi grl:gl gmb:gm gin:gn glp:gp gnq:gq grc:gr sgs:gs gtm:gt gum:gu gnb:gw guy:gy hkg:hk hmd:hm ' +
  'hnd:hn hrv:hr hti:ht hun:hu idn:id irl:ie isr:il imn:im ind:in iot:io irq:iq irn:ir isl:is ita:it jey:je jam:jm ' +
  'jor:jo jpn:jp ken:ke kgz:kg khm:kh kir:ki com:km kna:kn prk:kp kor:kr kwt:kw cym:ky kaz:kz lao:la lbn:lb lca:lc ' +
  'lie:li lka:lk lbr:lr lso:ls ltu:lt lux:lu lva:lv lby:ly mar:ma mco:mc mda:md mne:me maf:mf mdg:mg mhl:mh mkd:mk ' +
  'mli:ml mmr:mm mng:mn mac:mo mnp:mp mtq:mq mrt:mr msr:ms mlt:mt mus:mu mdv:mv mwi:mw mex:mx mys:my moz:mz nam:na ' +
  'ncl:nc ner:ne nfk:nf nga:ng nic:ni nld:nl nor:no npl:np nru:nr niu:nu nzl:nz omn:om pan:pa per:pe pyf:pf png:pg ' +
  'phl:ph pak:pk pol:pl spm:pm pcn:pn pri:pr pse:ps prt:pt plw:pw pry:py qat:qa reu:re rou:ro srb:rs rus:ru rwa:rw ' +
  'sau:sa slb:sb syc:sc sdn:sd swe:se sgp:sg shn:sh svn:si sjm:sj svk:sk sle:sl smr:sm sen:sn som:so sur:sr ssd:ss ' +
  'stp:st slv:sv sxm:sx syr:sy swz:sz tca:tc tcd:td atf:tf tgo:tg tha:th tjk:tj tkl:tk tls:tl tkm:tm tun:tn ton:to ' +
  'tur:tr tto:tt tuv:tv twn:tw tza:tz ukr:ua uga:ug umi:um usa:us ury:uy uzb:uz vat:va vct:vc ven:ve vgb:vg vir:vi ' +
  'vnm:vn vut:vu wlf:wf wsm:ws xkx:xk yem:ye myt:yt zaf:za zmb:zm zwe:zw';

/** `gbr` → `gb`. */
export const ALPHA_3: ReadonlyMap<string, string> = new Map(
  PAIRS.split(' ').map((pair) => [pair.slice(0, 3), pair.slice(4)] as const),
);

/**
 * Names that the runtime's tables lack: former, official, short and colloquial ones, and parts of a country without
 * their own register.
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

/** Languages whose country names are recognised, from the runtime's tables. */
const LANGUAGES =
  'en fr de es it pt nl sv da nb fi is pl cs sk hu ro bg hr sr sl et lv lt el tr ru uk be ka hy ar he fa hi zh zh-Hant ' +
  'ja ko vi id ms th ca ga cy mt sq mk';

const STATE_WORDS = new Set(['the', 'of', 'state', 'province', 'emirate', 'territory']);

/** A name in the form used for comparison: folded words. */
export const nameKey = (text: string): string => words(text).join(' ');

/** The same without "The State of …", tried if the full name is unknown. */
const bareKey = (text: string): string =>
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
    // The region's code without its country: "NY".
    const region = code.split('_')[1];
    if (region) add(index, region, code);
  }
  for (const [code, country] of ALPHA_3) add(index, code, country);
  addInAllLanguages(index);
  addNames(index);
  return index;
}

let known: Index | undefined;

/** The jurisdictions that a name or code may mean. Built on first use: some ten thousand names. */
function codesNamed(key: string): string[] {
  known ??= build();
  return [...(known.get(key) ?? [])];
}

/**
 * The display name of a place named by a source. In English it is the source's own name; in other languages countries
 * are translated. Regions keep their own names.
 */
export function namedIn<Given extends string | undefined>(language: Language, code: string, given: Given) {
  const isCountry = countryOf(code) === code && findJurisdiction(code) !== undefined;
  return language !== DEFAULT_LANGUAGE && isCountry ? placesIn(language)(code) : given;
}

const isCountry = (code: string): boolean => !code.includes('_');

/** Matches of the whole text, with and without "State of". */
function namedByAll(q: string): string[] {
  const codes = codesNamed(nameKey(q));
  return codes.length > 0 ? codes : codesNamed(bareKey(q));
}

/** A longer text is not a place with its country, and trying all splits would be slow. */
const MOST_WORDS = 20;

/** A region with its country before or after it: "Delaware, US", "USA Delaware", "Ontario (Canada)", "US-DE". */
function regionsWithCountry(q: string): string[] {
  const names = words(q);
  if (names.length > MOST_WORDS) return [];
  const splits = names.slice(1).map((_, index) => [names.slice(0, index + 1), names.slice(index + 1)] as const);
  return splits.flatMap(([front, back]) => [...regionsIn(front, back), ...regionsIn(back, front)]);
}

function regionsIn(region: readonly string[], country: readonly string[]): string[] {
  const countries = codesNamed(country.join(' ')).filter(isCountry);
  if (countries.length === 0) return [];
  return namedByAll(region.join(' ')).filter((code) => !isCountry(code) && countries.includes(countryOf(code)));
}

/** A subdivision without a separate register means its country: "DE-BY". */
function countryOfSubdivision(q: string): string[] {
  const country = /^([a-z]{2})[-_][a-z0-9]{1,3}$/.exec(q.trim().toLowerCase())?.[1];
  return country && !REGIONS[country] ? codesNamed(country).filter((code) => code === country) : [];
}

/** Whether the key is the code or English name; preferred if names of other languages are ambiguous. */
function isKnownAs(key: string, code: string): boolean {
  return key.replace(' ', '_') === code || key === nameKey(findJurisdiction(code)?.name ?? '');
}

/** Of several places with one name, the one in the related country; without one, the country before regions. */
function settle(q: string, codes: string[], related: string | undefined): string | undefined {
  const nearby = related ? codes.filter((code) => countryOf(code) === countryOf(related)) : [];
  const choice = [...new Set(nearby.length > 0 ? nearby : codes)];
  const countries = choice.filter(isCountry);
  const left = countries.length > 0 ? countries : choice;
  const [only, another] = left;
  return another === undefined ? only : left.find((code) => isKnownAs(nameKey(q), code));
}

/**
 * The jurisdiction that a text means (specification, jurisdictions/match): a code in any case and form, a name in one
 * of many languages, or a region with or without its country. Places in the country of the code `related` are
 * preferred. Undefined if there is no match or it is ambiguous.
 */
export function matchJurisdiction(q: string, related?: string): Jurisdiction | undefined {
  const near = related === undefined ? undefined : settle(related, codesNamed(nameKey(related)), undefined);
  for (const codes of [namedByAll(q), regionsWithCountry(q), countryOfSubdivision(q)]) {
    const code = settle(q, codes, near);
    if (code !== undefined) return findJurisdiction(code);
  }
  return undefined;
}

/** A jurisdiction that a name means; a weak name is ambiguous. */
export interface NamedJurisdiction {
  jurisdiction: Jurisdiction;
  isWeak: boolean;
}

/**
 * The jurisdiction that is meant of several with the same name: one in the country of `related` if there is one, and a
 * strong name before a weak one. Undefined if it remains ambiguous.
 */
export function settleNamed(named: readonly NamedJurisdiction[], related?: string): Jurisdiction | undefined {
  const near = related === undefined ? undefined : matchJurisdiction(related)?.code;
  const nearby = near ? named.filter(({ jurisdiction }) => countryOf(jurisdiction.code) === countryOf(near)) : [];
  const choice = nearby.length > 0 ? nearby : named;
  const strong = choice.filter(({ isWeak }) => !isWeak);
  const [only, another] = strong.length > 0 ? strong : choice;
  return another === undefined ? only?.jurisdiction : undefined;
}

/** Every typed word must be the start of a word of the name. */
function begins(name: string, typed: string[]): boolean {
  const names = words(name);
  return typed.every((part) => names.some((word) => word.startsWith(part)));
}

/** Suggestions while typing: the exact match first, then jurisdictions whose names start with the text, by name. */
export function suggestJurisdictions(text: string, limit: number): { code: string; name: string; full_name: string }[] {
  const typed = words(text);
  if (typed.length === 0) return [];
  const exact = matchJurisdiction(text);
  const others = JURISDICTIONS.filter(({ code, name }) => code !== exact?.code && begins(name, typed));
  const byName = others.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return [...(exact ? [exact] : []), ...byName]
    .slice(0, limit)
    .map(({ code, name, full_name }) => ({ code, name, full_name: full_name ?? name }));
}
