import { LRUCache } from 'lru-cache';
import { distance } from '@/lib/shared/names/distance';
import { withoutSecondLetters } from '@/lib/shared/names/fold';
import { LEGAL_FORMS, normalisedWords, withoutLegalForms } from '@/lib/shared/names/normalise';

/** The words of a name as they are compared. */
export interface NameWords {
  /** Folded and normalised, without the legal forms at the ends. */
  core: string[];
  /** The legal forms, each in its one spelling. */
  forms: string[];
}

export function nameWords(name: string): NameWords {
  const written = divide(name);
  // A legal form may be written with umlauts in two letters too.
  const other = /[aou]e/i.test(name) ? divide(withoutSecondLetters(name)) : written;
  return other.core.length < written.core.length ? other : written;
}

function divide(name: string): NameWords {
  const all = normalisedWords(name);
  const core = withoutLegalForms(all);
  if (core.length === 0) return { core: all, forms: [] };
  const end = all.lastIndexOf(core.at(-1) ?? '') + 1;
  const start = end - core.length;
  // "SL Consulting": what else is a legal form tells this name from others.
  if (tellingWords(core).length === 0) return { core: all.slice(0, end), forms: all.slice(end) };
  return { core, forms: [...all.slice(0, start), ...all.slice(end)] };
}

/** Words of so many names that they tell little: a difference in one of them weighs a third. */
const COMMON = new Set(
  [
    'associates association bank beteiligungs beteiligungsgesellschaft brothers capital centre center company consultants consulting',
    'construction corporation development enterprise enterprises europe european finance financial foundation fund general global',
    'group groupe gruppe handels holding holdings immobilien industrial industries industry insurance international investment',
    'investments invest logistics management media national partner partners products projects properties property real estate',
    'sales securities service services societe solutions software sons systems technologies technology trade trading transport',
    'uk us usa verwaltungs verwaltung vermogensverwaltung ventures world worldwide',
  ].flatMap((line) => line.split(' ')),
);

/** A bit for each letter that a word has. */
const lettersIn = (word: string): number =>
  [...word].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) % 32)), 0);

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** The words of legal forms. */
const FORM_WORDS = new Set(
  LEGAL_FORMS.flatMap(({ normalised, ways }) => [normalised, ...ways].flatMap((way) => way.split(' '))).filter(
    (word) => word.length > 2,
  ),
);

/** Whether a word as written is a legal form, or part of one: "GmbH", "mbH". */
export function isLegalForm(word: string): boolean {
  const all = normalisedWords(word);
  return all.every((one) => FORM_WORDS.has(one)) || withoutLegalForms(all).length === 0;
}

/** Those that are long enough to be misspelt. */
const LONG_FORMS = [...FORM_WORDS]
  .filter(({ length }) => length > 5)
  .map((form) => ({ form, letters: lettersIn(form) }));

/** A word of a legal form that is cut off, misspelt or not at the end, so that the form was not recognised. */
function isFormWord(word: string): boolean {
  if (FORM_WORDS.has(word)) return true;
  if (word.length < 5) return false;
  const most = word.length < 8 ? 1 : 2;
  const own = lettersIn(word);
  return LONG_FORMS.some(
    ({ form, letters }) =>
      Math.abs(form.length - word.length) <= most &&
      // A mistake puts one letter in place of another at most.
      countBits(letters ^ own) <= 2 * most &&
      distance(form, word) <= most,
  );
}

/** Longer words tell more: of two letters 0.6, from six on 1. */
function weighWord(word: string): number {
  if (COMMON.has(word)) return 0.35;
  return isFormWord(word) ? 0.12 : Math.min(1, 0.4 + word.length / 10);
}

/** Names have the same words again and again. */
function remembered<Value extends string | number>(compute: (word: string) => Value): (word: string) => Value {
  const values = new LRUCache<string, Value>({ max: 20_000 });
  return (word) => {
    const known = values.get(word);
    if (known !== undefined) return known;
    const value = compute(word);
    values.set(word, value);
    return value;
  };
}

const weightOf = remembered(weighWord);

/** Words by which a company is known among others. */
export const tellingWords = (core: readonly string[]): string[] => core.filter((word) => weightOf(word) > 0.4);

