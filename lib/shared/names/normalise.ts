import { isCleanAscii } from '../text';
import { fold } from './fold';

/** A legal form: its normalised word, and its other spellings. */
interface LegalForm {
  /** Jurisdictions that use it, for readers of this table. */
  in: string;
  normalised: string;
  /** Folded words (lib/shared/names/fold.ts); each spelling becomes `normalised`. */
  ways: readonly string[];
}

const form = (jurisdictions: string, normalised: string, ...ways: string[]): LegalForm => ({
  in: jurisdictions,
  normalised,
  ways,
});

/**
 * Spellings of legal forms. One of several words becomes a single word if it is another kind of company: otherwise
 * "limited" would also find every public limited company. "Private limited" and "proprietary limited" stay two words,
 * because they are limited companies. Spaced letters ("s p a") are separate spellings; "S.p.A." and "S. p. A." arrive
 * here as one word.
 */
export const LEGAL_FORMS: readonly LegalForm[] = [
  // English
  form('gb ie us au nz in sg hk', 'limited', 'ltd', 'cyfyngedig', 'cyf'),
  form('us ca ph', 'corporation', 'corp'),
  form('us ca ph', 'incorporated', 'inc'),
  form('us gb hk', 'company', 'co'),
  form('gb ie', 'plc', 'public limited company', 'p l c', 'ccc', 'cwmni cyfyngedig cyhoeddus'),
  form('in sg pk', 'private', 'pvt', 'pte'),
  form('au za', 'proprietary', 'pty'),
  form('my', 'sendirian', 'sdn'),
  form('my', 'berhad', 'bhd'),
  form('us gb ae', 'llc', 'limited liability company', 'l l c'),
  form('gb us in', 'llp', 'limited liability partnership', 'l l p'),
  form('gb us ca', 'lp', 'limited partnership'),
  form('us', 'lllp', 'limited liability limited partnership'),
  form('us', 'pllc', 'professional limited liability company'),
  form('us', 'pc', 'professional corporation'),
  form('ie', 'dac', 'designated activity company'),
  form('ie', 'clg', 'company limited by guarantee'),
  form('ie', 'teoranta', 'teo'),
  form('ca', 'ulc', 'unlimited liability company'),
  form('ca', 'limitee', 'ltee'),
  form('gb', 'cic', 'community interest company'),
  form('gb', 'cio', 'charitable incorporated organisation'),
  form('za', 'cc', 'close corporation'),
  form('th', 'pcl', 'public company limited'),
  form('ae', 'fze', 'free zone establishment'),
  form('ae', 'fzco', 'free zone company'),
  form('ae vn kz', 'jsc', 'joint stock company'),
  form('ae', 'pjsc', 'public joint stock company'),
  form('am kz', 'cjsc', 'closed joint stock company'),
  form('am kz', 'ojsc', 'open joint stock company'),
  // German
  form('de at ch', 'gmbh', 'gesellschaft mit beschrankter haftung', 'gesellschaft mbh', 'ges mbh', 'gesmbh', 'g m b h'),
  form('de', 'ggmbh', 'gemeinnutzige gmbh', 'gemeinnutzige gesellschaft mit beschrankter haftung'),
  form('de at ch', 'ag', 'aktiengesellschaft'),
  form('de at ch', 'kg', 'kommanditgesellschaft'),
  form('de', 'kgaa', 'kommanditgesellschaft auf aktien'),
  form('de', 'ohg', 'offene handelsgesellschaft'),
  form('de', 'ug', 'ug haftungsbeschrankt', 'unternehmergesellschaft', 'unternehmergesellschaft haftungsbeschrankt'),
  form('de', 'ek', 'eingetragener kaufmann', 'eingetragene kauffrau', 'e k'),
  form('de', 'eg', 'eingetragene genossenschaft', 'e g'),
  form('de', 'ev', 'eingetragener verein', 'e v'),
  form('de', 'gbr', 'gesellschaft burgerlichen rechts'),
  form('eu', 'se', 'societas europaea'),
  // French and Benelux
  form(
    'fr be lu ch es pt br pl ro gr',
    'sa',
    'societe anonyme',
    'sociedad anonima',
    'sociedade anonima',
    'spolka akcyjna',
    'societate pe actiuni',
    's a',
  ),
  form('fr lu ch', 'sarl', 'societe a responsabilite limitee', 'sa rl', 's a r l'),
  form(
    'fr co',
    'sas',
    'societe par actions simplifiee',
    'sociedad por acciones simplificada',
    'societa in accomandita semplice',
  ),
  form('fr', 'sasu', 'societe par actions simplifiee unipersonnelle'),
  form('fr', 'eurl', 'entreprise unipersonnelle a responsabilite limitee'),
  form('fr', 'sci', 'societe civile immobiliere'),
  form('fr it', 'snc', 'societe en nom collectif', 'societa in nome collettivo'),
  form('fr be lu', 'scs', 'societe en commandite simple'),
  form('lu', 'scsp', 'societe en commandite speciale'),
  form('fr lu', 'sca', 'societe en commandite par actions'),
  form('fr', 'gie', 'groupement d interet economique', 'groupement dinteret economique'),
  form('be', 'sprl', 'societe privee a responsabilite limitee'),
  form('be lu', 'asbl', 'association sans but lucratif'),
  form('be', 'vzw', 'vereniging zonder winstoogmerk'),
  form('be', 'bvba', 'besloten vennootschap met beperkte aansprakelijkheid'),
  form('nl be', 'bv', 'besloten vennootschap', 'b v'),
  form('nl be', 'nv', 'naamloze vennootschap', 'n v'),
  form('nl', 'vof', 'vennootschap onder firma', 'v o f'),
  form('nl id', 'cv', 'commanditaire vennootschap'),
  // Spain, Portugal, Italy, Latin America
  form('es', 'sl', 'sociedad limitada', 's l'),
  form('es', 'slu', 'sociedad limitada unipersonal'),
  form('es', 'sau', 'sociedad anonima unipersonal'),
  form('pt br co cl', 'limitada', 'lda', 'ltda'),
  form(
    'it ro es be',
    'srl',
    'societa a responsabilita limitata',
    'sociedad de responsabilidad limitada',
    'societate cu raspundere limitata',
    's r l',
  ),
  form('it', 'srls', 'societa a responsabilita limitata semplificata'),
  form('it cl', 'spa', 'societa per azioni', 'sociedad por acciones', 's p a'),
  form('it', 'sapa', 'societa in accomandita per azioni'),
  form('it', 'scarl', 'sca rl', 'societa consortile a responsabilita limitata'),
  form('ch', 'sagl', 'societa a garanzia limitata'),
  form('mx', 'sadecv', 'sa de cv', 'sociedad anonima de capital variable'),
  form('mx', 'sderldecv', 's de rl de cv', 'sociedad de responsabilidad limitada de capital variable'),
  form('pe', 'sac', 'sociedad anonima cerrada'),
  form('pe cl', 'eirl', 'empresa individual de responsabilidad limitada'),
  form('br', 'eireli', 'empresa individual de responsabilidade limitada'),
  // Nordic and Baltic
  form(
    'dk no ee lv cz sk tr',
    'as',
    'aktieselskab',
    'aksjeselskap',
    'aktsiaselts',
    'akciju sabiedriba',
    'akciova spolecnost',
    'akciova spolocnost',
    'anonim sirketi',
    'a s',
  ),
  form('no', 'asa', 'allmennaksjeselskap'),
  form('no', 'ans', 'ansvarlig selskap'),
  form('no', 'enk', 'enkeltpersonforetak'),
  form('dk', 'aps', 'anpartsselskab'),
  form('dk', 'interessentskab', 'i s'),
  form('dk', 'kommanditselskab', 'k s'),
  form('se fi lt', 'ab', 'aktiebolag', 'aktiebolaget', 'akcine bendrove'),
  form('se', 'hb', 'handelsbolag'),
  form('se', 'kb', 'kommanditbolag'),
  form('fi', 'oy', 'osakeyhtio'),
  form('fi', 'oyj', 'julkinen osakeyhtio'),
  form('fi', 'ky', 'kommandiittiyhtio'),
  form('fi', 'tmi', 'toiminimi'),
  form('is', 'ehf', 'einkahlutafelag'),
  form('is', 'hf', 'hlutafelag'),
  form('ee', 'ou', 'osauhing'),
  form('lv', 'sia', 'sabiedriba ar ierobezotu atbildibu'),
  form('lt', 'uab', 'uzdaroji akcine bendrove'),
  // Central and south-eastern Europe
  form('pl', 'spzoo', 'spolka z ograniczona odpowiedzialnoscia', 'sp z o o', 'sp z oo', 'sp zoo', 'sp zo o'),
  form('pl', 'spk', 'spolka komandytowa', 'sp k'),
  form('pl', 'spj', 'spolka jawna', 'sp j'),
  form('pl', 'psa', 'prosta spolka akcyjna'),
  form(
    'cz sk',
    'sro',
    'spolecnost s rucenim omezenym',
    'spolocnost s rucenim obmedzenym',
    's r o',
    'spol s r o',
    'spol s ro',
    'spol sro',
  ),
  form('cz', 'vos', 'verejna obchodni spolecnost', 'v o s'),
  form('hu', 'kft', 'korlatolt felelossegu tarsasag'),
  form('hu', 'zrt', 'zartkoruen mukodo reszvenytarsasag'),
  form('hu', 'nyrt', 'nyilvanosan mukodo reszvenytarsasag'),
  form('hu', 'bt', 'beteti tarsasag'),
  form(
    'hr si rs ba me',
    'doo',
    'drustvo s ogranicenom odgovornoscu',
    'drustvo sa ogranicenom odgovornoscu',
    'drushtvo sa ogranichenom odgovornoshcu',
    'druzba z omejeno odgovornostjo',
    'd o o',
  ),
  form('hr', 'jdoo', 'jednostavno drustvo s ogranicenom odgovornoscu', 'j d o o'),
  form('hr si', 'dd', 'dionicko drustvo', 'delniska druzba', 'd d'),
  form('rs bg', 'ad', 'akcionarsko drustvo', 'aktsionarsko drushtvo', 'aktsionerno druzhestvo'),
  form('bg', 'ood', 'druzhestvo s ogranichena otgovornost'),
  form('bg', 'eood', 'ednolichno druzhestvo s ogranichena otgovornost'),
  form('bg', 'ead', 'ednolichno aktsionerno druzhestvo'),
  form('gr', 'ae', 'anonymi etaireia', 'anonymi etairia'),
  form('gr', 'epe', 'etaireia periorismenis eythynis', 'etairia periorismenis eythynis'),
  form('gr', 'ike', 'idiotiki kefalaioychiki etaireia', 'idiotiki kefalaioychiki etairia'),
  form('gr', 'oe', 'omorrythmi etaireia', 'omorrythmi etairia'),
  form('gr', 'ee', 'eterorrythmi etaireia', 'eterorrythmi etairia'),
  form('tr', 'sirketi', 'sti'),
  // Eastern Europe and Central Asia, as transliterated
  form('ru', 'ooo', 'obshchestvo s ogranichennoy otvetstvennostyu'),
  form('ru', 'zao', 'zakrytoe aktsionernoe obshchestvo'),
  form('ru', 'oao', 'otkrytoe aktsionernoe obshchestvo'),
  form('ru', 'pao', 'publichnoe aktsionernoe obshchestvo'),
  form('ru', 'ao', 'aktsionernoe obshchestvo'),
  form('ru', 'ip', 'individualnyy predprinimatel'),
  form('ua', 'tov', 'tovaristvo z obmezhenoyu vidpovidalnistyu', 'tovarystvo z obmezhenoiu vidpovidalnistiu'),
  form('ua', 'prat', 'privatne aktsionerne tovaristvo'),
  form('ua', 'pat', 'publichne aktsionerne tovaristvo'),
  form('kz', 'too', 'tovarishchestvo s ogranichennoy otvetstvennostyu'),
  // Asia
  form('jp', 'kk', 'kabushiki kaisha', 'kabushiki gaisha', 'k k'),
  form('jp', 'yk', 'yugen kaisha', 'yugen gaisha'),
  form('jp', 'gk', 'godo kaisha', 'godo gaisha'),
  form('kr', 'jusikhoesa', 'jusik hoesa', 'chusik hoesa'),
  form('kr', 'yuhanhoesa', 'yuhan hoesa'),
  form('id', 'pt', 'perseroan terbatas'),
  form('id', 'tbk', 'terbuka'),
  form('vn', 'tnhh', 'trach nhiem huu han'),
  form('vn', 'ctcp', 'cong ty co phan', 'cong ty cp'),
];

