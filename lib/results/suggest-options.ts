import type { Suggestions } from '@/lib/contract/extensions';
import { countInWords } from '@/lib/format/dates';
import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import { links } from '@/lib/links';
import type { Completions } from '@/lib/search/query/completions';

/** One thing to choose while typing: it leads to a page, or it changes the text of the box. */
export interface SuggestOption {
  /** Untrusted: names of companies and people. */
  label: string;
  detail?: string;
  /** The page of the record. */
  href?: string;
  /** The whole text of the box afterwards. */
  text?: string;
  /** Where the caret stands then (UTF-16). */
  caret?: number;
}

export interface OptionGroup {
  title: string;
  options: SuggestOption[];
}

const group = (title: string, options: SuggestOption[]): OptionGroup[] =>
  options.length === 0 ? [] : [{ title, options }];

/** A name of a field waits for its value; whatever is whole is followed by a blank. */
function completed(text: string, { start, end, items }: Completions): SuggestOption[] {
  return items.map(({ text: put, label, count }) => {
    const [before, after] = [text.slice(0, start) + put, text.slice(end)];
    const blank = put.endsWith(':') || after.startsWith(' ') ? '' : ' ';
    return {
      label,
      ...(count !== undefined && { detail: countInWords(count) }),
      text: before + blank + after,
      caret: before.length + (put.endsWith(':') ? 0 : 1),
    };
  });
}

function companyOption(company: Suggestions['companies'][number]): SuggestOption {
  const { name, previous_name, jurisdiction_code, company_number, inactive } = company;
  const place = `${jurisdictionName(jurisdiction_code)} · ${company_number}`;
  const former = previous_name === null ? [] : [`also known as ${previous_name}`];
  const detail = [place, ...(inactive ? ['inactive'] : []), ...former].join(' · ');
  return { label: name, detail, href: links.company(company) };
}

function officerOption({ id, name, position, company_name }: Suggestions['officers'][number]): SuggestOption {
  const detail = [position, company_name].filter((part) => part !== null).join(' · ');
  return { label: name, ...(detail !== '' && { detail }), href: links.officer(id) };
}

function placeOption({ code, full_name }: Suggestions['jurisdictions'][number]): SuggestOption {
  const text = `jurisdiction:${code} `;
  return { label: full_name, detail: 'companies registered there', text, caret: text.length };
}

interface Offered {
  /** What stands in the box. */
  text: string;
  completions: Completions;
  /** Absent where the source makes none, or no name is being typed. */
  suggestions?: Suggestions;
}

/** What may be meant, in groups that have something in them: records first, for they are what people look for. */
export function toOptionGroups({ text, completions, suggestions }: Offered): OptionGroup[] {
  const { companies = [], officers = [], jurisdictions = [] } = suggestions ?? {};
  return [
    ...group('Companies', companies.map(companyOption)),
    ...group('Officers', officers.map(officerOption)),
    ...group('Places', jurisdictions.map(placeOption)),
    ...group('Narrow the search', completed(text, completions)),
  ];
}
