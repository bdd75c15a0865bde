import { lei } from './fixtures';

/** The invented company of `spellings.fixture.ts` in every kind of JSON. */

const text = ($: string) => ({ $ });

/** As the golden copy writes it. */
export const LEVEL_1_JSON = JSON.stringify({
  records: [
    {
      LEI: text(lei(1)),
      Entity: {
        LegalName: { '@xml:lang': 'en-GB', $: 'Tarn & Fell Limited' },
        OtherEntityNames: {
          OtherEntityName: [
            { '@xml:lang': 'en-GB', '@type': 'PREVIOUS_LEGAL_NAME', $: 'Fell Limited' },
            { '@xml:lang': 'en-GB', '@type': 'TRADING_OR_OPERATING_NAME', $: 'The Tarn' },
          ],
        },
        LegalAddress: {
          '@xml:lang': 'en',
          FirstAddressLine: text('1 Mill Lane'),
          MailRouting: text('c/o Beck Agents'),
          AdditionalAddressLine: [text('Upper Floor'), text('Back Door')],
          City: text('Kendal'),
          Region: text('GB-CMA'),
          Country: text('GB'),
          PostalCode: text('LA9 0AA'),
        },
        HeadquartersAddress: {
          FirstAddressLine: text('2 Beacon Street'),
          City: text('Boston'),
          Region: text('US-MA'),
          Country: text('US'),
        },
        RegistrationAuthority: {
          RegistrationAuthorityID: text('RA000585'),
          RegistrationAuthorityEntityID: text('1234500'),
        },
        LegalJurisdiction: text('GB'),
        EntityCategory: text('GENERAL'),
        LegalForm: { EntityLegalFormCode: text('H0PO') },
        EntityStatus: text('INACTIVE'),
        EntityCreationDate: text('1999-12-31T23:00:00Z'),
        SuccessorEntity: [{ SuccessorLEI: text(lei(2)) }],
        LegalEntityEvents: {
          LegalEntityEvent: [
            {
              '@group_type': 'STANDALONE',
              '@event_status': 'COMPLETED',
              LegalEntityEventType: text('DISSOLUTION'),
              LegalEntityEventEffectiveDate: text('2023-11-30T00:00:00Z'),
              LegalEntityEventRecordedDate: text('2023-12-06T09:11:12Z'),
            },
          ],
        },
      },
      Registration: {
        InitialRegistrationDate: text('2014-02-01T00:00:00Z'),
        LastUpdateDate: text('2024-03-01T12:00:00.123+02:00'),
        RegistrationStatus: text('RETIRED'),
        NextRenewalDate: text('2024-02-01T00:00:00Z'),
        ManagingLOU: text(lei(99)),
        ValidationSources: text('FULLY_CORROBORATED'),
        OtherValidationAuthorities: {
          OtherValidationAuthority: [
            { ValidationAuthorityID: text('RA000589'), ValidationAuthorityEntityID: text('987654') },
          ],
        },
      },
      Extension: null,
    },
  ],
});