interface FormRule {
  written: string[];
  normalised: string;
}

/** Longest spelling first: "public limited company" must win over "company". */
const RULES: FormRule[] = LEGAL_FORMS.flatMap(({ normalised, ways }) =>
  ways.map((way) => ({ written: way.split(' '), normalised })),
).sort((a, b) => b.written.length - a.written.length);

const RULES_BY_FIRST_WORD = new Map<string, FormRule[]>();
for (const rule of RULES) {
  const [first = ''] = rule.written;
  RULES_BY_FIRST_WORD.set(first, [...(RULES_BY_FIRST_WORD.get(first) ?? []), rule]);
}

function standsAt(written: readonly string[], names: readonly string[], at: number): boolean {
  for (let offset = 0; offset < written.length; offset++) if (names[at + offset] !== written[offset]) return false;
  return true;
}

function ruleAt(names: readonly string[], at: number): FormRule | undefined {
  const rules = RULES_BY_FIRST_WORD.get(names[at] ?? '');
  if (rules) for (const rule of rules) if (standsAt(rule.written, names, at)) return rule;
  return undefined;
}

/** The index of the first form in another spelling than the normalised one; the number of words if there is none. */
function firstFormOf(names: readonly string[]): number {
  let at = 0;
  while (at < names.length && !ruleAt(names, at)) at++;
  return at;
}

