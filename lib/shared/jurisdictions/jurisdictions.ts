import { DEFAULT_LANGUAGE, type Language, oncePerLanguage } from '../language/language';
import { stripControls } from '../names/fold';

/** ISO 3166-1 alpha-2, and xk, which registers use for Kosovo. The runtime provides the names. */
const CODES =
  'ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt bv bw by bz ' +
  'ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg eh er es et fi fj fk fm fo fr ' +
  'ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ' +
  'ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms mt ' +
  'mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw ' +
  'sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ' +
  'ua ug um us uy uz va vc ve vg vi vn vu wf ws xk ye yt za zm zw';

export const COUNTRY_CODES: readonly string[] = CODES.split(' ');

const names = new Intl.DisplayNames(['en'], { type: 'region' });

export function countryName(code: string): string {
  return code === 'xk' ? 'Kosovo' : (names.of(code.toUpperCase()) ?? code.toUpperCase());
}

/**
 * Regions with their own registers: of the US, Canada and the United Arab Emirates (specification, Events,
 * `jurisdiction_code`). Any other subdivision is reduced to its country.
 */
export const REGIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  us: {
    al: 'Alabama',
    ak: 'Alaska',
    az: 'Arizona',
    ar: 'Arkansas',
    ca: 'California',
    co: 'Colorado',
    ct: 'Connecticut',
    de: 'Delaware',
    dc: 'District of Columbia',
    fl: 'Florida',
    ga: 'Georgia',
    hi: 'Hawaii',
    id: 'Idaho',
    il: 'Illinois',
    in: 'Indiana',
    ia: 'Iowa',
    ks: 'Kansas',
    ky: 'Kentucky',
    la: 'Louisiana',
    me: 'Maine',
    md: 'Maryland',
    ma: 'Massachusetts',
    mi: 'Michigan',
    mn: 'Minnesota',
    ms: 'Mississippi',
    mo: 'Missouri',
    mt: 'Montana',
    ne: 'Nebraska',
    nv: 'Nevada',
    nh: 'New Hampshire',
    nj: 'New Jersey',
    nm: 'New Mexico',
    ny: 'New York',
    nc: 'North Carolina',
    nd: 'North Dakota',
    oh: 'Ohio',
    ok: 'Oklahoma',
    or: 'Oregon',
    pa: 'Pennsylvania',
    ri: 'Rhode Island',
    sc: 'South Carolina',
    sd: 'South Dakota',
    tn: 'Tennessee',
    tx: 'Texas',
    ut: 'Utah',
    vt: 'Vermont',
    va: 'Virginia',
    wa: 'Washington',
    wv: 'West Virginia',
    wi: 'Wisconsin',
    wy: 'Wyoming',
  },
  ca: {
    ab: 'Alberta',
    bc: 'British Columbia',
    mb: 'Manitoba',
    nb: 'New Brunswick',
    nl: 'Newfoundland and Labrador',
    ns: 'Nova Scotia',
    nt: 'Northwest Territories',
    nu: 'Nunavut',
    on: 'Ontario',
    pe: 'Prince Edward Island',
    qc: 'Quebec',
    sk: 'Saskatchewan',
    yt: 'Yukon',
  },
  ae: {
    aj: 'Ajman',
    az: 'Abu Dhabi',
    du: 'Dubai',
    fu: 'Fujairah',
    rk: 'Ras Al Khaimah',
    sh: 'Sharjah',
    uq: 'Umm Al Quwain',
  },
};

/** A jurisdiction as the interface describes it (specification, Jurisdiction). */
export interface Jurisdiction {
  code: string;
  jurisdiction_code?: string | null;
  name: string;
  country?: string | null;
  full_name?: string | null;
}

function country(code: string): Jurisdiction {
  const name = countryName(code);
  return { code, jurisdiction_code: code, name, country: name, full_name: name };
}

function region(countryCode: string, code: string, name: string): Jurisdiction {
  const full = `${countryCode}_${code}`;
  return {
    code: full,
    jurisdiction_code: full,
    name,
    country: countryName(countryCode),
    full_name: `${name} (${countryCode.toUpperCase()})`,
  };
}

/** Every known jurisdiction by code, even if no companies are held for it (specification, Jurisdiction). */
export const JURISDICTIONS: readonly Jurisdiction[] = COUNTRY_CODES.flatMap((code) => [
  country(code),
  ...Object.entries(REGIONS[code] ?? {}).map(([regionCode, name]) => region(code, regionCode, name)),
]);

const BY_CODE = new Map(JURISDICTIONS.map((jurisdiction) => [jurisdiction.code, jurisdiction]));

export const findJurisdiction = (code: string): Jurisdiction | undefined => BY_CODE.get(code);

export const isJurisdictionCode = (code: string): boolean => BY_CODE.has(code);

/** The display name, "Delaware (US)"; an unknown code is returned unchanged. */
export function jurisdictionName(code: string): string {
  return BY_CODE.get(code)?.full_name ?? code;
}

/** `us_de` → `us`. */
export const countryOf = (jurisdictionCode: string): string => jurisdictionCode.split('_')[0] ?? jurisdictionCode;

/**
 * The name of a jurisdiction by its lower-case code: "Frankreich", "Delaware (US)"; an unknown code is returned
 * unchanged.
 */
type PlaceName = (code: string) => string;

/** The runtime's tables have the names of countries; regions keep their own names. */
function make(language: Language): PlaceName {
  if (language === 'en') return jurisdictionName;
  const countries = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return (code) => {
    const isCountry = findJurisdiction(code) !== undefined && countryOf(code) === code;
    return (isCountry ? countries.of(code.toUpperCase()) : undefined) ?? jurisdictionName(code);
  };
}

/**
 * Names of places in a language. Server only, because the tables are large; browsers receive `placeNamesIn`, or single
 * names.
 */
export const placesIn: (language: Language) => PlaceName = oncePerLanguage(make);

/**
 * All names by code, to send to a browser: its own tables may be of another version, and names would then change on
 * hydration.
 */
export const placeNamesIn: (language: Language) => Readonly<Record<string, string>> = oncePerLanguage((language) =>
  Object.fromEntries(JURISDICTIONS.map(({ code }) => [code, placesIn(language)(code)])),
);

/** Places whose English names take an article: "in the United Kingdom". */
const WITH_ARTICLE =
  /^(United |Netherlands|Caribbean N|Bahamas|Gambia|Philippines|Maldives|Seychelles|Comoros|Isle of|Palestinian|Vatican|U\.S\. |British |French Southern|.* Republic$|.* Islands$)/;

/**
 * A place within a sentence, by its code: "the United Kingdom", "Germany"; an unknown code is returned unchanged. Only
 * English sentences use it: other languages would inflect the name, so they put it after a colon.
 */
export function placeInWords(code: string, language: Language): string {
  const place = stripControls(placesIn(language)(code.toLowerCase()));
  return language === DEFAULT_LANGUAGE && WITH_ARTICLE.test(place) ? `the ${place}` : place;
}
