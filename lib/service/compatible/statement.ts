import { isJsonObject, type Json } from '@/lib/shared/json';
import { companyOf, recordAddress, recordOf } from './addresses';
import { filled, ofObject, ownAt, withCompanyKeys, withRecordKeys } from './filled';
import { readText } from './scalars';

const listOf = (value: unknown): unknown => (isJsonObject(value) ? [value] : value);

/** Provenance under both keys, whichever it came under (api-shapes, section 17); a single one is a list of one. */
export const prepareStatement = ofObject((statement) => {
  const kept = withRecordKeys('statements')(statement);
  if (!isJsonObject(kept)) return statement;
  const provenances = listOf(ownAt(kept, 'provenances') ?? ownAt(kept, 'sources') ?? ownAt(kept, 'provenance'));
  return filled(kept, { provenances, sources: provenances });
});

/** What kind of entity stands behind an address; undefined where it does not tell. */
export function entityTypeOf(address: unknown): 'company' | 'placeholder' | undefined {
  if (companyOf(address)) return 'company';
  return recordOf(address)?.plural === 'placeholders' ? 'placeholder' : undefined;
}

const placeholderAddress = (entity: Json): string | undefined => {
  const id = readText('id', ownAt(entity, 'id'));
  return ownAt(entity, 'entity_type') === 'placeholder' && id !== undefined
    ? recordAddress('placeholders', id)
    : undefined;
};

/** An end of a statement (api-shapes, 6.1). Who has a company's number is a company. */
export const prepareEntity = ofObject((entity) => {
  const named = filled(withCompanyKeys(entity), { service_url: placeholderAddress(entity) });
  const hasNumber = readText('company_number', ownAt(named, 'company_number')) !== undefined;
  return filled(named, {
    entity_type: entityTypeOf(ownAt(named, 'service_url')) ?? (hasNumber ? 'company' : undefined),
  });
});