/**
 * The words with every legal form in its normalised spelling, so that "Ltd" finds "Limited" and vice versa
 * (specification, companies/search, `q`). Returns the same list if nothing changes.
 */
function normaliseLegalForms(names: string[]): string[] {
  const first = firstFormOf(names);
  if (first === names.length) return names;
  const normalised = names.slice(0, first);
  for (let at = first; at < names.length; ) {
    const rule = ruleAt(names, at);
    normalised.push(rule?.normalised ?? names[at] ?? '');
    at += rule?.written.length ?? 1;
  }
  return normalised;
}

/**
 * A register's value (type, status, position) in the form used for comparison: without case, and without surrounding or
 * repeated blanks. Computed here and stored in a column, because SQLite folds ASCII case only.
 */
export const termKey = (value: string): string =>
  isCleanAscii(value) ? value.toLowerCase() : value.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Legal forms in scripts where words are lost by transliteration, because there are no blanks, or because characters
 * are transliterated singly. They are replaced by the register's own Latin form before other steps. A form that
 * contains a shorter one comes first.
 */
const NATIVE_FORMS: readonly (readonly [written: string, latin: string])[] = [
  // Japan; the circled and bracketed characters are the same after compatibility folding.
  ['株式会社', 'kk'],
  ['(株)', 'kk'],
  ['有限会社', 'yk'],
  ['(有)', 'yk'],
  ['合同会社', 'gk'],
  // China, Taiwan, Hong Kong: traditional and simplified characters.
  ['股份有限公司', 'company limited by shares'],
  ['有限责任公司', 'company limited'],
  ['有限責任公司', 'company limited'],
  ['有限公司', 'company limited'],
  ['合伙企业', 'partnership'],
  ['合夥企業', 'partnership'],
  // Korea
  ['주식회사', 'jusikhoesa'],
  ['(주)', 'jusikhoesa'],
  ['유한회사', 'yuhanhoesa'],
  ['(유)', 'yuhanhoesa'],
  // Thailand
  ['จำกัด (มหาชน)', 'pcl'],
  ['จำกัด(มหาชน)', 'pcl'],
  ['ห้างหุ้นส่วน', 'partnership'],
  ['บริษัท', 'company'],
  ['จำกัด', 'limited'],
  // Israel, with either quotation mark
  ['בע"מ', 'limited'],
  ['בע״מ', 'limited'],
  // Arabic
  ['ش.ذ.م.م', 'llc'],
  ['ذ.م.م', 'llc'],
  ['ش.م.ع', 'pjsc'],
  // Georgia, Armenia
  ['შპს', 'llc'],
  ['ՍՊԸ', 'llc'],
].map(([written = '', latin = '']) => [written.normalize('NFKC'), latin] as const);

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const IS_ASCII = /^[\u0000-\u007f]*$/;

