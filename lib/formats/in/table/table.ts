import { createHash } from 'node:crypto';
import type { Source } from '@/lib/contract/provenance';
import type {
  CompanyInput,
  EntityReference,
  FilingInput,
  OfficerInput,
  RegisterInput,
  StatementInput,
} from '@/lib/register/store/records';
import { isJurisdictionCode } from '@/lib/shared/jurisdictions/jurisdictions';
import { companyKey } from '@/lib/shared/links';
import { BY_NAME_ONLY } from '../company-numbers';
import { type FileFacts, type ImportFormat, type Mapped, type Skip, skip } from '../format';
import { provenanceFrom } from '../provenance';
import { isRaw, type Raw, toText } from '../raw';
import { readCsvRecords } from '../read/csv';
import { cleanText, isNumber, nameProblem, parseDate } from '../values';
import {
  type CompanyMapping,
  type EndMapping,
  type Expression,
  type FilingMapping,
  type OfficerMapping,
  type RecordMapping,
  type RelationshipMapping,
  readMapping,
  type TableMapping,
} from './mapping';

type Value = string | boolean | number | null;

/** `DD.MM.YYYY` → a pattern for such dates, and the order of their parts. */
function dayPattern(format: string): { pattern: RegExp; parts: string[] } {
  const parts = format.match(/YYYY|MM|DD/g) ?? [];
  const escaped = format.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const source = escaped.replace('YYYY', '(\\d{4})').replace('MM', '(\\d{1,2})').replace('DD', '(\\d{1,2})');
  return { pattern: new RegExp(`^${source}`), parts };
}

function toDay(text: string, format: string): string | null {
  const { pattern, parts } = dayPattern(format);
  const found = pattern.exec(text);
  if (!found) return null;
  const [year, month, day] = ['YYYY', 'MM', 'DD'].map((part) =>
    (found[parts.indexOf(part) + 1] ?? '').padStart(2, '0'),
  );
  return parseDate(`${year}-${month}-${day}`);
}

function toNumber(text: string, decimal: '.' | ','): number | null {
  const grouping = decimal === '.' ? /[,\s'’]/g : /[.\s'’]/g;
  const plain = text.replace(/%\s*$/, '').replace(grouping, '').replace(decimal, '.');
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : null;
}

const cellOf = (row: Raw, column: string): string | null => toText(row[column]);

function convert(text: string, expression: Exclude<Expression, string>): Value {
  if (!('column' in expression)) return text;
  const { values, date, decimal } = expression;
  if (values) return Object.hasOwn(values, text) ? (values[text] ?? null) : null;
  if (date) return toDay(text, date);
  return decimal ? toNumber(text, decimal) : text;
}

/** The value of an expression in a row; null if empty or not understood. */
function resultOf(expression: Expression | undefined, row: Raw): Value {
  if (expression === undefined) return null;
  if (typeof expression === 'string') return cellOf(row, expression);
  if ('value' in expression) return expression.value;
  if ('columns' in expression) {
    const parts = expression.columns.map((column) => cellOf(row, column)).filter((part) => part !== null);
    return cleanText(parts.join(expression.join));
  }
  const text = cellOf(row, expression.column);
  return text === null ? null : convert(text, expression);
}

/** The values of a cell that may hold several. */
function valuesOf(expression: Expression | undefined, row: Raw): string[] {
  const separator = typeof expression === 'object' && 'split' in expression ? expression.split : undefined;
  if (separator === undefined || typeof expression !== 'object' || !('column' in expression)) {
    const value = textOf(expression, row);
    return value === null ? [] : [value];
  }
  const parts = (cellOf(row, expression.column) ?? '').split(separator).map(cleanText);
  return parts
    .flatMap((part) => (part === null ? [] : [convert(part, expression)]))
    .flatMap((value) => value ?? [])
    .map(String);
}

function textOf(expression: Expression | undefined, row: Raw): string | null {
  const value = resultOf(expression, row);
  return value === null ? null : cleanText(String(value));
}

