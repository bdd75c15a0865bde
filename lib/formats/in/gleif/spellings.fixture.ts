import { lei } from './fixtures';

/** One invented company as GLEIF publishes it in XML and in tables; `json-spellings.fixture.ts` has the rest. */

const HEAD = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

export const LEVEL_1_XML = `<?xml version="1.0" encoding="UTF-8"?>
<lei:LEIData ${HEAD} xmlns:lei="http://www.gleif.org/data/schema/leidata/2016">
  <lei:LEIHeader><lei:ContentDate>2024-05-05T00:00:00Z</lei:ContentDate><lei:RecordCount>1</lei:RecordCount></lei:LEIHeader>
  <lei:LEIRecords>
    <lei:LEIRecord>
      <lei:LEI>${lei(1)}</lei:LEI>
      <lei:Entity>
        <lei:LegalName xml:lang="en-GB">Tarn &amp; Fell Limited</lei:LegalName>
        <lei:OtherEntityNames>
          <lei:OtherEntityName xml:lang="en-GB" type="PREVIOUS_LEGAL_NAME">Fell Limited</lei:OtherEntityName>
          <lei:OtherEntityName xml:lang="en-GB" type="TRADING_OR_OPERATING_NAME">The Tarn</lei:OtherEntityName>
        </lei:OtherEntityNames>
        <lei:LegalAddress xml:lang="en">
          <lei:FirstAddressLine>1 Mill Lane</lei:FirstAddressLine>
          <lei:MailRouting>c/o Beck Agents</lei:MailRouting>
          <lei:AdditionalAddressLine>Upper Floor</lei:AdditionalAddressLine>
          <lei:AdditionalAddressLine>Back Door</lei:AdditionalAddressLine>
          <lei:City>Kendal</lei:City><lei:Region>GB-CMA</lei:Region><lei:Country>GB</lei:Country>
          <lei:PostalCode>LA9 0AA</lei:PostalCode>
        </lei:LegalAddress>
        <lei:HeadquartersAddress xml:lang="en">
          <lei:FirstAddressLine>2 Beacon Street</lei:FirstAddressLine>
          <lei:City>Boston</lei:City><lei:Region>US-MA</lei:Region><lei:Country>US</lei:Country>
        </lei:HeadquartersAddress>
        <lei:RegistrationAuthority>
          <lei:RegistrationAuthorityID>RA000585</lei:RegistrationAuthorityID>
          <lei:RegistrationAuthorityEntityID>1234500</lei:RegistrationAuthorityEntityID>
        </lei:RegistrationAuthority>
        <lei:LegalJurisdiction>GB</lei:LegalJurisdiction>
        <lei:EntityCategory>GENERAL</lei:EntityCategory>
        <lei:LegalForm><lei:EntityLegalFormCode>H0PO</lei:EntityLegalFormCode></lei:LegalForm>
        <lei:EntityStatus>INACTIVE</lei:EntityStatus>
        <lei:EntityCreationDate>1999-12-31T23:00:00Z</lei:EntityCreationDate>
        <lei:SuccessorEntity><lei:SuccessorLEI>${lei(2)}</lei:SuccessorLEI></lei:SuccessorEntity>
        <lei:LegalEntityEvents>
          <lei:LegalEntityEvent group_type="STANDALONE" event_status="COMPLETED">
            <lei:LegalEntityEventType>DISSOLUTION</lei:LegalEntityEventType>
            <lei:LegalEntityEventEffectiveDate>2023-11-30T00:00:00Z</lei:LegalEntityEventEffectiveDate>
            <lei:LegalEntityEventRecordedDate>2023-12-06T09:11:12Z</lei:LegalEntityEventRecordedDate>
          </lei:LegalEntityEvent>
        </lei:LegalEntityEvents>
      </lei:Entity>
      <lei:Registration>
        <lei:InitialRegistrationDate>2014-02-01T00:00:00Z</lei:InitialRegistrationDate>
        <lei:LastUpdateDate>2024-03-01T12:00:00.123+02:00</lei:LastUpdateDate>
        <lei:RegistrationStatus>RETIRED</lei:RegistrationStatus>
        <lei:NextRenewalDate>2024-02-01T00:00:00Z</lei:NextRenewalDate>
        <lei:ManagingLOU>${lei(99)}</lei:ManagingLOU>
        <lei:ValidationSources>FULLY_CORROBORATED</lei:ValidationSources>
        <lei:OtherValidationAuthorities>
          <lei:OtherValidationAuthority>
            <lei:ValidationAuthorityID>RA000589</lei:ValidationAuthorityID>
            <lei:ValidationAuthorityEntityID>987654</lei:ValidationAuthorityEntityID>
          </lei:OtherValidationAuthority>
        </lei:OtherValidationAuthorities>
      </lei:Registration>
    </lei:LEIRecord>
  </lei:LEIRecords>
</lei:LEIData>
`;