/** Replaces each such form by its Latin words. */
function latiniseNativeForms(name: string): string {
  if (IS_ASCII.test(name)) return name;
  const compatible = name.normalize('NFKC');
  return NATIVE_FORMS.reduce((text, [written, latin]) => text.replaceAll(written, ` ${latin} `), compatible);
}

/** Words that do not help to identify a company (specification, `q`: "stop words such as 'the' and 'of'"). */
const STOP_WORDS = new Set([
  'the',
  'of',
  'and',
  'for',
  'a',
  'an',
  'der',
  'die',
  'das',
  'und',
  'le',
  'la',
  'les',
  'de',
  'des',
  'du',
  'et',
  'e',
  'y',
  'el',
  'los',
  'van',
  'og',
  'och',
]);

const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Returns the same list if it has no stop words. */
function withoutStopWords(names: string[]): string[] {
  if (!names.some(isStopWord)) return names;
  const telling = names.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : names;
}

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some === others || (some.length === others.length && some.every((word, at) => word === others[at]));

/** Characters that join or separate words. */
const SIGNS = /['’`.&]/;

const joinSigned = (folded: string): string =>
  folded
    .replace(/['’`]/g, '')
    .replace(/\b[a-z](?:\.\s?[a-z]\b)+\.?/g, (letters) => `${letters.replace(/[.\s]/g, '')} `)
    .replace(/&/g, ' and ');

/**
 * "S.A." → "sa", "S. p. A." → "spa": the letters of an abbreviation become one word; an apostrophe does not separate.
 */
function writtenWords(name: string): string[] {
  const folded = fold(latiniseNativeForms(name));
  const joined = SIGNS.test(folded) ? joinSigned(folded) : folded;
  return joined.match(/[a-z0-9]+/g) ?? [];
}

/**
 * The normalised words of a company name: non-text characters removed, abbreviations joined, legal forms normalised,
 * stop words removed. A name of only stop words keeps them. Repeated until nothing changes, because a removed word may
 * bring those of another rule together; each round either removes words or changes nothing.
 */
export function normalisedWords(name: string): string[] {
  let before: string[] = [];
  let names = writtenWords(name);
  while (!areSame(names, before)) {
    before = names;
    names = withoutStopWords(normaliseLegalForms(names));
  }
  return names;
}

export const normaliseName = (name: string): string => normalisedWords(name).join(' ');

const FORMS_BY_WORD = new Map(LEGAL_FORMS.map((form) => [form.normalised, form]));

/** The shortest beginning of a folded name, up to a blank or comma, whose normalised form is `wanted`. */
function beginningOf(folded: string, wanted: string): string | undefined {
  for (const { index } of folded.matchAll(/[\s,]+/g)) {
    const beginning = folded.slice(0, index);
    if (normaliseName(beginning) === wanted) return beginning;
  }
  return undefined;
}

/** "plc" → "p.l.c"; longer words are not abbreviated with dots. */
const dotted = (written: string): string[] => (/^[a-z]{2,4}$/.test(written) ? [[...written].join('.')] : []);

/**
 * Beginnings of other spellings of a folded name, which differ in the legal form: "zephyr ltd" → "zephyr limited",
 * "zephyr, ltd" and so on. For finding names in a sorted list, without reading all of it; a name that begins so need
 * not be the same.
 */
export function spellingsOfName(folded: string): string[] {
  const all = normalisedWords(folded);
  let length = all.length;
  while (length > 1 && FORMS_BY_WORD.has(all[length - 1] ?? '')) length -= 1;
  const form = FORMS_BY_WORD.get(all[length] ?? '');
  const beginning = form && beginningOf(folded, all.slice(0, length).join(' '));
  if (!form || !beginning) return [folded];
  const written = [form.normalised, ...form.ways].flatMap((way) => [way, ...dotted(way)]);
  return written.flatMap((way) => [`${beginning} ${way}`, `${beginning}, ${way}`]);
}

/** The words of a normalised name without the legal forms at its ends; none if it has no other words. */
export function withoutLegalForms(names: readonly string[]): string[] {
  const others = names.flatMap((word, at) => (FORMS_BY_WORD.has(word) ? [] : [at]));
  return names.slice(others[0] ?? 0, (others.at(-1) ?? -1) + 1);
}

/** True of "Zephyr Ltd" and "Zephyr GmbH & Co. KG", not of a name that is a legal form alone. */
export function endsInLegalForm(name: string): boolean {
  const all = normalisedWords(name);
  return all.length > 1 && FORMS_BY_WORD.has(all.at(-1) ?? '');
}
