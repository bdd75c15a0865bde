import { SUPPRESSED_NAME } from '@/lib/contract/kinds';
import { isJsonObject, type Json, mapTexts } from '@/lib/shared/json';
import { words } from '@/lib/shared/names/fold';
import type { EntityReference, OfficerInput, PlaceholderInput, StatementInput } from '../records';
import type { PreparedInput } from './prepare';
import { keysDescribed, keysReferred } from './record-keys';

/**
 * Texts by which a suppressed person is recognised, of which a register keeps keyed hashes only. A person has a sign for
 * each key of a record, for a name with the month of birth, and for a name at a company.
 */
export const signs = {
  key: (key: string): string => `key:${key}`,
  /** Names as `nameSign` gives them. */
  born: (name: string, month: string): string => `born:${name}:${month}`,
  at: (name: string, company: string): string => `at:${name}:${company}`,
  /** Somebody at this company is suppressed: only there are texts searched for names. */
  company: (key: string): string => `company:${key}`,
  /** The month of birth of this person is known. */
  dated: (person: string): string => `dated:${person}`,
};

/** Whether persons share the sign. */
export const isShared = (sign: string): boolean => sign.startsWith('company:');

/** "DOE, Jane" and "Mrs Jane Doe" are one name. */
const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'sir', 'dame', 'herr', 'frau', 'm', 'mme']);

/** The words of a name in alphabetical order: sources differ in their order. Empty for less than two words. */
export function nameSign(name: string): string {
  const all = words(name).filter((word) => !TITLES.has(word));
  return all.length < 2 ? '' : all.sort().join(' ');
}

/** The names by which somebody can be recognised, as `nameSign` gives them. */
const namesIn = (names: readonly string[]): string[] => names.map(nameSign).filter((name) => name !== '');

/** `1970-01-31`, or `{ year, month }` as in the details of persons; null if the month is not known. */
export function birthMonth(birth: unknown): string | null {
  if (typeof birth === 'string') return /^\d{4}-\d{2}/.exec(birth)?.[0] ?? null;
  if (!isJsonObject(birth) || typeof birth.year !== 'number' || typeof birth.month !== 'number') return null;
  return `${birth.year}-${String(birth.month).padStart(2, '0')}`;
}

/** The names of a person in the details of a placeholder. */
export const otherNames = ({ other_names }: Json): string[] =>
  Array.isArray(other_names) ? other_names.filter((name) => typeof name === 'string') : [];

/** What the register holds of suppressed persons. */
export interface Suppressions {
  /** The opaque id of the person with this sign. */
  find(sign: string): string | undefined;
  /** Recognises the person by these signs too. */
  learn(person: string, signs: readonly string[]): void;
  /** A keyed hash: a key in place of one that may hold a name. */
  hash(text: string): string;
}

/** What a record says of somebody. */
interface Described {
  keys: readonly string[];
  names: readonly string[];
  birth: string | null;
  companies: readonly string[];
}

export const suppressedKey = (person: string): string => `suppressed:${person}`;

export const isSuppressedKey = (key: string): boolean => key.startsWith('suppressed:');

function describedBy(input: OfficerInput | PlaceholderInput): Described {
  if (input.kind === 'officer') {
    const birth = birthMonth(input.date_of_birth);
    return { keys: [input.key], names: [input.name], birth, companies: [input.company.key] };
  }
  const { keys, name, details = {} } = input;
  return { keys, names: [name, ...otherNames(details)], birth: birthMonth(details.date_of_birth), companies: [] };
}

/** All signs of somebody. */
export function signsOf({ keys, names, birth, companies }: Described): string[] {
  const known = namesIn(names);
  return [
    ...keys.map(signs.key),
    ...(birth === null ? [] : known.map((name) => signs.born(name, birth))),
    ...companies.flatMap((company) => known.map((name) => signs.at(name, company))),
    ...companies.map(signs.company),
  ];
}

