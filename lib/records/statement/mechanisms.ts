import { codeWords } from '@/lib/shared/code-words';
import { isJsonObject, type Json, textAt } from '@/lib/shared/json';
import type { Language } from '@/lib/shared/language/languages';
import { mechanismTypeInWords } from '@/lib/words/code-words';
import { knownCodes } from '@/lib/words/statement';
import { bandInWords, parseBand } from './shares';
import { NOTHING, toFields, toValue, type Value } from './value';

/** The band of a share among the properties, whatever it is a share of, and its name. */
function bandOf(properties: Json, language: Language): { name?: string; words?: string } {
  for (const [name, value] of Object.entries(properties)) {
    const words = isJsonObject(value) ? bandInWords(parseBand(value), language) : undefined;
    if (words !== undefined) return { name, words };
  }
  return {};
}

const isStated = ([, value]: [string, unknown]): boolean => value !== null && value !== undefined;

/** One way of control in words, with what the source wrote; nothing is left out but what is not stated. */
export function toMechanism(mechanism: Json, language: Language): Value {
  const says = knownCodes[language];
  const { mechanism_type, mechanism_properties, source_description, ...rest } = mechanism;
  const properties = isJsonObject(mechanism_properties) ? mechanism_properties : {};
  const type = textAt(mechanism, 'mechanism_type');
  const source = textAt(mechanism, 'source_description');
  const { name, words } = bandOf(properties, language);
  const others = Object.fromEntries(
    Object.entries({ ...properties, ...rest }).filter((entry) => entry[0] !== name && isStated(entry)),
  );
  const means = source === null ? says.meansUnstated : codeWords(source);
  const what = type === null ? means : mechanismTypeInWords(type, language);
  const note = source !== null && type !== null ? says.inSourceWords(source) : undefined;
  return {
    kind: 'text',
    text: words === undefined ? what : says.upTo(what, words),
    ...(note === undefined ? {} : { note }),
    fields: toFields(others),
  };
}

/** The list of them, as statements have it under `control_mechanisms`. */
export function toMechanisms(given: unknown, language: Language): Value {
  if (!Array.isArray(given)) return toValue(given);
  if (given.length === 0) return NOTHING;
  return {
    kind: 'list',
    items: given.map((one) => (isJsonObject(one) ? toMechanism(one, language) : toValue(one))),
    hidden: 0,
  };
}
