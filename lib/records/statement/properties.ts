import type { Json } from '@/lib/shared/json';
import type { Language } from '@/lib/shared/language/language';
import { fieldWords } from '@/lib/words/statement';
import { KNOWN_FIELDS, type KnownField, readField } from './known-fields';
import { type Field, toFields, toValue } from './value';
import { withoutPath } from './view';

/** The properties of a statement: what its type is about first, then whatever else is stated. */
interface DescribedProperties {
  facts: Field[];
  others: Field[];
}

/** Of what nobody expected, and of an object whose known properties are taken out, nothing is not worth a line. */
const withoutEmpty = (properties: Json): Json =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => toValue(value).kind !== 'nothing'));

function toFact(known: KnownField, properties: Json, language: Language): Field[] {
  const value = readField(known, properties, language);
  return value.kind === 'nothing' && !known.expected ? [] : [{ label: fieldWords[language][known.label], value }];
}

/**
 * The properties of a statement by its type (specification, Statement: "the core of what is stated"). Nothing that is
 * stated is left out: a type, or a name, that nobody knows here stands among the others.
 */
export function describeProperties(data_type: string, properties: Json, language: Language): DescribedProperties {
  const known = KNOWN_FIELDS[data_type] ?? [];
  const others = known.flatMap(({ paths }) => paths).reduce(withoutPath, properties);
  return {
    facts: known.flatMap((field) => toFact(field, properties, language)),
    others: toFields(withoutEmpty(others)),
  };
}
