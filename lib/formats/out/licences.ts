import type { Source } from '@/lib/contract/provenance';
import { CODE_LIST_SOURCES } from '@/lib/formats/in/code-list-sources';
import type { RegisterInput, StatementInput } from '@/lib/register/store/records';
import type { Licence } from '@/lib/register/store/store';
import { publisherOf } from './ownership';

/** Finds licence terms for records without any: those of the publisher's other records, if they all agree. */
export function createTerms(licences: readonly Licence[]): (publisher: string | null) => string | null {
  return (publisher) => {
    const terms = licences.filter((licence) => licence.publisher === publisher).map((licence) => licence.terms);
    const [only = null] = new Set(terms);
    return new Set(terms).size === 1 ? only : null;
  };
}

/** The source of a statement, in the form of a record's source. */
export function sourceOfStatement(statement: StatementInput, termsOf: ReturnType<typeof createTerms>): Source {
  const publisher = publisherOf(statement);
  const url = statement.provenances.find((provenance) => provenance.publisher === publisher)?.source_url ?? null;
  return { publisher, url, retrieved_at: statement.sample_date ?? statement.version, terms: termsOf(publisher) };
}

/** The source of a record; undefined if it has none. */
export function sourceOfRecord(record: RegisterInput, termsOf: ReturnType<typeof createTerms>): Source | undefined {
  if (record.kind === 'statement') return sourceOfStatement(record, termsOf);
  return 'source' in record ? record.source : undefined;
}

/** The kinds of records that a code list format makes. */
const CODES: Readonly<Record<string, RegisterInput['kind']>> = {
  'industry-codes': 'industry_code_scheme',
  jurisdictions: 'jurisdiction',
};

/** Publishers of the code lists used in records of those kinds; without `kinds`, in all. */
export function codeListLicences(formats: readonly string[], kinds?: ReadonlySet<RegisterInput['kind']>): Licence[] {
  const given = formats.filter((format) => {
    const kind = CODES[format];
    return kind !== undefined && (kinds?.has(kind) ?? true);
  });
  return given.flatMap((format) => CODE_LIST_SOURCES[format] ?? []);
}

/** Publishers and terms for people to read: one line per distinct attribution. */
export function licenceNotice(licences: readonly Licence[]): string {
  const publishers = new Map<string, Set<string>>();
  for (const { publisher, terms } of licences) {
    const said = terms ?? 'terms not stated';
    publishers.set(said, (publishers.get(said) ?? new Set()).add(publisher ?? 'a source that is not named'));
  }
  const lines = [...publishers].map(([terms, names]) => `  ${terms}: ${[...names].join('; ')}`);
  return lines.length === 0 ? '' : ['The data keep the terms of their publishers:', ...lines, ''].join('\n');
}
