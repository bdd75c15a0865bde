import { isJsonObject, type Json } from '@/lib/shared/json';
import { companyAddress, companyOf, recordAddress, recordOf } from './addresses';
import { filled, ofObject, ownAt } from './filled';
import { readText } from './scalars';

const ENDS = ['parent', 'child'] as const;
type End = (typeof ENDS)[number];

const textAt = (relationship: Json, key: string): string | undefined => readText(key, ownAt(relationship, key));

/** An end without an address has one all the same where its company's two keys, or a placeholder's id, are given. */
function addressOf(relationship: Json, end: End): string | undefined {
  const jurisdiction_code = textAt(relationship, `${end}_jurisdiction_code`);
  const company_number = textAt(relationship, `${end}_company_number`);
  if (jurisdiction_code && company_number) return companyAddress({ jurisdiction_code, company_number });
  const id = textAt(relationship, `${end}_id`);
  const isPlaceholder = textAt(relationship, `${end}_type`)?.toLowerCase() === 'placeholder';
  return isPlaceholder && id ? recordAddress('placeholders', id) : undefined;
}

/** `Company` or `Placeholder`, as services write it, where the address says it. */
function typeOf(address: unknown): string | undefined {
  if (companyOf(address)) return 'Company';
  return recordOf(address)?.plural === 'placeholders' ? 'Placeholder' : undefined;
}

function withEnd(relationship: Json, end: End): Json {
  const addressed = filled(relationship, { [`${end}_service_url`]: addressOf(relationship, end) });
  return filled(addressed, { [`${end}_type`]: typeOf(ownAt(addressed, `${end}_service_url`)) });
}

/** A relationship with its confidence both beside and inside its properties (api-shapes, section 8). */
export const prepareRelationship = ofObject((relationship) => {
  const ended = ENDS.reduce(withEnd, relationship);
  const inside = ownAt(ended, 'relationship_properties');
  const properties = isJsonObject(inside) ? inside : {};
  const confidence = ownAt(ended, 'confidence');
  return {
    ...filled(ended, { confidence: ownAt(properties, 'confidence') }),
    relationship_properties: filled(properties, { confidence }),
  };
});
