import { isJsonObject, type Json, textAt } from '@/lib/shared/json';
import { valueAt } from './path';
import type { ShownStatement } from './statement-view';

const textUnder = (properties: Json, path: string): string[] => {
  const value = valueAt(properties, path);
  return typeof value === 'string' ? [value] : [];
};

/**
 * What statements hold of the filters of their search, by the filters' names: values to choose from, where nobody
 * counts any. Each object has one of them.
 */
export function filterValues({ properties, subject_entities }: ShownStatement): object[] {
  const mechanisms = Array.isArray(properties.control_mechanisms) ? properties.control_mechanisms : [];
  const types = mechanisms.filter(isJsonObject).flatMap((one) => textAt(one, 'mechanism_type') ?? []);
  const journal = 'issue.publication';
  return [
    ...types.map((type) => ({ control_mechanisms_mechanism_type: type })),
    ...(subject_entities ?? []).map(({ entity_type }) => ({ controlling_entities_entity_type: entity_type })),
    ...textUnder(properties, `${journal}.title`).map((title) => ({ publication_title: title })),
    ...textUnder(properties, `${journal}.jurisdiction_code`).map((code) => ({ jurisdiction_code: code })),
    ...textUnder(properties, 'about.type').map((type) => ({ normalised_classification_level_1: type })),
  ];
}
