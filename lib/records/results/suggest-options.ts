import type { Suggestions } from '@/lib/contract/extensions';
import { printTermFilter } from '@/lib/contract/parameters';
import type { Completions } from '@/lib/search/query/completions';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { namedIn } from '@/lib/shared/jurisdictions/match';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { links } from '@/lib/shared/links';
import { resultWords } from '@/lib/words/search';

/** One option while typing: it opens a page, or changes the text of the box. */
export interface SuggestOption {
  /** Untrusted: names of companies and people. */
  label: string;
  detail?: string;
  /** The page of the record. */
  href?: string;
  /** The new text of the box. */
  text?: string;
  /** The new caret position (UTF-16). */
  caret?: number;
}

export interface OptionGroup {
  title: string;
  options: SuggestOption[];
}

const group = (title: string, options: SuggestOption[]): OptionGroup[] =>
  options.length === 0 ? [] : [{ title, options }];

/** A field name waits for its value; a complete item is followed by a blank. */
function completed(text: string, { start, end, items }: Completions, language: Language): SuggestOption[] {
  const { count: written } = formsOf(language);
  return items.map(({ text: put, label, count }) => {
    const [before, after] = [text.slice(0, start) + put, text.slice(end)];
    const blank = put.endsWith(':') || after.startsWith(' ') ? '' : ' ';
    return {
      label,
      ...(count !== undefined && { detail: written(count) }),
      text: before + blank + after,
      caret: before.length + (put.endsWith(':') ? 0 : 1),
    };
  });
}

function companyOption(company: Suggestions['companies'][number], language: Language): SuggestOption {
  const words = resultWords[language].options;
  const { name, previous_name, jurisdiction_code, company_number, inactive } = company;
  const place = `${placesIn(language)(jurisdiction_code)} · ${company_number}`;
  const former = previous_name === null ? [] : [words.alsoKnownAs(previous_name)];
  const detail = [place, ...(inactive ? [words.inactive] : []), ...former].join(' · ');
  return { label: name, detail, href: links.company(company) };
}

function officerOption({ id, name, position, company_name }: Suggestions['officers'][number]): SuggestOption {
  const detail = [position, company_name].filter((part) => part !== null).join(' · ');
  return { label: name, ...(detail !== '' && { detail }), href: links.officer(id) };
}

function placeOption({ code, full_name }: Suggestions['jurisdictions'][number], language: Language): SuggestOption {
  const text = `jurisdiction:${code} `;
  const detail = resultWords[language].options.registeredThere;
  return { label: namedIn(language, code, full_name), detail, text, caret: text.length };
}

/** A text without fields may also be the name of an officer, or a part of an address. */
export function elsewhereOptions(typed: string, language: Language): { label: string; href: string }[] {
  const words = resultWords[language].options;
  const officers = new URLSearchParams({ q: typed, order: 'score' });
  const address = new URLSearchParams({ registered_address: printTermFilter({ match: 'any', terms: [typed] }) });
  return [
    { label: words.officersNamed(typed), href: links.officerSearch(officers) },
    { label: words.companiesAt(typed), href: links.companySearch(address) },
  ];
}

interface Offered {
  /** The text of the box. */
  text: string;
  /** The text, if it can be searched elsewhere: it has no fields. */
  elsewhere?: string;
  completions: Completions;
  /** Persons who own or control companies. */
  persons?: readonly { name: string; path: string; controls: readonly string[] }[];
  /** Undefined if the source has none, or no name is being typed. */
  suggestions?: Suggestions;
}

/** Non-empty groups of options, records first, because they are what people look for. */
export function toOptionGroups(
  { text, elsewhere, completions, persons = [], suggestions }: Offered,
  language: Language,
): OptionGroup[] {
  const words = resultWords[language].options;
  const { companies = [], officers = [], jurisdictions = [] } = suggestions ?? {};
  return [
    ...group(
      words.companies,
      companies.map((company) => companyOption(company, language)),
    ),
    ...group(
      words.persons,
      persons.map(({ name, path, controls }) => ({ label: name, detail: controls.join(' · '), href: path })),
    ),
    ...group(words.officers, officers.map(officerOption)),
    ...group(
      words.places,
      jurisdictions.map((place) => placeOption(place, language)),
    ),
    ...group(words.narrow, completed(text, completions, language)),
    ...group(words.elsewhere, elsewhere ? elsewhereOptions(elsewhere, language) : []),
  ];
}