/** Abbreviations that names are written with, by the whole word. */
const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = {
  associates: ['assoc', 'assocs'],
  association: ['assn', 'assoc'],
  brothers: ['bros'],
  centre: ['center', 'ctr'],
  construction: ['constr'],
  development: ['dev', 'devt'],
  engineering: ['eng', 'engg'],
  financial: ['fin'],
  gebruder: ['gebr', 'geb'],
  group: ['grp'],
  holding: ['hldg'],
  holdings: ['hldgs', 'holding'],
  industries: ['ind', 'inds', 'industry'],
  insurance: ['ins'],
  international: ['intl', 'int', 'internat'],
  investment: ['inv', 'invt'],
  investments: ['invs', 'invts', 'investment'],
  management: ['mgmt', 'mgt'],
  manufacturing: ['mfg'],
  national: ['natl'],
  properties: ['props', 'property'],
  saint: ['st', 'sankt', 'sainte'],
  services: ['svcs', 'service', 'serv'],
  societe: ['ste', 'soc'],
  solutions: ['solns', 'solution'],
  systems: ['sys', 'system'],
  technologies: ['tech', 'technology'],
  technology: ['tech'],
  transport: ['transp'],
  united: ['utd'],
  university: ['univ'],
};

const WHOLE_WORDS = new Map<string, string[]>();
for (const [whole, short] of Object.entries(ABBREVIATIONS)) {
  for (const one of short) WHOLE_WORDS.set(one, [...(WHOLE_WORDS.get(one) ?? []), whole]);
}

/** The words that a word may be short for; none for most. */
export const wholeWords = (word: string): readonly string[] => WHOLE_WORDS.get(word) ?? [];

const isAbbreviation = (a: string, b: string): boolean =>
  WHOLE_WORDS.get(a)?.includes(b) === true || WHOLE_WORDS.get(b)?.includes(a) === true;

/** A rough form of how a word sounds, for languages in Latin letters. Words that sound alike have the same. */
export const soundOf = remembered((word) =>
  word
    .replace(/^(?:kn|gn|pn)/, 'n')
    .replace(/^wr/, 'r')
    .replaceAll(/ph/g, 'f')
    .replaceAll(/(?:sch|sh|ch|tch)/g, 'x')
    .replaceAll(/(?:ck|q|c(?=[aou]|$)|k)/g, 'k')
    .replaceAll(/(?:tz|z|s|c)/g, 's')
    .replaceAll(/(?:dt|th|d)/g, 't')
    .replaceAll(/[wv]/g, 'f')
    .replaceAll(/(?<=.)[aeiouyhj]/g, '')
    .replaceAll(/(.)\1+/g, '$1'),
);

/** How alike two words are, from 0 to 1. */
function wordLikeness(a: string, b: string): number {
  if (a === b) return 1;
  if (isAbbreviation(a, b)) return 0.95;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (withoutSecondLetters(a) === withoutSecondLetters(b)) return 0.97;
  // Numbers that differ are others.
  if (/\d/.test(short)) return 0;
  if (short.length === 1) return long.startsWith(short) ? 0.7 : 0;
  if (short.length < 4) return 0;
  const allowed = long.length < 5 ? 1 : long.length < 8 ? 2 : 3;
  if (long.length - short.length > allowed) return long.startsWith(short) && short.length >= 4 ? 0.5 : 0;
  const mistakes = distance(a, b);
  if (mistakes <= allowed) return 1 - (mistakes * 0.9) / long.length - 0.02;
  return short.length >= 5 && soundOf(a) === soundOf(b) ? 0.75 : 0;
}

/** Below it two words are no spelling of one. */
const LEAST_LIKENESS = 0.5;

interface Pair {
  a: number;
  b: number;
  likeness: number;
}

