import type { Chance } from '../chance';
import type { Lexicon } from './lexicon';

/** A name as the register writes it, and in Latin letters; the two are the same in most languages. */
export interface WrittenName {
  native: string;
  latin: string;
}

const TRANSLITERATED = /([^\s:&]+):(\S+)/g;

function write(text: string, unspaced: boolean): WrittenName {
  const native = text.replace(TRANSLITERATED, '$1');
  return { native: unspaced ? native.replaceAll(' ', '') : native, latin: text.replace(TRANSLITERATED, '$2') };
}

/** Dutch and other particles ("van", "de") are small within a name and large at its head. */
const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function another(chance: Chance, list: readonly string[], than: string): string {
  const found = chance.pick(list);
  return found === than ? (list[(list.indexOf(than) + 1) % list.length] ?? found) : found;
}

function fill(chance: Chance, lexicon: Lexicon, pattern: string, trade: string): WrittenName {
  const family = chance.pick(lexicon.families);
  const motif = chance.pick(lexicon.motifs);
  const parts: Record<string, string> = {
    family,
    family2: another(chance, lexicon.families, family),
    motif,
    motif2: another(chance, lexicon.motifs, motif),
    place: chance.pick(lexicon.places),
    trade,
  };
  const text = pattern.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '');
  return write(capitalise(text), lexicon.unspaced ?? false);
}

/** How the language calls the trade; every language has a word for a trader in general. */
export function tradePhrases(lexicon: Lexicon, tradeId: string): readonly string[] {
  return lexicon.trades.get(tradeId) ?? lexicon.trades.get('wholesale') ?? [];
}

/** The name of a firm of that trade, without its legal form. */
export function firmName(chance: Chance, lexicon: Lexicon, tradeId: string): WrittenName {
  return fill(chance, lexicon, chance.pick(lexicon.patterns), chance.pick(tradePhrases(lexicon, tradeId)));
}

export function causeName(chance: Chance, lexicon: Lexicon): WrittenName {
  return fill(chance, lexicon, chance.pick(lexicon.causes), '');
}

/** A family, place or motif: what a firm is known by, without its trade. */
export function brandName(chance: Chance, lexicon: Lexicon): WrittenName {
  return fill(chance, lexicon, chance.pick(['{family}', '{place}', '{motif}']), '');
}

export const inLatin = (text: string): string => write(text, false).latin;