/** A date; without a format in the mapping, ISO and British dates are understood. */
const dayOf = (expression: Expression | undefined, row: Raw): string | null => parseDate(textOf(expression, row));

function numberOf(expression: Expression | undefined, row: Raw): number | null {
  const value = resultOf(expression, row);
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? toNumber(value, '.') : null;
}

const YES = new Set(['true', 'yes', 'y', '1']);
const NO = new Set(['false', 'no', 'n', '0']);

function flagOf(expression: Expression | undefined, row: Raw): boolean | null {
  const value = resultOf(expression, row);
  if (typeof value === 'boolean' || value === null) return value;
  const word = String(value).toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : null;
}

/** The columns that an expression reads. */
function columnsOf(expression: Expression): string[] {
  if (typeof expression === 'string') return [expression];
  if ('column' in expression) return [expression.column];
  return 'columns' in expression ? expression.columns : [];
}

interface RowContext {
  row: Raw;
  mapping: TableMapping;
  source: Source;
}

function sourceOf({ source }: TableMapping, file: FileFacts): Source {
  const { publisher, url, licence, retrieved_at = file.date } = source;
  return { publisher, url, terms: licence, source_type: 'external', retrieved_at };
}

/** The same row has the same key, at any place in the file. */
const keyOf = ({ mapping, row }: RowContext, kind: string): string =>
  `table:${kind}:${createHash('sha256')
    .update(JSON.stringify([mapping.source.publisher, row]))
    .digest('hex')
    .slice(0, 32)}`;

interface NumberMapping {
  jurisdiction_code?: Expression | undefined;
  company_number?: Expression | undefined;
}

/** The company that a row refers to; undefined if it names none. */
function companyOf(fields: NumberMapping, row: Raw): { jurisdiction_code: string; company_number: string } | undefined {
  const jurisdiction_code = textOf(fields.jurisdiction_code, row)?.toLowerCase() ?? null;
  const company_number = textOf(fields.company_number, row);
  if (jurisdiction_code === null || !isJurisdictionCode(jurisdiction_code)) return undefined;
  if (company_number === null || !isNumber(company_number)) return undefined;
  return { jurisdiction_code, company_number };
}

const NO_COMPANY = skip('no company number, or no jurisdiction that there is');

function addressOf(fields: CompanyMapping, row: Raw): CompanyInput['registered_address'] {
  const parts = ['street_address', 'locality', 'region', 'postal_code', 'country'] as const;
  const address = Object.fromEntries(parts.map((part) => [part, textOf(fields[part], row)]));
  return Object.values(address).some((part) => part !== null) ? address : null;
}

function toCompany(fields: CompanyMapping, { row, mapping, source }: RowContext): CompanyInput | Skip {
  const company = companyOf(fields, row);
  if (!company) return NO_COMPANY;
  const name = textOf(fields.name, row);
  const problem = nameProblem(name);
  if (name === null || problem) return skip(`a company with ${problem}`);
  const lei = textOf(fields.lei, row);
  const names = (expression: Expression | undefined) =>
    valuesOf(expression, row).map((company_name) => ({ company_name }));
  const codes = fields.industry_codes;
  return {
    kind: 'company',
    ...company,
    name,
    ...(lei === null ? {} : { keys: [`lei:${lei}`] }),
    record_key: `table:${company.jurisdiction_code}/${company.company_number}`,
    native_company_number: textOf(fields.native_company_number, row),
    company_type: textOf(fields.company_type, row),
    current_status: textOf(fields.current_status, row),
    incorporation_date: dayOf(fields.incorporation_date, row),
    dissolution_date: dayOf(fields.dissolution_date, row),
    inactive: flagOf(fields.inactive, row),
    branch_status: textOf(fields.branch_status, row),
    nonprofit: flagOf(fields.nonprofit, row),
    registry_url: textOf(fields.registry_url, row),
    registered_address: addressOf(fields, row),
    registered_address_in_full: textOf(fields.registered_address_in_full, row),
    previous_names: names(fields.previous_names),
    alternative_names: names(fields.alternative_names),
    identifiers: lei === null ? [] : [{ uid: lei, identifier_system_code: 'lei' }],
    confidence: mapping.confidence,
    industry_codes: codes
      ? valuesOf(codes.codes, row).map((code) => ({ code_scheme_id: codes.code_scheme_id, code }))
      : [],
    source,
  };
}

