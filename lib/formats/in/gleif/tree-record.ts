import { toLei } from '../company-numbers';
import { isRaw, type Raw } from '../raw';
import { elementsAt } from '../read/xml';
import { toAddress } from './company';
import type { LegalEvent, LeiRecord, NamedEntity, OtherName, Registration } from './lei-record';
import { toDay, toTimestamp } from './times';
import { attributeAt, branchAt, namedText, treeText, treeTexts, wrappedAt, wrappedRawsAt } from './tree';

function readNames(entity: Raw, wrapper: string, name: string): OtherName[] {
  return wrappedAt(entity, wrapper, name).flatMap((element) => {
    const text = namedText(element, name);
    const language = attributeAt(element, 'xml:lang') ?? attributeAt(element, 'xmllang');
    return text === null ? [] : [{ name: text, type: attributeAt(element, 'type'), language }];
  });
}

function readAddress(entity: Raw, name: string) {
  const raw = branchAt(entity, name);
  const lines = [
    treeText(raw, 'MailRouting'),
    treeText(raw, 'FirstAddressLine'),
    ...treeTexts(raw, 'AdditionalAddressLine'),
  ];
  return toAddress({
    lines,
    city: treeText(raw, 'City'),
    region: treeText(raw, 'Region'),
    postalCode: treeText(raw, 'PostalCode'),
    country: treeText(raw, 'Country'),
  });
}

/** Registration and validation authorities have the same fields, apart from a prefix. */
const readRegistration = (raw: Raw, word: 'Registration' | 'Validation'): Registration => ({
  authority: treeText(raw, `${word}AuthorityID`),
  otherAuthority: treeText(raw, `Other${word}AuthorityID`),
  number: treeText(raw, `${word}AuthorityEntityID`),
});

function readEvent(raw: Raw): LegalEvent[] {
  const type = treeText(raw, 'LegalEntityEventType');
  if (type === null) return [];
  return [
    {
      type,
      status: attributeAt(raw, 'event_status'),
      effective: toDay(treeText(raw, 'LegalEntityEventEffectiveDate')),
      recorded: toDay(treeText(raw, 'LegalEntityEventRecordedDate')),
    },
  ];
}

const readSuccessor = (raw: Raw): NamedEntity => ({
  lei: toLei(treeText(raw, 'SuccessorLEI')),
  name: treeText(raw, 'SuccessorEntityName') ?? treeText(raw, 'SuccessorEntity'),
});

function readIssue(raw: Raw): LeiRecord['issued'] {
  return {
    status: treeText(raw, 'RegistrationStatus'),
    first: toTimestamp(treeText(raw, 'InitialRegistrationDate')),
    updated: toTimestamp(treeText(raw, 'LastUpdateDate')),
    nextRenewal: toTimestamp(treeText(raw, 'NextRenewalDate')),
    issuer: treeText(raw, 'ManagingLOU'),
    validation: treeText(raw, 'ValidationSources'),
  };
}

/** A record of the golden copy or of a concatenated file (LEI-CDF 2.1 and 3.1). */
export function readTreeRecord(raw: Raw, lei: string): LeiRecord {
  const [entity, registration] = [branchAt(raw, 'Entity'), branchAt(raw, 'Registration')];
  const form = branchAt(entity, 'LegalForm');
  const associated = branchAt(entity, 'AssociatedEntity');
  return {
    lei,
    name: treeText(entity, 'LegalName'),
    otherNames: [
      ...readNames(entity, 'OtherEntityNames', 'OtherEntityName'),
      ...readNames(entity, 'TransliteratedOtherEntityNames', 'TransliteratedOtherEntityName'),
    ],
    legalAddress: readAddress(entity, 'LegalAddress'),
    headquarters: readAddress(entity, 'HeadquartersAddress'),
    jurisdiction: treeText(entity, 'LegalJurisdiction'),
    registeredAt: readRegistration(branchAt(entity, 'RegistrationAuthority'), 'Registration'),
    alsoKnownAt: wrappedRawsAt(registration, 'OtherValidationAuthorities', 'OtherValidationAuthority').map(
      (authority) => readRegistration(authority, 'Validation'),
    ),
    category: treeText(entity, 'EntityCategory'),
    legalForm: { code: treeText(form, 'EntityLegalFormCode'), other: treeText(form, 'OtherLegalForm') },
    associated: {
      lei: toLei(treeText(associated, 'AssociatedLEI')),
      name: treeText(associated, 'AssociatedEntityName'),
    },
    status: treeText(entity, 'EntityStatus'),
    created: toDay(treeText(entity, 'EntityCreationDate')),
    expired: toDay(treeText(entity, 'EntityExpirationDate')),
    expirationReason: treeText(entity, 'EntityExpirationReason'),
    successors: elementsAt(entity, 'SuccessorEntity').filter(isRaw).map(readSuccessor),
    events: wrappedRawsAt(entity, 'LegalEntityEvents', 'LegalEntityEvent').flatMap(readEvent),
    issued: readIssue(registration),
    mapped: [],
  };
}
