import { KINDS, type Kind, type Records } from '@/lib/contract/kinds';
import { jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import { CONTROL_STATEMENT_COLUMNS } from './columns';
import { spoken } from './document';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The 30th of February is not a date, though the runtime reads it as one in March. */
function isInCalendar(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** The day of a date or a timestamp; null where there is none, or only a month or a year is known. */
export function dayOf(text: string | null | undefined): string | null {
  const day = text?.slice(0, 10) ?? '';
  return DAY.test(day) && isInCalendar(day) ? day : null;
}

/** The text if it is a web address, for formats that allow nothing else; else undefined. */
export const webAddress = (text: string | null | undefined): string | undefined =>
  text && /^https?:\/\/[\x21-\x7e]+$/.test(text) && URL.canParse(text) ? text : undefined;

const names = (list: readonly { name: string }[] | null | undefined): string | undefined =>
  list?.map(({ name }) => name).join(', ') || undefined;

function controlTitle(statement: Records['control_statement']): string {
  const read = (name: string) => CONTROL_STATEMENT_COLUMNS.find((column) => column.name === name)?.read(statement);
  return `Control of ${read('controlled_entity') ?? 'a company that is not named'}`;
}

const TITLES: { readonly [K in Kind]: (record: Records[K]) => string } = {
  company: ({ name }) => name,
  officer: ({ name }) => name,
  filing: ({ title }) => title,
  datum: ({ title, data_type }) => title ?? data_type,
  statement: ({ data_type, subject_entities, object_entities }) =>
    [data_type.replaceAll('_', ' '), names(subject_entities), names(object_entities)].filter(Boolean).join(': '),
  control_statement: controlTitle,
  placeholder: ({ name }) => name,
  event: ({ description }) => description,
  corporate_grouping: ({ name }) => name,
  jurisdiction: ({ full_name, name }) => full_name ?? name,
  industry_code: ({ code, description }) => [code, description].filter(Boolean).join(' '),
  industry_code_scheme: ({ name }) => name,
  network_relationship: ({ parent_name, child_name }) => `${parent_name}: ${child_name}`,
};

/** Title of a record; never empty, since it may appear alone. */
export const titleOf = <K extends Kind>(kind: K, record: Records[K]): string =>
  TITLES[kind](record).trim() || `A ${KINDS[kind].one} without a name`;

/** The number in the register, or our id, to distinguish records of one title; null where the title already does. */
const NUMBERS: { readonly [K in Kind]: (record: Records[K]) => string | null } = {
  company: ({ jurisdiction_code, company_number }) => `${jurisdictionName(jurisdiction_code)}, no. ${company_number}`,
  officer: ({ id, company, position }) =>
    [position, company && `of ${company.name}`].filter(Boolean).join(' ') || `no. ${id}`,
  filing: ({ id, date }) => (date ? `of ${spoken.date(date)}` : `no. ${id}`),
  datum: ({ id }) => `no. ${id}`,
  statement: ({ id }) => `no. ${id}`,
  control_statement: ({ id }) => (id == null ? null : `no. ${id}`),
  placeholder: ({ id }) => `no. ${id}`,
  event: ({ jurisdiction_code, company_number }) => `${jurisdictionName(jurisdiction_code)}, no. ${company_number}`,
  corporate_grouping: () => null,
  jurisdiction: ({ code }) => code,
  industry_code: ({ code_scheme_name, code_scheme_id }) => code_scheme_name ?? code_scheme_id,
  industry_code_scheme: ({ id }) => id,
  network_relationship: ({ relationship_type }) => relationship_type,
};

/** "officer, director of Example Widgets Ltd": kind and title of a record. */
export function kindInWords<K extends Kind>(kind: K, record: Records[K]): string {
  const number = NUMBERS[kind](record);
  return number === null ? KINDS[kind].one : `${KINDS[kind].one}, ${number}`;
}