type Owned = Pick<OfficerMapping | FilingMapping, 'jurisdiction_code' | 'company_number' | 'company_name'>;

function companyReference(fields: Owned, row: Raw): EntityReference | undefined {
  const company = companyOf(fields, row);
  if (!company) return undefined;
  const { jurisdiction_code, company_number } = company;
  const name = textOf(fields.company_name, row) ?? `${jurisdiction_code}/${company_number}`;
  return { key: companyKey(jurisdiction_code, company_number), name, entity_type: 'company', jurisdiction_code };
}

function toOfficer(fields: OfficerMapping, context: RowContext): OfficerInput | Skip {
  const { row, source } = context;
  const company = companyReference(fields, row);
  if (!company) return NO_COMPANY;
  const name = textOf(fields.name, row);
  const problem = nameProblem(name);
  if (name === null || problem) return skip(`an officer with ${problem}`);
  return {
    kind: 'officer',
    key: keyOf(context, 'officer'),
    company,
    name,
    position: textOf(fields.position, row),
    uid: textOf(fields.uid, row),
    start_date: dayOf(fields.start_date, row),
    end_date: dayOf(fields.end_date, row),
    occupation: textOf(fields.occupation, row),
    nationality: textOf(fields.nationality, row),
    address: textOf(fields.address, row),
    date_of_birth: textOf(fields.date_of_birth, row),
    inactive: flagOf(fields.inactive, row),
    source,
  };
}

function toFiling(fields: FilingMapping, context: RowContext): FilingInput | Skip {
  const { row } = context;
  const company = companyReference(fields, row);
  if (!company) return NO_COMPANY;
  const date = dayOf(fields.date, row);
  const title = textOf(fields.title, row);
  if (date === null || title === null) return skip('a filing without a day or a title');
  return {
    kind: 'filing',
    key: keyOf(context, 'filing'),
    company,
    date,
    title,
    description: textOf(fields.description, row),
    uid: textOf(fields.uid, row),
    url: textOf(fields.url, row),
    filing_type: textOf(fields.filing_type, row),
    filing_code: textOf(fields.filing_code, row),
  };
}

function endOf(
  fields: EndMapping,
  { row, mapping }: RowContext,
): { end: EntityReference; byName: boolean } | undefined {
  const name = textOf(fields.name, row);
  if (name === null || nameProblem(name)) return undefined;
  const company = companyOf(fields, row);
  const entity_type = fields.entity_type ?? 'company';
  if (company) {
    const key = companyKey(company.jurisdiction_code, company.company_number);
    return { end: { key, name, entity_type: 'company', jurisdiction_code: company.jurisdiction_code }, byName: false };
  }
  const jurisdiction_code = textOf(fields.jurisdiction_code, row)?.toLowerCase() ?? null;
  const key = `table:${mapping.source.publisher}:${jurisdiction_code ?? ''}:${name.toLowerCase()}`;
  return { end: { key, name, entity_type, jurisdiction_code }, byName: true };
}

/** The statement that makes each type of edge. */
const STATED = {
  shareholding: { data_type: 'share_parcel', predicate: 'holds_shares_in' },
  control: { data_type: 'control_statement', predicate: 'controls' },
  subsidiary: { data_type: 'subsidiary_relationship', predicate: 'controls' },
} as const;

/** Shares below 0 or above 100 % are ignored. */
function shareOf(expression: Expression | undefined, row: Raw): number | null {
  const share = numberOf(expression, row);
  return share !== null && share >= 0 && share <= 100 ? share : null;
}

function countOf(expression: Expression | undefined, row: Raw): number | null {
  const count = numberOf(expression, row);
  return count !== null && count >= 0 ? count : null;
}

