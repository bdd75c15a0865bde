import { filtersOf } from '../filters';
import { type Draft, report } from './draft';
import { contentOf, type Item, isUnclosed } from './lex';
import { readAddress } from './numbers';
import { type Part, textOf } from './part';
import { shortened } from './problem';

/** Reads a word or a phrase of the name. */
export function readText(draft: Draft, part: Part): void {
  const text = textOf(part);
  if (text === '') return;
  if (part.negated) {
    report(draft, 'error', part.item, ({ words }) => words.leftOutWord(shortened(contentOf(part.value))));
    return;
  }
  draft.words.push(text);
  draft.firstWord ??= part.item;
  if (isUnclosed(part.item)) {
    report(draft, 'note', part.item, ({ words }) => words.openQuote);
  }
}

function setNumber(draft: Draft, number: string, item: Item): void {
  if (draft.number === undefined) draft.number = number;
  else if (draft.number !== number) report(draft, 'error', item, ({ words }) => words.oneNumber);
}

/** Reads `number:01234500`. */
export function readNumber(draft: Draft, part: Part): void {
  const number = contentOf(part.value).trim();
  if (part.negated) report(draft, 'error', part.item, ({ words }) => words.leftOutNumber);
  else setNumber(draft, number, part.item);
}

/** Reads `gb/01234500` as a number in a jurisdiction; false where the item is nothing of the kind. */
export function readCompanyAddress(draft: Draft, item: Item, text: string): boolean {
  const company = draft.page.number_fields ? readAddress(text.slice(item.start, item.end)) : undefined;
  const jurisdiction = filtersOf(draft.page).find(({ name }) => name === 'jurisdiction_code');
  if (!company || !jurisdiction) return false;
  const [before] = draft.terms.get(jurisdiction.name)?.values ?? [];
  if (before !== undefined && before !== company.jurisdiction_code) {
    report(draft, 'error', item, ({ words }) => words.otherJurisdiction);
    return true;
  }
  draft.terms.set(jurisdiction.name, { match: 'any', values: new Set([company.jurisdiction_code]) });
  setNumber(draft, company.company_number, item);
  return true;
}
