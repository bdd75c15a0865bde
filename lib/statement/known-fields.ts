import { countInWords } from '@/lib/format/dates';
import { BRANCH_WORDS } from '@/lib/format/verdict';
import { isJsonObject, type Json, textAt } from '@/lib/registry/json';
import { toMechanisms } from './mechanisms';
import { valueAt } from './path';
import { bandInWords, toNumber } from './shares';
import { NOTHING, toFields, toText, toValue, type Value } from './value';
import { codeInWords } from './words';

/** A property that a type of statement is known to have (api-shapes, 6.2 and 6.5). */
export interface KnownField {
  label: string;
  /** Dotted; the first is what `read` is given, and none of them is shown again. */
  paths: readonly string[];
  read: (value: unknown, properties: Json) => Value;
  /** Said to be not stated where it is missing; others are then left out. */
  expected?: true;
}

const field = (label: string, path: string, read: KnownField['read'] = (value) => toValue(value)): KnownField => ({
  label,
  paths: [path],
  read,
});

const expected = (known: KnownField): KnownField => ({ ...known, expected: true });

function toCodes(value: unknown): Value {
  if (!Array.isArray(value)) return typeof value === 'string' ? toText(codeInWords(value)) : toValue(value);
  if (value.length === 0) return NOTHING;
  return { kind: 'list', items: value.map(toCodes), hidden: 0 };
}

/** A share that stands exact under its name, or as a band under `_min` and `_max`. */
function share(label: string, name: string): KnownField {
  const ends = ['_min', '_max', '_exclusive_min', '_exclusive_max'].map((end) => `${name}${end}`);
  const [min = '', max = '', exclusiveMin = '', exclusiveMax = ''] = ends;
  const read = (value: unknown, properties: Json): Value => {
    const exact = toNumber(value);
    const words = bandInWords({
      minimum: exact ?? toNumber(properties[min]),
      maximum: exact ?? toNumber(properties[max]),
      exclusive_minimum: exact === null && properties[exclusiveMin] === true,
      exclusive_maximum: exact === null && properties[exclusiveMax] === true,
    });
    if (words !== undefined) return toText(words);
    const given = [name, ...ends].filter((end) => properties[end] != null);
    return toValue(Object.fromEntries(given.map((end) => [end, properties[end]])));
  };
  return { label, paths: [name, ...ends], read };
}

const toCount = (value: unknown): Value => (typeof value === 'number' ? toText(countInWords(value)) : toValue(value));

/** `{code, name, code_scheme_id}`: "30 Bread, tea, cakes and spices". */
function toClass(given: unknown): Value {
  if (!isJsonObject(given)) return toValue(given);
  const { code, name, code_scheme_id, ...rest } = given;
  const words = [code, name].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
  if (words === '') return toValue(given);
  const scheme = textAt(given, 'code_scheme_id');
  return {
    kind: 'text',
    text: words,
    ...(scheme === null ? {} : { note: codeInWords(scheme) }),
    fields: toFields(rest),
  };
}

const toClasses = (value: unknown): Value =>
  Array.isArray(value) && value.length > 0 ? { kind: 'list', items: value.map(toClass), hidden: 0 } : toValue(value);

const toBranch = (value: unknown): Value =>
  typeof value === 'string' ? toText(BRANCH_WORDS[value] ?? value) : toValue(value);

const CONTROL: readonly KnownField[] = [
  field('Controlled by', 'controlling_entities'),
  field('Nobody is named, because', 'no_controlling_entities_reasons', toCodes),
  expected(field('Means of control', 'control_mechanisms', toMechanisms)),
  field('Controlled', 'subject_entity'),
  expected(field('Ultimate beneficial owner', 'ultimate_beneficial_owner')),
  field('Level', 'control_level', toCodes),
  field('Notified', 'other_attributes.notified_on'),
  field('Ceased', 'other_attributes.ceased_on'),
];

const SUBSIDIARY: readonly KnownField[] = [
  expected(share('Share controlled', 'percentage_controlled')),
  field('Held directly', 'direct'),
  field('Topmost parent', 'ultimate'),
  field('Significant', 'significant'),
  field('Subsidiary', 'subsidiary'),
];

const SHAREHOLDING: readonly KnownField[] = [
  expected(share('Part of the shares', 'percentage_of_shares')),
  share('Part of the votes', 'voting_percentage'),
  field('Number of shares', 'number_of_shares', toCount),
  field('Class of shares', 'share_class'),
  field('Shareholders', 'shareholders'),
];

const BRANCH: readonly KnownField[] = [
  field('Home company', 'home_company'),
  field('Branch', 'branch'),
  field('Kind of branch', 'branch_type', toBranch),
];

/** By type of statement, in the order in which they are read. */
export const KNOWN_FIELDS: Readonly<Record<string, readonly KnownField[]>> = {
  control_statement: CONTROL,
  subsidiary: SUBSIDIARY,
  subsidiary_relationship: SUBSIDIARY,
  shareholding: SHAREHOLDING,
  share_parcel: SHAREHOLDING,
  branch: BRANCH,
  branch_relationship: BRANCH,
  subsequent_registration: [
    field('Registration before', 'previous_entity'),
    field('Registration after', 'subsequent_entity'),
    field('The one before ended', 'previous_registration_end_date'),
    field('The one after began', 'subsequent_registration_start_date'),
    field('Published', 'publication_date'),
  ],
  alternate_registration: [
    field('The registrations', 'alternate_entities'),
    field('Both from', 'alternate_registration_start_date'),
    field('Both until', 'alternate_registration_end_date'),
    field('Published', 'publication_date'),
  ],
  gazette_notice: [
    field('Notice', 'summary'),
    field('Text', 'about.body.value'),
    field('Kind of notice', 'about.type', toCodes),
    field('Classified as', 'about.classification', toClasses),
    field('Published', 'date_published'),
    field('Journal', 'issue.publication.title'),
    field('Issue', 'issue.identifier'),
    field('About', 'subjects'),
    field('Also named', 'related_entities'),
    field('To read there', 'url'),
  ],
  trademark_registration: [
    expected(field('Mark', 'mark_details.mark_text')),
    field('Picture', 'mark_details.mark_image_url'),
    expected(field('Classes of goods and services', 'mark_details.classification', toClasses)),
    field('Form of the mark', 'mark_details.mark_form', toCodes),
    field('Kind of mark', 'mark_details.mark_type', toCodes),
    expected(field('Status', 'status')),
    expected(field('Registered', 'registration_date')),
    expected(field('Expires', 'expiry_date')),
    { label: 'Register', paths: ['register_name'], read: (value) => toValue(value) },
    field('Holders', 'holders'),
    field('Representative', 'representative'),
    field('Number there', 'uid'),
  ],
};

/** The value of a known property as it is drawn. */
export const readField = ({ paths, read }: KnownField, properties: Json): Value =>
  read(valueAt(properties, paths[0] ?? ''), properties);