function toStatement(fields: RelationshipMapping, context: RowContext): StatementInput | Skip {
  const { row, mapping, source } = context;
  const [owner, owned] = [endOf(fields.owner, context), endOf(fields.owned, context)];
  if (!owner || !owned) return skip('a relationship without the name of both ends');
  const retrieved_at = source.retrieved_at ?? '';
  const [percentage, least, most] = [fields.percentage, fields.percentage_min, fields.percentage_max].map((share) =>
    shareOf(share, row),
  );
  const key = keyOf(context, 'relationship');
  return {
    kind: 'statement',
    key,
    ...STATED[fields.relationship_type],
    subjects: [owner.end],
    objects: [owned.end],
    properties: { percentage, percentage_min: least, percentage_max: most },
    start_date: dayOf(fields.start_date, row),
    end_date: dayOf(fields.end_date, row),
    sample_date: retrieved_at.slice(0, 10) || null,
    version: retrieved_at,
    relationship: {
      relationship_type: fields.relationship_type,
      percentage: percentage ?? null,
      percentage_min: least ?? null,
      percentage_max: most ?? null,
      number_of_shares: countOf(fields.number_of_shares, row),
    },
    provenances: [
      provenanceFrom(source, {
        key: `${key}:${retrieved_at}`,
        confidence: owner.byName || owned.byName ? Math.min(BY_NAME_ONLY, mapping.confidence) : mapping.confidence,
        moment: retrieved_at,
        log: null,
      }),
    ],
  };
}

/** One record of a row, or why the row does not make it. */
function toRecord(record: RecordMapping, context: RowContext) {
  switch (record.kind) {
    case 'company':
      return toCompany(record, context);
    case 'officer':
      return toOfficer(record, context);
    case 'relationship':
      return toStatement(record, context);
    case 'filing':
      return toFiling(record, context);
  }
}

const isExpression = (value: unknown): value is Expression =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && ['value', 'columns', 'column'].some((key) => key in value));

/** Keys in the mapping that are not column names. */
const CHOICES = new Set(['kind', 'relationship_type', 'entity_type', 'code_scheme_id']);

function columnsIn(fields: object): string[] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    if (CHOICES.has(name)) return [];
    if (isExpression(value)) return columnsOf(value);
    return typeof value === 'object' && value !== null ? columnsIn(value) : [];
  });
}

/** Every column that a mapping reads. */
const columnsRead = ({ records }: TableMapping): string[] => [...new Set(records.flatMap(columnsIn))];

/** A row is accepted if it makes at least one of the records in the mapping. */
function mapRow(row: Raw, mapping: TableMapping, file: FileFacts): Mapped {
  const context = { row, mapping, source: sourceOf(mapping, file) };
  const made = mapping.records.map((record) => toRecord(record, context));
  const records = made.filter((one): one is Exclude<typeof one, { skip: string }> => !('skip' in one));
  const inputs: RegisterInput[] = records;
  return inputs.length > 0 ? inputs : (made.find((one): one is { skip: string } => 'skip' in one) ?? []);
}

/** Any other table, read with a mapping (lib/formats/README.md, "A table of your own"). */
export const table: ImportFormat = {
  name: 'csv',
  describes: 'Any other table, read as a mapping says (--mapping)',
  recognises: () => false,
  read(file, options) {
    const mapping = readMapping(options?.mapping);
    const { separator, columns } = mapping;
    const read = new Set(columnsRead(mapping));
    return readCsvRecords(file, { separator, columns, isKnown: (column) => read.has(column) });
  },
  createMapper(options) {
    const mapping = readMapping(options?.mapping);
    const expected = columnsRead(mapping);
    return (raw, file) => {
      if (!isRaw(raw)) return skip('not a row');
      const missing = expected.find((column) => !Object.hasOwn(raw, column));
      if (missing !== undefined) return skip(`the table has no column "${missing}", of which the mapping speaks`);
      return mapRow(raw, mapping, file);
    };
  },
};
