import { words } from '@/lib/shared/names/fold';
import { ALPHA_3 } from './alpha-3';
import { COUNTRY_CODES } from './countries';
import { JURISDICTIONS } from './jurisdictions';
import { OTHER_NAMES } from './other-names';

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
