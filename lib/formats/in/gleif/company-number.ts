import { germanRegisterKey, toBritishNumber } from '../company-numbers';
import { toJurisdictionCode } from '../jurisdiction';
import type { LeiRecord, Registration } from './lei-record';

/** German register courts, by the digits of their codes in GLEIF's list. */
const COURTS = (
  '197 Aachen|199 Altenburg|200 Amberg|201 Ansbach|202 Apolda|203 Arnsberg|204 Arnstadt|205 Aschaffenburg|' +
  '206 Augsburg|207 Aurich|208 Bad Hersfeld|209 Bad Homburg v. d. Höhe|210 Bad Kreuznach|213 Bad Oeynhausen|' +
  '214 Bad Salzungen|215 Bamberg|216 Bayreuth|217 Berlin-Charlottenburg|218 Bielefeld|219 Bochum|220 Bonn|' +
  '221 Braunschweig|222 Bremen|224 Chemnitz|225 Coburg|226 Coesfeld|227 Cottbus|228 Darmstadt|229 Deggendorf|' +
  '230 Dortmund|231 Dresden|232 Duisburg|233 Düren|234 Düsseldorf|235 Eisenach|236 Erfurt|238 Eschwege|239 Essen|' +
  '240 Flensburg|241 Frankfurt (Oder)|242 Frankfurt am Main|243 Freiburg|244 Friedberg (Hessen)|245 Fritzlar|' +
  '246 Fulda|247 Fürth|249 Gelsenkirchen|250 Gera|251 Gießen|252 Gotha|253 Göttingen|255 Greiz|257 Gütersloh|' +
  '258 Hagen|259 Hamburg|260 Hamm|261 Hanau|262 Hannover|263 Heilbad Heiligenstadt|266 Hildburghausen|' +
  '267 Hildesheim|268 Hof|269 Homburg|271 Ingolstadt|272 Iserlohn|273 Jena|274 Kaiserslautern|275 Kassel|' +
  '276 Kempten|277 Kiel|278 Kleve|279 Koblenz|280 Köln|281 Königstein im Taunus|282 Korbach|283 Krefeld|' +
  '284 Landau in der Pfalz|285 Landshut|286 Lebach|287 Leipzig|288 Lemgo|289 Limburg a. d. Lahn|290 Lübeck|' +
  '291 Ludwigshafen am Rhein|293 Lüneburg|295 Mainz|296 Mannheim|297 Marburg|298 Meiningen|299 Memmingen|300 Merzig|' +
  '301 Mönchengladbach|302 Montabaur|303 Mühlhausen|304 München|305 Münster|306 Neubrandenburg|307 Neunkirchen|' +
  '308 Neuruppin|309 Neuss|310 Nordhausen|311 Nürnberg|313 Offenbach am Main|314 Oldenburg|315 Osnabrück|' +
  '316 Ottweiler|317 Paderborn|319 Passau|320 Pinneberg|321 Pößneck|322 Potsdam|324 Recklinghausen|325 Regensburg|' +
  '328 Rostock|329 Rudolstadt|331 Saarbrücken|332 Saarlouis|333 Sankt Ingbert|334 Sankt Wendel|336 Schweinfurt|' +
  '337 Schwerin|338 Siegburg|339 Siegen|342 Sömmerda|343 Sondershausen|344 Sonneberg|345 Stadthagen|346 Stadtroda|' +
  '347 Steinfurt|348 Stendal|349 Stralsund|350 Straubing|351 Stuttgart|352 Suhl|353 Tostedt|354 Traunstein|355 Ulm|' +
  '356 Völklingen|358 Walsrode|362 Weiden i.d. OPf.|363 Weimar|364 Wetzlar|365 Wiesbaden|368 Wittlich|369 Wuppertal|' +
  '370 Würzburg|371 Zweibrücken'
).split('|');

const toEntry = (entry: string): [string, string] => {
  const blank = entry.indexOf(' ');
  return [`RA${entry.slice(0, blank).padStart(6, '0')}`, entry.slice(blank + 1)];
};

const COURT_BY_AUTHORITY: ReadonlyMap<string, string> = new Map(COURTS.map(toEntry));

/** The town of the court with the code `RA000242`; undefined for other codes. */
const germanCourt = (authority: string): string | undefined => COURT_BY_AUTHORITY.get(authority);