/** Pairs of words, the likest first; each word is in one pair. */
function pairWords(a: readonly string[], b: readonly string[]): Pair[] {
  const all = a.flatMap((word, at) =>
    b.flatMap((other, to) => {
      const likeness = wordLikeness(word, other);
      return likeness >= LEAST_LIKENESS ? [{ a: at, b: to, likeness }] : [];
    }),
  );
  all.sort((one, other) => other.likeness - one.likeness || Math.abs(one.a - one.b) - Math.abs(other.a - other.b));
  const [usedA, usedB] = [new Set<number>(), new Set<number>()];
  return all.filter((pair) => {
    if (usedA.has(pair.a) || usedB.has(pair.b)) return false;
    usedA.add(pair.a);
    usedB.add(pair.b);
    return true;
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** "bnf" of "beacon north freight": at least three letters, as two are the initials of too many names. */
const areInitials = (short: readonly string[], long: readonly string[]): boolean =>
  short.length === 1 &&
  long.length > 1 &&
  long.length <= 6 &&
  long.map((word) => word[0]).join('') === short[0] &&
  (short[0]?.length ?? 0) > 2;

/** The telling words as one: blanks may be missing or misplaced, beside mistakes. */
function joinedLikeness(left: readonly string[], right: readonly string[]): number {
  const [a, b] = [left.join('').slice(0, 60), right.join('').slice(0, 60)];
  const longest = Math.max(a.length, b.length);
  if (longest < 4 || Math.abs(a.length - b.length) > 4) return 0;
  return a === b ? 0.95 : 0.95 - (distance(a, b) * 1.5) / longest;
}

const commonWords = (core: readonly string[]): string => core.filter((word) => COMMON.has(word)).join(' ');

const numbersIn = (core: readonly string[]): string => core.filter((word) => /^\d+$/.test(word)).join(' ');

/** "Fund 1" and "Fund 2" are two, however alike they are. */
function numberFactor(left: readonly string[], right: readonly string[]): number {
  const [a, b] = [numbersIn(left), numbersIn(right)];
  if (a === b) return 1;
  return a === '' || b === '' ? 0.93 : 0.75;
}

/** How two names compare. */
export interface NameComparison {
  /** From 0 to 1: the share of what the words tell that both names have. */
  likeness: number;
  kind: 'same' | 'order' | 'joined' | 'initials' | 'spelling' | 'part' | 'other';
  /** The legal forms agree, differ, belong to a partnership and to a company, or one name has none. */
  forms: 'same' | 'different' | 'partnership' | 'missing';
}

/** A partnership is often named after the company that is its partner, and never the same. */
const PARTNERSHIPS = new Set([
  'kg',
  'ohg',
  'gbr',
  'lp',
  'llp',
  'lllp',
  'snc',
  'scs',
  'cv',
  'vof',
  'partg',
  'sca',
  'ks',
  'kb',
]);
const isPartnership = (forms: readonly string[]): boolean => forms.some((form) => PARTNERSHIPS.has(form));

function compareForms(a: readonly string[], b: readonly string[]): NameComparison['forms'] {
  if (a.length === 0 || b.length === 0) return a.length === b.length ? 'same' : 'missing';
  if (isPartnership(a) !== isPartnership(b)) return 'partnership';
  const others = new Set(b);
  return a.length === b.length && a.every((form) => others.has(form)) ? 'same' : 'different';
}

/** A likeness up to which names have little in common, and speak against a candidate. */
export const LITTLE = 0.5;

/**
 * Compares two names by their words: spelling, abbreviations, initials, order, words that are joined or apart.
 * Differences in frequent words weigh less. Legal forms are compared apart.
 */
export function compareNames(a: NameWords, b: NameWords): NameComparison {
  const forms = compareForms(a.forms, b.forms);
  const [left, right] = [a.core, b.core];
  if (left.length === 0 || right.length === 0) return { likeness: 0, kind: 'other', forms };
  if (left.join(' ') === right.join(' ')) return { likeness: 1, kind: 'same', forms };
  const [joinedLeft, joinedRight] = [left.join(''), right.join('')];
  if (joinedLeft === joinedRight) return { likeness: 0.98, kind: 'joined', forms };
  if (areInitials(left, right) || areInitials(right, left)) return { likeness: 0.7, kind: 'initials', forms };
  const pairs = pairWords(left, right);
  const weight = (words: readonly string[]) => sum(words.map(weightOf));
  const shared = (words: readonly string[], side: 'a' | 'b') =>
    sum(pairs.map((pair) => pair.likeness * weightOf(words[pair[side]] ?? '')));
  const [precision, recall] = [shared(left, 'a') / weight(left), shared(right, 'b') / weight(right)];
  const inOrder = pairs.every((pair) => pairs.every((other) => (pair.a - other.a) * (pair.b - other.b) >= 0));
  const byWords = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  const likeness = (byWords - (inOrder ? 0 : 0.02)) * numberFactor(left, right);
  const joined = joinedLikeness(tellingWords(left), tellingWords(right));
  // Companies of one group often differ in frequent words alone: "Holdings" and "Investments".
  const best = Math.max(likeness, commonWords(left) === commonWords(right) ? joined : joined - 0.12);
  const isEach = pairs.length === left.length && pairs.length === right.length;
  const exact = pairs.every((pair) => pair.likeness === 1);
  const sharesTelling = tellingWords(left).join(' ') === tellingWords(right).join(' ');
  const whole = exact ? 'order' : 'spelling';
  const partly = best > LITTLE ? 'part' : 'other';
  const kind = isEach ? whole : best === likeness || sharesTelling ? partly : 'spelling';
  return { likeness: Math.max(0, best), kind, forms };
}