const MAY_BE_PERSON = new Set<string | undefined>(['person', 'unknown', undefined]);
/** Words of the longest name that is searched for in texts. */
const MOST_WORDS = 6;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** A text may be JSON, which stays JSON. */
const BETWEEN_TEXTS = /["{}[\]:\\]/;

/** Replaces names in a text. `isName`: of words as `nameSign` gives them. */
function replaceNames(text: string, isName: (sign: string) => boolean): string {
  const found = [...text.matchAll(WORD)];
  let result = '';
  let done = 0;
  for (let at = 0; at < found.length; at++) {
    for (let count = Math.min(MOST_WORDS, found.length - at); count >= 2; count--) {
      const [first, last] = [found[at], found[at + count - 1]];
      if (!first || !last) continue;
      const end = last.index + last[0].length;
      const slice = text.slice(first.index, end);
      if (BETWEEN_TEXTS.test(slice)) continue;
      const sign = nameSign(slice);
      if (sign === '' || !isName(sign)) continue;
      result += text.slice(done, first.index) + SUPPRESSED_NAME;
      done = end;
      at += count - 1;
      break;
    }
  }
  return done === 0 ? text : result + text.slice(done);
}

/** Facts about a person that a statement may hold beside its ends, and what leads to the publisher's record of it. */
const PERSONAL = new Set([
  ...['date_of_birth', 'birth_date', 'nationality', 'nationalities', 'address', 'addresses', 'registered_address'],
  ...['residential_address', 'service_address', 'country_of_residence', 'person_facts', 'identifiers', 'other_names'],
  ...['uid', 'component_records', 'name_elements'],
]);

const isPersonObject = (value: Json): boolean => value.entity_type === 'person' || value.type === 'Person';

/** The properties of a statement without the persons in it that `isName` knows, or that are persons at all. */
function withoutPerson(value: unknown, goes: (object: Json) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutPerson(item, goes));
  if (!isJsonObject(value)) return value;
  if (!goes(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutPerson(item, goes)]));
  const { entity_type, type } = value;
  const nameless = { name: SUPPRESSED_NAME, person_type: 'anonymous person' };
  if ('entity_properties' in value) return { entity_type, entity_properties: nameless };
  return { ...(type === undefined ? {} : { type }), ...nameless };
}

/** Takes the facts of suppressed persons out of records. */
export class Suppressor {
  constructor(private readonly known: Suppressions) {}

  /** The inputs of a record without the facts of suppressed persons; the same array if there are none in it. */
  suppress(inputs: PreparedInput[]): PreparedInput[] {
    const record = new SuppressedRecord(this.known, inputs);
    if (!record.concerns) return inputs;
    const next = inputs.flatMap((input) => record.suppress(input));
    return next.length === inputs.length && next.every((input, at) => input === inputs[at]) ? inputs : next;
  }
}

/** The keys of the companies that an input is about: members of a grouping and mentioned companies are only named. */
function companiesOf(input: PreparedInput): string[] {
  if (input.kind === 'company') return keysDescribed(input);
  return input.kind === 'corporate_grouping' || input.kind === 'mention' ? [] : keysReferred(input);
}

class SuppressedRecord {
  /** Names of suppressed persons in the record, as `nameSign` gives them. */
  private readonly names = new Set<string>();
  /** Persons by their keys in the record. */
  private readonly persons = new Map<string, string>();
  /** Companies of the record at which somebody is suppressed. */
  private readonly companies: string[];
  private readonly hasDeletion: boolean;

  constructor(
    private readonly known: Suppressions,
    inputs: readonly PreparedInput[],
  ) {
    for (const input of inputs) this.note(input);
    const keys = new Set(inputs.flatMap(companiesOf));
    this.companies = [...keys].filter((key) => known.find(signs.company(key)) !== undefined);
    this.hasDeletion = inputs.some(({ kind }) => kind === 'absence');
  }

  get concerns(): boolean {
    return this.persons.size > 0 || this.companies.length > 0 || this.hasDeletion;
  }

  suppress(input: PreparedInput): PreparedInput[] {
    switch (input.kind) {
      case 'officer':
        return this.persons.has(input.key) ? [] : [input];
      case 'placeholder':
        return [this.placeholder(input)];
      case 'statement':
        return [this.statement(input)];
      case 'mention':
        return [this.persons.has(input.entity.key) ? { ...input, entity: this.reference(input.entity) } : input];
      case 'absence':
        if (this.persons.has(input.key)) return [];
        // It may be stored under the key of a suppressed one: deleting one that is not there does nothing.
        return input.of === 'statement' ? [input, { ...input, key: this.statementKey(input.key) }] : [input];
      case 'company': {
        const entry = this.texts(input.entry);
        return [entry === input.entry ? input : { ...input, entry }];
      }
      case 'event': {
        const row = this.texts(input.row);
        return [row === input.row ? input : { ...input, row }];
      }
      case 'filing':
      case 'snapshot':
        return [this.textsBeside(input, { company: input.company })];
      case 'datum':
        return [this.textsBeside(input, { companies: input.companies })];
      default:
        return [input];
    }
  }

