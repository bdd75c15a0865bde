import { toLei } from '../company-numbers';
import { type Raw, rawAt, rawsAt, textAt, textsAt } from '../raw';
import { toAddress } from './company';
import type { LegalEvent, LeiRecord, NamedEntity, OtherName, Registration } from './lei-record';
import { toDay, toTimestamp } from './times';

/** Identifiers of other systems that GLEIF maps to LEIs and returns in its API. */
const MAPPED_SYSTEMS = ['bic', 'mic', 'ocid', 'qcc', 'spglobal'];

function readNames(entity: Raw, key: string): OtherName[] {
  return rawsAt(entity, key).flatMap((raw) => {
    const name = textAt(raw, 'name');
    return name === null ? [] : [{ name, type: textAt(raw, 'type'), language: textAt(raw, 'language') }];
  });
}

function readAddress(entity: Raw, key: string) {
  const raw = rawAt(entity, key);
  return toAddress({
    lines: [textAt(raw, 'mailRouting'), ...textsAt(raw, 'addressLines')],
    city: textAt(raw, 'city'),
    region: textAt(raw, 'region'),
    postalCode: textAt(raw, 'postalCode'),
    country: textAt(raw, 'country'),
  });
}

const readRegistration = (place: Raw, number: string | null): Registration => ({
  authority: textAt(place, 'id'),
  otherAuthority: textAt(place, 'other'),
  number,
});

const readNamed = (raw: Raw): NamedEntity => ({ lei: toLei(textAt(raw, 'lei')), name: textAt(raw, 'name') });

function readSuccessors(entity: Raw): NamedEntity[] {
  const several = rawsAt(entity, 'successorEntities').map(readNamed);
  return several.length > 0 ? several : [readNamed(rawAt(entity, 'successorEntity'))];
}

function readEvents(entity: Raw): LegalEvent[] {
  const events = rawsAt(entity, 'eventGroups').flatMap((group) => rawsAt(group, 'events'));
  return events.flatMap((raw) => {
    const type = textAt(raw, 'type');
    if (type === null) return [];
    const [effective, recorded] = [toDay(textAt(raw, 'effectiveDate')), toDay(textAt(raw, 'recordedDate'))];
    return [{ type, status: textAt(raw, 'status'), effective, recorded }];
  });
}

function readIssue(raw: Raw): LeiRecord['issued'] {
  return {
    status: textAt(raw, 'status'),
    first: toTimestamp(textAt(raw, 'initialRegistrationDate')),
    updated: toTimestamp(textAt(raw, 'lastUpdateDate')),
    nextRenewal: toTimestamp(textAt(raw, 'nextRenewalDate')),
    issuer: textAt(raw, 'managingLou'),
    validation: textAt(raw, 'corroborationLevel'),
  };
}

/** A record of the type `lei-records` of the API, from its attributes. */
export function readApiRecord(attributes: Raw, lei: string): LeiRecord {
  const [entity, registration] = [rawAt(attributes, 'entity'), rawAt(attributes, 'registration')];
  const [form, expiration] = [rawAt(entity, 'legalForm'), rawAt(entity, 'expiration')];
  return {
    lei,
    name: textAt(rawAt(entity, 'legalName'), 'name'),
    otherNames: [...readNames(entity, 'otherNames'), ...readNames(entity, 'transliteratedOtherNames')],
    legalAddress: readAddress(entity, 'legalAddress'),
    headquarters: readAddress(entity, 'headquartersAddress'),
    jurisdiction: textAt(entity, 'jurisdiction'),
    registeredAt: readRegistration(rawAt(entity, 'registeredAt'), textAt(entity, 'registeredAs')),
    alsoKnownAt: rawsAt(registration, 'otherValidationAuthorities').map((other) =>
      readRegistration(rawAt(other, 'validatedAt'), textAt(other, 'validatedAs')),
    ),
    category: textAt(entity, 'category'),
    legalForm: { code: textAt(form, 'id'), other: textAt(form, 'other') },
    associated: readNamed(rawAt(entity, 'associatedEntity')),
    status: textAt(entity, 'status'),
    created: toDay(textAt(entity, 'creationDate')),
    expired: toDay(textAt(expiration, 'date')),
    expirationReason: textAt(expiration, 'reason'),
    successors: readSuccessors(entity).filter(({ lei: of, name }) => of !== null || name !== null),
    events: readEvents(entity),
    issued: readIssue(registration),
    mapped: MAPPED_SYSTEMS.flatMap((system) => textsAt(attributes, system).map((uid) => ({ system, uid }))),
  };
}
