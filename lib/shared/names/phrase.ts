import { fold, words } from './fold';
import { LEGAL_FORMS } from './normalise';

/** Spellings of one thing, each a list of words; none may be empty. */
type Ways = string[][];

const apart = (way: string): string[] => (/^[a-z]{2,5}$/.test(way) ? [[...way].join(' ')] : []);

interface Form {
  written: string[];
  ways: Ways;
}

/** Every spelling of a legal form with all its equivalents: "ltd", "limited"; also spaced letters, as in "S.A.". */
const FORMS: Form[] = LEGAL_FORMS.flatMap(({ normalised, ways }) => {
  const all = [...new Set([normalised, ...ways, ...[normalised, ...ways].flatMap(apart)])].map((way) => way.split(' '));
  return all.map((written) => ({ written, ways: all }));
}).sort((a, b) => b.written.length - a.written.length);

const FORMS_BY_FIRST_WORD = new Map<string, Form[]>();
for (const form of FORMS) {
  const [first = ''] = form.written;
  FORMS_BY_FIRST_WORD.set(first, [...(FORMS_BY_FIRST_WORD.get(first) ?? []), form]);
}

const formAt = (names: string[], at: number): Form | undefined =>
  FORMS_BY_FIRST_WORD.get(names[at] ?? '')?.find(({ written }) =>
    written.every((word, offset) => names[at + offset] === word),
  );

/** Stored names keep "and" but not "&". */
const AND: Ways = [['and'], []];

function waysOf(names: string[]): Ways[] {
  const parts: Ways[] = [];
  for (let at = 0; at < names.length; ) {
    const form = formAt(names, at);
    const word = names[at] ?? '';
    parts.push(form?.ways ?? (word === 'and' ? AND : [[word]]));
    at += form?.written.length ?? 1;
  }
  return parts;
}

/** A word of a text, or a legal form of one or more words, each spelling as a list of words. */
export interface SpeltWord {
  /** As written in the text. */
  written: string[];
  /** A legal form has all of its spellings, any other word only the written one. */
  spellings: string[][];
}

/** The folded words of a text in their order; the words of a legal form, as in "L.L.C.", are one. */
export function speltWords(text: string): SpeltWord[] {
  const names = words(text);
  const spelt: SpeltWord[] = [];
  for (let at = 0; at < names.length; ) {
    const form = formAt(names, at);
    const written = names.slice(at, at + (form?.written.length ?? 1));
    spelt.push({ written, spellings: form?.ways ?? [written] });
    at += written.length;
  }
  return spelt;
}

/** A phrase made only of legal forms would have thousands of spellings. */
const MOST_SPELLINGS = 64;

/**
 * The spellings of an exact phrase as adjacent folded words, starting with the phrase itself. Words must match exactly,
 * even stop words; only a legal form may have any of its spellings, and "and" may be "&".
 */
export function phraseSpellings(phrase: string): string[][] {
  const names =
    fold(phrase)
      .replace(/&/g, ' and ')
      .match(/[a-z0-9]+/g) ?? [];
  const parts = waysOf(names);
  const many = parts.reduce((product, ways) => product * ways.length, 1);
  const spellings =
    many > MOST_SPELLINGS
      ? [names]
      : parts.reduce<Ways>((begun, ways) => begun.flatMap((before) => ways.map((way) => [...before, ...way])), [[]]);
  const unique = new Map([names, ...spellings].map((spelling) => [spelling.join(' '), spelling]));
  return [...unique.values()].filter((spelling) => spelling.length > 0);
}