  private note(input: PreparedInput): void {
    if (input.kind === 'officer') this.describe(describedBy(input));
    else if (input.kind === 'placeholder' && MAY_BE_PERSON.has(input.entity_type)) this.describe(describedBy(input));
    else if (input.kind === 'statement') {
      const { subjects, objects } = input;
      for (const [ends, others] of [[subjects, objects] as const, [objects, subjects] as const]) {
        for (const end of ends)
          this.refer(
            end,
            others.map(({ key }) => key),
          );
      }
    } else if (input.kind === 'mention') this.refer(input.entity, []);
    else if (input.kind === 'absence' && input.of === 'officer') {
      const person = this.known.find(signs.key(input.key));
      if (person !== undefined) this.persons.set(input.key, person);
    }
  }

  private refer({ key, name, entity_type }: EntityReference, companies: readonly string[]): void {
    if (MAY_BE_PERSON.has(entity_type)) this.describe({ keys: [key], names: [name], birth: null, companies });
  }

  private describe(described: Described): void {
    if (described.keys.some(isSuppressedKey)) return;
    const person = this.recognise(described);
    if (person === undefined) return;
    for (const key of described.keys) this.persons.set(key, person);
    for (const name of namesIn(described.names)) this.names.add(name);
    this.known.learn(person, [...signsOf(described), ...(described.birth === null ? [] : [signs.dated(person)])]);
  }

  private recognise({ keys, names, birth, companies }: Described): string | undefined {
    const findAny = (all: readonly string[]): string | undefined =>
      all.map((sign) => this.known.find(sign)).find((found) => found !== undefined);
    const named = namesIn(names);
    const found =
      findAny(keys.map(signs.key)) ??
      (birth === null ? undefined : findAny(named.map((name) => signs.born(name, birth))));
    if (found !== undefined) return found;
    const sameName = findAny(companies.flatMap((company) => named.map((name) => signs.at(name, company))));
    // A parent and a child of one name may be at one company.
    const isOther = sameName !== undefined && birth !== null && this.known.find(signs.dated(sameName)) !== undefined;
    return isOther ? undefined : sameName;
  }

  private readonly isName = (sign: string): boolean =>
    this.names.has(sign) || this.companies.some((company) => this.known.find(signs.at(sign, company)) !== undefined);

  private readonly text = (text: string): string => replaceNames(text, this.isName);

  private texts<Value>(value: Value): Value {
    // Safe: texts take the places of texts.
    return mapTexts(value, this.text) as Value;
  }

  /** Companies keep their names. */
  private textsBeside<Input extends object>(input: Input, companies: Partial<Input>): Input {
    const next = this.texts(input);
    return next === input ? input : { ...next, ...companies };
  }

  private statementKey(key: string): string {
    return isSuppressedKey(key) ? key : suppressedKey(this.known.hash(`statement:${key}`));
  }

  private reference(reference: EntityReference): EntityReference {
    const person = this.persons.get(reference.key);
    if (person === undefined) return reference;
    return { key: suppressedKey(person), name: SUPPRESSED_NAME, entity_type: 'person' };
  }

  private placeholder(input: PlaceholderInput): PlaceholderInput {
    const person = input.keys.map((key) => this.persons.get(key)).find((found) => found !== undefined);
    if (person === undefined) return input;
    const key = suppressedKey(person);
    return {
      ...{ kind: 'placeholder', entity_type: 'person', keys: [key], record_key: key, name: SUPPRESSED_NAME },
      details: { person_type: 'anonymous person' },
      source: { ...input.source, url: null },
    };
  }

  private statement(input: StatementInput): StatementInput {
    const ends = [...input.subjects, ...input.objects];
    if (!ends.some(({ key }) => this.persons.has(key))) {
      const [properties, search] = [this.texts(input.properties), this.texts(input.search)];
      const isSame = properties === input.properties && search === input.search;
      return isSame ? input : { ...input, properties, search };
    }
    const key = this.statementKey(input.key);
    const others = ends.filter((end) => end.entity_type === 'person' && !this.persons.has(end.key));
    const goes = (object: Json): boolean =>
      [object, object.entity_properties].some(
        (part) => isJsonObject(part) && typeof part.name === 'string' && this.names.has(nameSign(part.name)),
      ) ||
      (others.length === 0 && isPersonObject(object));
    const properties = Object.fromEntries(
      Object.entries(input.properties)
        .filter(([name]) => !PERSONAL.has(name))
        .map(([name, value]) => [name, this.texts(withoutPerson(value, goes))]),
    );
    return {
      ...input,
      key,
      subjects: input.subjects.map((end) => this.reference(end)),
      objects: input.objects.map((end) => this.reference(end)),
      properties,
      search: this.texts(input.search),
      provenances: input.provenances.map((provenance) => ({
        ...provenance,
        key: `${key}:${this.known.hash(provenance.key)}`,
        // They lead to the publisher's record of the person.
        source_url: null,
        log_message: null,
      })),
    };
  }
}
