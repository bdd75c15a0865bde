import { isFormer } from '@/lib/records/officer/office-status';
import { type Fields, fieldsIn, isObject, textOf } from '@/lib/shared/json';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { failedReply } from '@/lib/words/format/failed-reply';
import { previewWords } from '@/lib/words/search-box';

/** What the preview adds to the result row. All texts are untrusted. */
export interface Preview {
  facts: { label: string; value: string }[];
  officers: string[];
  filings: string[];
}

/** Longer lists belong on the record's page. */
const SHOWN = 5;

/** The records of a list, unwrapped. */
const listOf = (value: unknown, wrapping?: string): Fields[] =>
  (Array.isArray(value) ? value : []).map((each) => fieldsIn(wrapping ? fieldsIn(each)[wrapping] : each));

const texts = (records: Fields[], name: string): string[] => records.flatMap((record) => textOf(record[name]) ?? []);

/** The first few, and the number of others. */
function someOf(all: string[], language: Language): string[] {
  const more = all.length - SHOWN;
  return more > 0 ? [...all.slice(0, SHOWN), previewWords[language].more(formsOf(language), more)] : all;
}

function factsOf(company: Fields, language: Language): Preview['facts'] {
  const words = previewWords[language];
  const some = (all: string[]) => someOf(all, language).join(' · ');
  const industries = texts(listOf(company.industry_codes, 'industry_code'), 'description');
  const owners = texts(listOf(company.ultimate_beneficial_owners, 'ultimate_beneficial_owner'), 'name');
  const given: [label: string, value: string | undefined][] = [
    [words.number, textOf(company.company_number)],
    [words.address, textOf(company.registered_address_in_full)],
    [words.formerNames, some(texts(listOf(company.previous_names), 'company_name'))],
    [words.otherNames, some(texts(listOf(company.alternative_names), 'company_name'))],
    [words.industry, some([...new Set(industries)])],
    [words.controlledBy, textOf(fieldsIn(company.controlling_entity).name)],
    [words.owners, some(owners)],
    [words.source, textOf(fieldsIn(company.source).publisher)],
  ];
  return given.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function officerLine({ name, position, end_date, inactive }: Fields, today: string, language: Language): string[] {
  const former = isFormer({ end_date: textOf(end_date), inactive: inactive === true }, today);
  const said = [textOf(position), ...(former ? [previewWords[language].former] : [])];
  const details = said.filter((part) => part !== undefined).join(', ');
  const known = textOf(name);
  return known ? [details === '' ? known : `${known} (${details})`] : [];
}

function filingLine({ title, date }: Fields, language: Language): string[] {
  const day = textOf(date);
  const known = textOf(title);
  return known ? [day ? previewWords[language].filed(formsOf(language), day, known) : known] : [];
}

/**
 * Reads the reply of `companies/:jurisdiction_code/:company_number`; undefined if it holds no company. It does not use
 * the contract's schema, which is larger than the rest of the page's scripts: missing or invalid parts are left out.
 * `today` as `2024-05-01`.
 */
export function previewOf(body: unknown, today: string, language: Language): Preview | undefined {
  const company = fieldsIn(fieldsIn(body).results).company;
  if (!isObject(company)) return undefined;
  const officers = listOf(company.officers, 'officer').flatMap((officer) => officerLine(officer, today, language));
  const filings = listOf(company.filings, 'filing').flatMap((filing) => filingLine(filing, language));
  return {
    facts: factsOf(company, language),
    officers: someOf(officers, language),
    filings: someOf(filings, language),
  };
}

/** Why there is no preview, from the reply or the reason code; the contract's own messages are English only. */
export function previewFailure(body: unknown, status: number, language: Language): string {
  const { message, reason } = failedReply(body, status);
  return previewWords[language].failed(status, message, reason);
}