/**
 * Registers in GLEIF's list of registration authorities that number the companies of a jurisdiction, by
 * the digits of their codes: `gb:585,586,587` are RA000585 and two more. Registers of funds, banks, charities, taxes
 * and statistics number something else; registers of one town or court are left out, as their numbers are not unique.
 */
const REGISTERS = (
  'ad:4 af:1 ai:6 al:2 am:11 at:17 au:14 aw:12 az:19 bb:23 bd:22 be:25 bg:65 bh:21 bm:28 bn:64 bo:31 br:36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,681 bs:20 ' +
  'bt:30 bw:35 by:24 bz:26 ca:72 ca_ab:73 ca_bc:74 ca_mb:75 ca_nb:76 ca_nl:77 ca_ns:78 ca_nt:83 ca_nu:84 ca_on:79 ' +
  'ca_pe:80 ca_qc:81 ca_sk:82 ca_yt:85 ch:548,549 ck:152,153 cn:92 cr:154 cw:160 cy:161 cz:163,168 dk:170 dm:173 ' +
  'dz:3 ee:181 eg:179 es:533,780 fi:188 fj:187 fk:184 fo:185 fr:189,192 gb:585,586,587 gd:379 ge:196 gg:383,667,668 ' +
  'gh:374 gi:375 gl:378 gr:685 hk:388 hr:156 hu:391 ie:402 il:406 im:405 in:394 is:393 it:407 je:414 jm:411 jo:415 ' +
  'jp:412 ke:417 kh:70 ki:418 kn:502 kr:419 kw:420 ky:86 kz:416 lc:503,504 li:428 lk:540 ls:426 lt:430 lu:432 ' +
  'lv:423 mc:452 md:451 me:455 mh:444 mk:437 mo:436 mt:443 mu:447 mw:438 my:439 na:460 ng:469 nl:463 no:472,473 ' +
  'nu:470 nz:466 om:474 pa:478 pg:479 ph:483 pk:475 pl:484 pr:493 ps:477 pt:487 qa:494 ro:497 rs:517 ru:499 rw:500 ' +
  'sa:513 sb:530 sc:521 se:544 sg:523 si:529 sk:526 sm:511 sr:542 sx:525 tc:563 th:554 tn:758 to:557 tr:560,561 ' +
  'tt:558 tv:564 tw:551 tz:553 ua:567 ug:566 us_ak:594 us_al:595 us_ar:596 us_az:597 us_ca:598 us_co:599 us_ct:600 ' +
  'us_dc:601 us_de:602 us_fl:603 us_ga:604 us_hi:605 us_ia:606 us_id:607 us_il:608 us_in:609 us_ks:610 us_ky:611 ' +
  'us_la:612 us_ma:613 us_md:614 us_me:615 us_mi:616 us_mn:617 us_mo:618 us_ms:619 us_mt:620 us_nc:621 us_nd:622 ' +
  'us_ne:623 us_nh:624 us_nj:625 us_nm:626 us_nv:627 us_ny:628 us_oh:629 us_ok:630 us_or:631 us_pa:632 us_ri:633 ' +
  'us_sc:634 us_sd:635 us_tn:636 us_tx:637 us_ut:638 us_va:639 us_vt:640 us_wa:641 us_wi:642 us_wv:643 us_wy:644 ' +
  'vg:63 vn:649 vu:647 ws:510 za:531 zm:652 zw:653'
).split(' ');

const toEntries = (entry: string): [string, string][] => {
  const [jurisdiction = '', codes = ''] = entry.split(':');
  return codes.split(',').map((code) => [`RA${code.padStart(6, '0')}`, jurisdiction]);
};

const JURISDICTION_BY_AUTHORITY: ReadonlyMap<string, string> = new Map(REGISTERS.flatMap(toEntries));

/** The jurisdiction whose companies the authority `RA000585` numbers; undefined if it numbers none. */
const jurisdictionOfRegister = (authority: string): string | undefined => JURISDICTION_BY_AUTHORITY.get(authority);

export interface CompanyIdentity {
  jurisdiction_code: string;
  company_number: string;
  /** True while the LEI is used, until a number of the register is known. */
  number_is_stand_in: boolean;
  native_company_number: string | null;
  /** Further keys of the company: its entry at a German court. */
  keys: string[];
}