const toTable = (cells: Record<string, string>): string =>
  [Object.keys(cells), Object.values(cells)].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n');

/** The same as a table of the golden copy; most of its 338 columns are empty in any row. */
export const LEVEL_1_CSV = toTable({
  LEI: lei(1),
  'Entity.LegalName': 'Tarn & Fell Limited',
  'Entity.LegalName.xmllang': 'en-GB',
  'Entity.OtherEntityNames.OtherEntityName.1': 'Fell Limited',
  'Entity.OtherEntityNames.OtherEntityName.1.xmllang': 'en-GB',
  'Entity.OtherEntityNames.OtherEntityName.1.type': 'PREVIOUS_LEGAL_NAME',
  'Entity.OtherEntityNames.OtherEntityName.2': 'The Tarn',
  'Entity.OtherEntityNames.OtherEntityName.2.xmllang': 'en-GB',
  'Entity.OtherEntityNames.OtherEntityName.2.type': 'TRADING_OR_OPERATING_NAME',
  'Entity.OtherEntityNames.OtherEntityName.3': '',
  'Entity.OtherEntityNames.OtherEntityName.3.type': '',
  'Entity.LegalAddress.xmllang': 'en',
  'Entity.LegalAddress.FirstAddressLine': '1 Mill Lane',
  'Entity.LegalAddress.MailRouting': 'c/o Beck Agents',
  'Entity.LegalAddress.AdditionalAddressLine.1': 'Upper Floor',
  'Entity.LegalAddress.AdditionalAddressLine.2': 'Back Door',
  'Entity.LegalAddress.City': 'Kendal',
  'Entity.LegalAddress.Region': 'GB-CMA',
  'Entity.LegalAddress.Country': 'GB',
  'Entity.LegalAddress.PostalCode': 'LA9 0AA',
  'Entity.HeadquartersAddress.FirstAddressLine': '2 Beacon Street',
  'Entity.HeadquartersAddress.City': 'Boston',
  'Entity.HeadquartersAddress.Region': 'US-MA',
  'Entity.HeadquartersAddress.Country': 'US',
  'Entity.RegistrationAuthority.RegistrationAuthorityID': 'RA000585',
  'Entity.RegistrationAuthority.RegistrationAuthorityEntityID': '1234500',
  'Entity.LegalJurisdiction': 'GB',
  'Entity.EntityCategory': 'GENERAL',
  'Entity.LegalForm.EntityLegalFormCode': 'H0PO',
  'Entity.EntityStatus': 'INACTIVE',
  'Entity.EntityCreationDate': '1999-12-31T23:00:00Z',
  'Entity.SuccessorEntity.1.SuccessorLEI': lei(2),
  'Entity.SuccessorEntity.2.SuccessorLEI': '',
  'Entity.LegalEntityEvents.LegalEntityEvent.1.event_status': 'COMPLETED',
  'Entity.LegalEntityEvents.LegalEntityEvent.1.LegalEntityEventType': 'DISSOLUTION',
  'Entity.LegalEntityEvents.LegalEntityEvent.1.LegalEntityEventEffectiveDate': '2023-11-30T00:00:00Z',
  'Entity.LegalEntityEvents.LegalEntityEvent.1.LegalEntityEventRecordedDate': '2023-12-06T09:11:12Z',
  'Registration.InitialRegistrationDate': '2014-02-01T00:00:00Z',
  'Registration.LastUpdateDate': '2024-03-01T12:00:00.123+02:00',
  'Registration.RegistrationStatus': 'RETIRED',
  'Registration.NextRenewalDate': '2024-02-01T00:00:00Z',
  'Registration.ManagingLOU': lei(99),
  'Registration.ValidationSources': 'FULLY_CORROBORATED',
  'Registration.OtherValidationAuthorities.OtherValidationAuthority.1.ValidationAuthorityID': 'RA000589',
  'Registration.OtherValidationAuthorities.OtherValidationAuthority.1.ValidationAuthorityEntityID': '987654',
});
