import { branchInWords } from '@/lib/records/format/verdict';
import { codeWords } from '@/lib/shared/code-words';
import { isJsonObject, type Json, textAt } from '@/lib/shared/json';
import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import type { fieldWords } from '@/lib/words/statement';
import { toMechanisms } from './mechanisms';
import { valueAt } from './path';
import { bandInWords, toNumber } from './shares';
import { NOTHING, toFields, toText, toValue, type Value } from './value';

type FieldName = keyof (typeof fieldWords)[Language];

/** A property that a type of statement is known to have (api-shapes, 6.2 and 6.5). */
export interface KnownField {
  /** Under what its words stand. */
  label: FieldName;
  /** Dotted; the first is what `read` is given, and none of them is shown again. */
  paths: readonly string[];
  read: (value: unknown, properties: Json, language: Language) => Value;
  /** Said to be not stated where it is missing; others are then left out. */
  expected?: true;
}

const field = (label: FieldName, path: string, read: KnownField['read'] = (value) => toValue(value)): KnownField => ({
  label,
  paths: [path],
  read,
});

const expected = (known: KnownField): KnownField => ({ ...known, expected: true });

function toCodes(value: unknown): Value {
  if (!Array.isArray(value)) return typeof value === 'string' ? toText(codeWords(value)) : toValue(value);
  if (value.length === 0) return NOTHING;
  return { kind: 'list', items: value.map(toCodes), hidden: 0 };
}

/** A share that stands exact under its name, or as a band under `_min` and `_max`. */
function share(label: FieldName, name: string): KnownField {
  const ends = ['_min', '_max', '_exclusive_min', '_exclusive_max'].map((end) => `${name}${end}`);
  const [min = '', max = '', exclusiveMin = '', exclusiveMax = ''] = ends;
  const read: KnownField['read'] = (value, properties, language) => {
    const exact = toNumber(value);
    const band = {
      minimum: exact ?? toNumber(properties[min]),
      maximum: exact ?? toNumber(properties[max]),
      exclusive_minimum: exact === null && properties[exclusiveMin] === true,
      exclusive_maximum: exact === null && properties[exclusiveMax] === true,
    };
    const words = bandInWords(band, language);
    if (words !== undefined) return toText(words);
    const given = [name, ...ends].filter((end) => properties[end] != null);
    return toValue(Object.fromEntries(given.map((end) => [end, properties[end]])));
  };
  return { label, paths: [name, ...ends], read };
}

const toCount: KnownField['read'] = (value, _, language) =>
  typeof value === 'number' ? toText(formsOf(language).count(value)) : toValue(value);

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
    ...(scheme === null ? {} : { note: codeWords(scheme) }),
    fields: toFields(rest),
  };
}

const toClasses = (value: unknown): Value =>
  Array.isArray(value) && value.length > 0 ? { kind: 'list', items: value.map(toClass), hidden: 0 } : toValue(value);

const toBranch: KnownField['read'] = (value, _, language) =>
  typeof value === 'string' ? toText(branchInWords(value, language) ?? value) : toValue(value);

/** What publishers write beside what is stated, whatever the type: their own codes, and their own id. */
const BESIDE: readonly KnownField[] = [
  field('natures', 'natures_of_control', toCodes),
  field('interests', 'interests'),
  field('somebody_named', 'has_controlling_entities'),
  field('id_there', 'uid'),
];

const CONTROL: readonly KnownField[] = [
  field('controlled_by', 'controlling_entities'),
  field('nobody_because', 'no_controlling_entities_reasons', toCodes),
  expected(field('means', 'control_mechanisms', (value, _, language) => toMechanisms(value, language))),
  field('controlled', 'subject_entity'),
  expected(field('ultimate_owner', 'ultimate_beneficial_owner')),
  field('level', 'control_level', toCodes),
  field('notified', 'other_attributes.notified_on'),
  field('ceased', 'other_attributes.ceased_on'),
  ...BESIDE,
];

const SUBSIDIARY: readonly KnownField[] = [
  expected(share('share_controlled', 'percentage_controlled')),
  field('direct', 'direct'),
  field('topmost', 'ultimate'),
  field('significant', 'significant'),
  field('subsidiary', 'subsidiary'),
  ...BESIDE,
];

const SHAREHOLDING: readonly KnownField[] = [
  expected(share('part_of_shares', 'percentage_of_shares')),
  share('part_of_votes', 'voting_percentage'),
  field('share_count', 'number_of_shares', toCount),
  field('share_class', 'share_class'),
  field('shareholders', 'shareholders'),
  ...BESIDE,
];

const BRANCH: readonly KnownField[] = [
  field('home_company', 'home_company'),
  field('branch', 'branch'),
  field('branch_kind', 'branch_type', toBranch),
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
    field('before', 'previous_entity'),
    field('after', 'subsequent_entity'),
    field('before_ended', 'previous_registration_end_date'),
    field('after_began', 'subsequent_registration_start_date'),
    field('published', 'publication_date'),
  ],
  alternate_registration: [
    field('registrations', 'alternate_entities'),
    field('both_from', 'alternate_registration_start_date'),
    field('both_until', 'alternate_registration_end_date'),
    field('published', 'publication_date'),
  ],
  gazette_notice: [
    field('notice', 'summary'),
    field('text', 'about.body.value'),
    field('notice_kind', 'about.type', toCodes),
    field('classified', 'about.classification', toClasses),
    field('published', 'date_published'),
    field('journal', 'issue.publication.title'),
    field('issue', 'issue.identifier'),
    field('about', 'subjects'),
    field('also_named', 'related_entities'),
    field('to_read', 'url'),
  ],
  trademark_registration: [
    expected(field('mark', 'mark_details.mark_text')),
    field('picture', 'mark_details.mark_image_url'),
    expected(field('classes', 'mark_details.classification', toClasses)),
    field('mark_form', 'mark_details.mark_form', toCodes),
    field('mark_kind', 'mark_details.mark_type', toCodes),
    expected(field('status', 'status')),
    expected(field('registered', 'registration_date')),
    expected(field('expires', 'expiry_date')),
    { label: 'register', paths: ['register_name'], read: (value) => toValue(value) },
    field('holders', 'holders'),
    field('representative', 'representative'),
    field('number_there', 'uid'),
  ],
};

/** The value of a known property as it is drawn. */
export const readField = ({ paths, read }: KnownField, properties: Json, language: Language): Value =>
  read(valueAt(properties, paths[0] ?? ''), properties, language);
