import type { Dice } from '@/lib/testing/chance';

/** Words in all names together. */
export const VOCABULARY = 300_000;

/** The word in about 17 % of names. */
export const MOST_FREQUENT = 'services';
const MOST_FREQUENT_PER_CENT = 17;

/** The next words by frequency: in 4 % of names and less. Further ones are invented. */
const ORDINARY = `
  consulting property management trading holdings solutions group investments developments design construction
  engineering media transport homes digital capital estates systems energy foods marketing logistics care
  building partners technology training leisure marine motors travel studio health security electrical
  projects north green royal
`
  .trim()
  .split(/\s+/);

const CONSONANTS = [...'bdfghklmnprstvwz'];
const VOWELS = [...'aeiou'];
/** Two letters each, so that words of equal length are different if their syllables are. */
const SYLLABLES = CONSONANTS.flatMap((consonant) => VOWELS.map((vowel) => consonant + vowel));
/** All words of three syllables. */
const INVENTED = SYLLABLES.length ** 3;
/** Has no common factor with the number of words, so that no two ranks get the same word. */
const STRIDE = 198_491;

/** An invented word of three syllables; numbers below 512,000 have different ones. */
function inventWord(number: number): string {
  const mixed = (number * STRIDE) % INVENTED;
  const count = SYLLABLES.length;
  return [mixed % count, Math.floor(mixed / count) % count, Math.floor(mixed / count ** 2)]
    .map((syllable) => SYLLABLES[syllable])
    .join('');
}

/** The word of a rank; the most frequent after "services" is 1, the rarest is `VOCABULARY` - 1. */
export const wordOfRank = (rank: number): string => ORDINARY[rank - 1] ?? inventWord(rank);

let ranks: ReadonlyMap<string, number> | undefined;

/** The reverse; undefined for "services" and legal forms. */
export function rankOfWord(word: string): number | undefined {
  ranks ??= new Map(Array.from({ length: VOCABULARY - 1 }, (_, at) => [wordOfRank(at + 1), at + 1]));
  return ranks.get(word);
}

/**
 * The share of a rank falls with its power of 0.8 (Zipf's law has 1, which would leave too few words in the middle).
 * Words of the names then are in 4 %, 1 % (rank 8), 0.4 % (26), 0.02 % (1,100) and, at the end, in one of 500,000.
 */
const EXPONENT = 0.8;

/** A rank from 1 to `ranks`, small ones more often. */
export function skewedRank({ below }: Pick<Dice, 'below'>, ranks: number, exponent = EXPONENT): number {
  const power = 1 - exponent;
  const share = below(2 ** 30) / 2 ** 30;
  return Math.floor((share * ((ranks + 1) ** power - 1) + 1) ** (1 / power));
}

const capitalize = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const LEGAL_FORMS = ['Limited', 'Limited', 'Limited', 'Limited', 'Limited', 'Limited', 'Ltd', 'Ltd', 'LLP', 'PLC'];
const WORDS_IN_NAME = [2, 2, 3, 3, 3, 3, 4, 4, 4, 5];

/** Words of a company's name, rarely the same one twice, with its legal form. */
export function inventName(dice: Dice): string {
  const count = dice.pick(WORDS_IN_NAME);
  const isService = dice.below(100) < MOST_FREQUENT_PER_CENT;
  const words: string[] = [];
  while (words.length < count - Number(isService)) words.push(wordOfRank(skewedRank(dice, VOCABULARY - 1)));
  if (isService) words.push(MOST_FREQUENT);
  const form = dice.below(100) < 93 ? ` ${dice.pick(LEGAL_FORMS)}` : '';
  return `${words.map(capitalize).join(' ')}${form}`;
}

const SURNAMES = 60_000;
const FORENAMES = 3_000;
/** Unlike real names, and unlike words of companies. */
const ENDINGS = ['xworth', 'qvist', 'zeldon', 'xley', 'vandrix'];

/** The most frequent surname is 1. */
export const surnameOfRank = (rank: number): string =>
  capitalize(`${inventWord(rank).slice(0, 4)}${ENDINGS[rank % ENDINGS.length]}`);

/** A name that nobody has. */
export function inventPerson(dice: Dice): string {
  const forename = `${inventWord(400_000 + skewedRank(dice, FORENAMES)).slice(0, 4)}x`;
  return `${capitalize(forename)} ${surnameOfRank(skewedRank(dice, SURNAMES))}`;
}

/** The town of a rank; the one with the most companies is 1. */
export const townOfRank = (rank: number): string => `${capitalize(inventWord(350_000 + rank))}ton`;