const closeUp = (number: string): string => number.replace(/\s+/g, '');

const matching = (pattern: RegExp) => (number: string) => (pattern.test(closeUp(number)) ? closeUp(number) : null);

/** A Belgian number has ten digits, with or without points; older spellings lack the leading zero. */
function toBelgianNumber(number: string): string | null {
  const digits = number.replace(/\D/g, '');
  return digits.length === 9 || digits.length === 10 ? digits.padStart(10, '0') : null;
}

function toSwedishNumber(number: string): string | null {
  const [, first, last] = /^(\d{6})-?(\d{4})$/.exec(closeUp(number)) ?? [];
  return first === undefined ? null : `${first}-${last}`;
}

/** The first eight digits identify the company; the rest numbers its establishments. */
function toBrazilianNumber(number: string): string | null {
  const digits = number.replace(/\D/g, '');
  return digits.length === 14 || digits.length === 8 ? digits.slice(0, 8) : null;
}

/**
 * Corrects company numbers where issuers of LEIs use another form or another kind of number: old
 * entries of Japan, tax numbers of Romania and Slovakia, Greek letters for the Cypriot HE, slashes where OpenCorporates
 * has hyphens. Null if it is not a number of the register.
 */
const FORMS: Readonly<Record<string, (number: string) => string | null>> = {
  at: (number) => closeUp(number).replace(/^FN/i, ''),
  be: toBelgianNumber,
  br: toBrazilianNumber,
  ch: matching(/^CHE/),
  cy: (number) => closeUp(number).replace(/^ΗΕ/, 'HE'),
  cz: matching(/^\d{8}$/),
  fr: matching(/^\d{9}$/),
  gb: toBritishNumber,
  jp: matching(/^\d{13}$/),
  no: matching(/^\d{9}$/),
  ro: matching(/^J/),
  se: toSwedishNumber,
  sk: matching(/^\d{8}$/),
  za: (number) => closeUp(number).replaceAll('/', '-'),
};

/** The number as the register of the jurisdiction writes it; null if it is not one of its numbers. */
export const toRegisterNumber = (jurisdiction: string, number: string): string | null =>
  Object.hasOwn(FORMS, jurisdiction) ? (FORMS[jurisdiction]?.(number) ?? null) : closeUp(number);

/** OpenCorporates' key of the company (`de/M1201_HRB7042`) matches ours, unless OpenCorporates invented it. */
function mappedNumber({ mapped }: LeiRecord, jurisdiction: string): string | null {
  const [code, number] = mapped.find(({ system }) => system === 'ocid')?.uid.split('/') ?? [];
  return code === jurisdiction && number && !number.startsWith('extuid') ? number : null;
}

/** The number in the register of the company's own jurisdiction: a foreign register numbers branches. */
function ownNumber({ authority, number }: Registration, jurisdiction: string): string | null {
  if (authority === null || number === null || jurisdictionOfRegister(authority) !== jurisdiction) return null;
  return toRegisterNumber(jurisdiction, number) || null;
}

/** `Frankfurt am Main HRB 7042`, as the German register writes it, and the key for it. */
function atCourt({ authority, number }: Registration): { native: string; key: string } | null {
  const court = authority === null ? undefined : germanCourt(authority);
  const key = court !== undefined && number !== null ? germanRegisterKey(court, number) : null;
  return key === null ? null : { native: `${court} ${number}`, key };
}

/** Jurisdiction and number of the entity of an LEI in the register; null if it has no jurisdiction. */
export function identifyByLei(record: LeiRecord): CompanyIdentity | null {
  const jurisdiction_code = toJurisdictionCode(record.jurisdiction);
  if (jurisdiction_code === null) return null;
  const given = record.registeredAt.number;
  const court = jurisdiction_code === 'de' ? atCourt(record.registeredAt) : null;
  const own = ownNumber(record.registeredAt, jurisdiction_code);
  const number = own ?? mappedNumber(record, jurisdiction_code);
  return {
    jurisdiction_code,
    company_number: number ?? record.lei,
    number_is_stand_in: number === null,
    native_company_number: court?.native ?? (own === null || own === given ? null : given),
    keys: court ? [court.key] : [],
  };
}
