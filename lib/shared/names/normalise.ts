import { fold } from './fold';
import { normaliseLegalForms } from './legal-forms';

/**
 * Legal forms in scripts whose words cannot be told apart after transliteration, because no blank parts them or
 * because a reading of single characters loses them. They are written as the words of the register's own Latin form,
 * before anything else is done to a name. What holds a shorter one comes first.
 */
const NATIVE_FORMS: readonly (readonly [written: string, latin: string])[] = [
  // Japan; the circled and the bracketed characters are one after compatibility folding.
  ['株式会社', 'kk'],
  ['(株)', 'kk'],
  ['有限会社', 'yk'],
  ['(有)', 'yk'],
  ['合同会社', 'gk'],
  // China, Taiwan, Hong Kong: both ways to write the characters.
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

/** The name with each such form replaced by its Latin words. */
function latiniseNativeForms(name: string): string {
  if (IS_ASCII.test(name)) return name;
  const compatible = name.normalize('NFKC');
  return NATIVE_FORMS.reduce((text, [written, latin]) => text.replaceAll(written, ` ${latin} `), compatible);
}

/** Words that say nothing about which company is meant (specification, `q`: "stop words such as 'the' and 'of'"). */
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

/** The same list where there is none to leave out. */
function withoutStopWords(names: string[]): string[] {
  if (!names.some(isStopWord)) return names;
  const telling = names.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : names;
}

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some === others || (some.length === others.length && some.every((word, at) => word === others[at]));

/** Signs that join words or part them. */
const SIGNS = /['’`.&]/;

const joinSigned = (folded: string): string =>
  folded
    .replace(/['’`]/g, '')
    .replace(/\b[a-z](?:\.\s?[a-z]\b)+\.?/g, (letters) => `${letters.replace(/[.\s]/g, '')} `)
    .replace(/&/g, ' and ');

/** "S.A." → "sa", "S. p. A." → "spa": the letters of an abbreviation are one word; an apostrophe parts nothing. */
function writtenWords(name: string): string[] {
  const folded = fold(latiniseNativeForms(name));
  const joined = SIGNS.test(folded) ? joinSigned(folded) : folded;
  return joined.match(/[a-z0-9]+/g) ?? [];
}

/**
 * The normalised words of a company name: non-text characters out, abbreviations joined, legal forms written in one
 * way, stop words out. A name of stop words alone keeps them. It goes on until nothing changes, because a rule or a
 * stop word that went may bring the words of another rule together; each round leaves fewer words or changes none.
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
