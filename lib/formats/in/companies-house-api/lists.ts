import type { DatumInput, FilingInput, OfficerInput, StatementInput } from '@/lib/register/store/records';
import { pageOf, sourceOf, toReference } from '../companies-house-psc/source';
import { parseDate } from '../dates';
import type { FileFacts } from '../format';
import { numberAt, type Raw, rawAt, rawsAt, textAt } from '../raw';
import { joinParts, nameProblem } from '../text';
import { readAddress } from './address';
import { codeToSentence, descriptionInWords } from './enumerations';
import { toNotice } from './gazette';

/** The last part but one of `/officers/<id>/appointments`. */
const officerId = (raw: Raw): string | null =>
  textAt(rawAt(rawAt(raw, 'links'), 'officer'), 'appointments')
    ?.split('/')
    .at(-2) ?? null;

/** The year and month of a birth: the register publishes no day. */
function birthOf(raw: Raw): string | null {
  const birth = rawAt(raw, 'date_of_birth');
  const [year, month] = [numberAt(birth, 'year'), numberAt(birth, 'month')];
  return year === null ? null : [year, ...(month === null ? [] : [String(month).padStart(2, '0')])].join('-');
}

/** An officer of a list. The same person in two offices of a company is two records, as the register has it. */
export function toOfficer(raw: Raw, number: string, file: FileFacts): OfficerInput[] {
  const name = textAt(raw, 'name');
  if (name === null || nameProblem(name)) return [];
  const [role, uid] = [textAt(raw, 'officer_role'), officerId(raw)];
  const start_date = parseDate(textAt(raw, 'appointed_on') ?? textAt(raw, 'appointmentDate'));
  const end_date = parseDate(textAt(raw, 'resigned_on'));
  return [
    {
      kind: 'officer',
      key: `companies-house:officer:${number}:${uid ?? name}:${role ?? ''}:${start_date ?? ''}`,
      company: toReference(number),
      name,
      position: role === null ? null : codeToSentence(role).toLowerCase(),
      uid,
      start_date,
      end_date,
      occupation: textAt(raw, 'occupation'),
      nationality: textAt(raw, 'nationality'),
      address: readAddress(rawAt(raw, 'address')).inFull,
      date_of_birth: birthOf(raw),
      inactive: end_date !== null,
      source: sourceOf(`/company/${number}`, file),
    },
  ];
}

/** What the description's code leaves open: days, addresses, names. */
function particulars(raw: Raw): string | null {
  const values = Object.entries(rawAt(raw, 'description_values'));
  return joinParts(
    values.map(([key, value]) =>
      typeof value === 'string' ? `${codeToSentence(key.replaceAll('_', '-'))}: ${value}` : null,
    ),
    '; ',
  );
}

function toFiling(raw: Raw, number: string, index: number): FilingInput | null {
  const [date, description] = [parseDate(textAt(raw, 'date')), textAt(raw, 'description')];
  if (date === null) return null;
  const [uid, type] = [textAt(raw, 'transaction_id'), textAt(raw, 'type')];
  const legacy = textAt(rawAt(raw, 'description_values'), 'description');
  const self = textAt(rawAt(raw, 'links'), 'self');
  return {
    kind: 'filing',
    key: `companies-house:filing:${number}:${uid ?? `${date}-${type}-${index}`}`,
    company: toReference(number),
    date,
    title: description === 'legacy' && legacy !== null ? legacy : descriptionInWords(description ?? type ?? 'filing'),
    description: particulars(raw),
    uid,
    url: self === null ? null : pageOf(self),
    filing_type: textAt(raw, 'category'),
    filing_code: type,
  };
}

/** A filing and the notice it speaks of; `index` tells two of one day and type apart where neither has an id. */
export function toFilings(raw: Raw, number: string, index: number, file: FileFacts): (FilingInput | StatementInput)[] {
  const filing = toFiling(raw, number, index);
  return filing === null ? [] : [filing, ...toNotice(raw, filing, number, file)];
}

const namesOf = (raw: Raw): string | null =>
  joinParts(
    rawsAt(raw, 'persons_entitled').map((person) => textAt(person, 'name')),
    '; ',
  );

/** A charge on what the company has, as a data record. */
export function toCharge(raw: Raw, number: string, file: FileFacts): DatumInput[] {
  const self = textAt(rawAt(raw, 'links'), 'self');
  if (self === null) return [];
  const [status, description] = [textAt(raw, 'status'), textAt(rawAt(raw, 'classification'), 'description')];
  const attributes = Object.fromEntries(
    [
      ...['charge_code', 'charge_number', 'status', 'created_on', 'delivered_on', 'satisfied_on'].map((key) => [
        key,
        textAt(raw, key),
      ]),
      ['persons_entitled', namesOf(raw)],
      ['particulars', textAt(rawAt(raw, 'particulars'), 'description')],
      ['secured', textAt(rawAt(raw, 'secured_details'), 'description')],
    ].filter(([, value]) => value !== null),
  );
  return [
    {
      kind: 'datum',
      key: `companies-house:charge:${self}`,
      companies: [toReference(number)],
      data_type: 'Charge',
      title:
        joinParts([description ?? 'Charge', status === null ? null : codeToSentence(status).toLowerCase()]) ?? 'Charge',
      description: namesOf(raw),
      attributes,
      source: sourceOf(`/company/${number}`, file),
    },
  ];
}
