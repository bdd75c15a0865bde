import { filtersOf } from '../filters';
import { type Draft, report } from './draft';
import { contentOf, type Item, isUnclosed } from './lex';
import { readAddress } from './numbers';
import { type Part, textOf } from './part';
import { quoted } from './problem';

/** Reads a word or a phrase of the name. */
export function readText(draft: Draft, part: Part): void {
  const text = textOf(part);
  if (text === '') return;
  if (part.negated) {
    const message = `The register cannot be asked to leave out a word; ${quoted(contentOf(part.value))} is not searched.`;
    report(draft, 'error', part.item, message);
    return;
  }
  draft.words.push(text);
  draft.firstWord ??= part.item;
  if (isUnclosed(part.item)) {
    report(draft, 'note', part.item, 'The quotation mark has no end, so all that follows is in it.');
  }
}

function setNumber(draft: Draft, number: string, item: Item): void {
  if (draft.number === undefined) draft.number = number;
  else if (draft.number !== number) report(draft, 'error', item, 'One number can be looked for at a time.');
}

/** Reads `number:01234500`. */
export function readNumber(draft: Draft, part: Part): void {
  const number = contentOf(part.value).trim();
  if (part.negated) report(draft, 'error', part.item, 'The register cannot be asked to leave out a number.');
  else setNumber(draft, number, part.item);
}

/** Reads `gb/01234500` as a number in a jurisdiction; false where the item is nothing of the kind. */
export function readCompanyAddress(draft: Draft, item: Item, text: string): boolean {
  const company = draft.page.number_fields ? readAddress(text.slice(item.start, item.end)) : undefined;
  const jurisdiction = filtersOf(draft.page).find(({ name }) => name === 'jurisdiction_code');
  if (!company || !jurisdiction) return false;
  const [before] = draft.terms.get(jurisdiction.name)?.values ?? [];
  if (before !== undefined && before !== company.jurisdiction_code) {
    report(draft, 'error', item, 'This is a number in another jurisdiction than the one that is asked for.');
    return true;
  }
  draft.terms.set(jurisdiction.name, { match: 'any', values: new Set([company.jurisdiction_code]) });
  setNumber(draft, company.company_number, item);
  return true;
}