/** As converters of XML write it. */
export const LEVEL_1_PLAIN_JSON = JSON.stringify([
  {
    LEI: lei(1),
    Entity: {
      LegalName: 'Tarn & Fell Limited',
      OtherEntityNames: [
        { type: 'PREVIOUS_LEGAL_NAME', OtherEntityName: 'Fell Limited', 'xml:lang': 'en-GB' },
        { type: 'TRADING_OR_OPERATING_NAME', OtherEntityName: 'The Tarn', 'xml:lang': 'en-GB' },
      ],
      LegalAddress: {
        FirstAddressLine: '1 Mill Lane',
        MailRouting: 'c/o Beck Agents',
        AdditionalAddressLine: ['Upper Floor', 'Back Door'],
        City: 'Kendal',
        Region: 'GB-CMA',
        Country: 'GB',
        PostalCode: 'LA9 0AA',
      },
      HeadquartersAddress: { FirstAddressLine: '2 Beacon Street', City: 'Boston', Region: 'US-MA', Country: 'US' },
      RegistrationAuthority: { RegistrationAuthorityID: 'RA000585', RegistrationAuthorityEntityID: '1234500' },
      LegalJurisdiction: 'GB',
      EntityCategory: 'GENERAL',
      LegalForm: { EntityLegalFormCode: 'H0PO' },
      EntityStatus: 'INACTIVE',
      EntityCreationDate: '1999-12-31T23:00:00Z',
      SuccessorEntity: { SuccessorLEI: lei(2) },
      LegalEntityEvents: [
        {
          event_status: 'COMPLETED',
          LegalEntityEventType: 'DISSOLUTION',
          LegalEntityEventEffectiveDate: '2023-11-30T00:00:00Z',
          LegalEntityEventRecordedDate: '2023-12-06T09:11:12Z',
        },
      ],
    },
    Registration: {
      InitialRegistrationDate: '2014-02-01T00:00:00Z',
      LastUpdateDate: '2024-03-01T12:00:00.123+02:00',
      RegistrationStatus: 'RETIRED',
      NextRenewalDate: '2024-02-01T00:00:00Z',
      ManagingLOU: lei(99),
      ValidationSources: 'FULLY_CORROBORATED',
      OtherValidationAuthorities: [{ ValidationAuthorityID: 'RA000589', ValidationAuthorityEntityID: '987654' }],
    },
  },
]);

const address = (lines: string[], city: string, region: string, country: string, postalCode: string | null) => ({
  language: 'en',
  addressLines: lines,
  city,
  region,
  country,
  postalCode,
});

const API_RECORD = {
  type: 'lei-records',
  id: lei(1),
  attributes: {
    lei: lei(1),
    entity: {
      legalName: { name: 'Tarn & Fell Limited', language: 'en-GB' },
      otherNames: [
        { name: 'Fell Limited', language: 'en-GB', type: 'PREVIOUS_LEGAL_NAME' },
        { name: 'The Tarn', language: 'en-GB', type: 'TRADING_OR_OPERATING_NAME' },
      ],
      transliteratedOtherNames: [],
      legalAddress: {
        ...address(['1 Mill Lane', 'Upper Floor', 'Back Door'], 'Kendal', 'GB-CMA', 'GB', 'LA9 0AA'),
        mailRouting: 'c/o Beck Agents',
      },
      headquartersAddress: address(['2 Beacon Street'], 'Boston', 'US-MA', 'US', null),
      registeredAt: { id: 'RA000585', other: null },
      registeredAs: '1234500',
      jurisdiction: 'GB',
      category: 'GENERAL',
      legalForm: { id: 'H0PO', other: null },
      associatedEntity: { lei: null, name: null },
      status: 'INACTIVE',
      expiration: { date: null, reason: null },
      successorEntity: { lei: lei(2), name: null },
      successorEntities: [{ lei: lei(2), name: null }],
      creationDate: '1999-12-31T23:00:00Z',
      eventGroups: [
        {
          groupType: 'STANDALONE',
          events: [
            {
              effectiveDate: '2023-11-30T00:00:00Z',
              recordedDate: '2023-12-06T09:11:12Z',
              type: 'DISSOLUTION',
              status: 'COMPLETED',
            },
          ],
        },
      ],
    },
    registration: {
      initialRegistrationDate: '2014-02-01T00:00:00Z',
      lastUpdateDate: '2024-03-01T10:00:00Z',
      status: 'RETIRED',
      nextRenewalDate: '2024-02-01T00:00:00Z',
      managingLou: lei(99),
      corroborationLevel: 'FULLY_CORROBORATED',
      otherValidationAuthorities: [{ validatedAt: { id: 'RA000589', other: null }, validatedAs: '987654' }],
    },
  },
};

const META = { goldenCopy: { publishDate: '2024-05-05T00:00:00Z' } };

/** API replies: one record, a list, and a stored record. */
export const LEVEL_1_API = {
  alone: JSON.stringify({ meta: META, data: API_RECORD }),
  'in a list': JSON.stringify({ meta: META, data: [API_RECORD], links: { first: 'https://example.org' } }),
  'over several lines': JSON.stringify({ meta: META, data: [API_RECORD] }, null, 2),
  'without its reply': JSON.stringify(API_RECORD, null, 1),
};
