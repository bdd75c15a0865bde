import { lei } from './fixtures';

/** A relationship and an exception, in every spelling GLEIF publishes. */

const NAMESPACES = 'xmlns:rr="http://www.gleif.org/data/schema/rr/2016"';

export const LEVEL_2_XML = `<?xml version="1.0" encoding="UTF-8"?><rr:RelationshipData ${NAMESPACES}>
<rr:Header><rr:ContentDate>2024-05-05T00:00:00Z</rr:ContentDate></rr:Header>
<rr:RelationshipRecords><rr:RelationshipRecord><rr:Relationship>
<rr:StartNode><rr:NodeID>${lei(1)}</rr:NodeID><rr:NodeIDType>LEI</rr:NodeIDType></rr:StartNode>
<rr:EndNode><rr:NodeID>${lei(2)}</rr:NodeID><rr:NodeIDType>LEI</rr:NodeIDType></rr:EndNode>
<rr:RelationshipType>IS_DIRECTLY_CONSOLIDATED_BY</rr:RelationshipType>
<rr:RelationshipPeriods>
<rr:RelationshipPeriod><rr:StartDate>2020-12-31T23:00:00Z</rr:StartDate><rr:EndDate>2021-12-30T23:00:00Z</rr:EndDate><rr:PeriodType>ACCOUNTING_PERIOD</rr:PeriodType></rr:RelationshipPeriod>
<rr:RelationshipPeriod><rr:StartDate>2018-02-06T00:00:00.000Z</rr:StartDate><rr:PeriodType>RELATIONSHIP_PERIOD</rr:PeriodType></rr:RelationshipPeriod>
</rr:RelationshipPeriods>
<rr:RelationshipStatus>ACTIVE</rr:RelationshipStatus>
<rr:RelationshipQualifiers><rr:RelationshipQualifier><rr:QualifierDimension>ACCOUNTING_STANDARD</rr:QualifierDimension><rr:QualifierCategory>IFRS</rr:QualifierCategory></rr:RelationshipQualifier></rr:RelationshipQualifiers>
<rr:RelationshipQuantifiers><rr:RelationshipQuantifier><rr:MeasurementMethod>ACCOUNTING_CONSOLIDATION</rr:MeasurementMethod><rr:QuantifierAmount>75.50</rr:QuantifierAmount><rr:QuantifierUnits>PERCENTAGE</rr:QuantifierUnits></rr:RelationshipQuantifier></rr:RelationshipQuantifiers>
</rr:Relationship><rr:Registration>
<rr:LastUpdateDate>2024-03-01T10:00:00.123Z</rr:LastUpdateDate>
<rr:RegistrationStatus>PUBLISHED</rr:RegistrationStatus>
<rr:ValidationSources>FULLY_CORROBORATED</rr:ValidationSources>
<rr:ValidationReference>https://example.org/report.pdf</rr:ValidationReference>
</rr:Registration></rr:RelationshipRecord></rr:RelationshipRecords></rr:RelationshipData>`;

const text = ($: string) => ({ $ });

export const LEVEL_2_JSON = JSON.stringify({
  relations: [
    {
      RelationshipRecord: {
        Relationship: {
          StartNode: { NodeID: text(lei(1)), NodeIDType: text('LEI') },
          EndNode: { NodeID: text(lei(2)), NodeIDType: text('LEI') },
          RelationshipType: text('IS_DIRECTLY_CONSOLIDATED_BY'),
          RelationshipPeriods: {
            RelationshipPeriod: [
              {
                StartDate: text('2020-12-31T23:00:00Z'),
                EndDate: text('2021-12-30T23:00:00Z'),
                PeriodType: text('ACCOUNTING_PERIOD'),
              },
              { StartDate: text('2018-02-06T00:00:00.000Z'), PeriodType: text('RELATIONSHIP_PERIOD') },
            ],
          },
          RelationshipStatus: text('ACTIVE'),
          RelationshipQualifiers: {
            RelationshipQualifier: {
              QualifierDimension: text('ACCOUNTING_STANDARD'),
              QualifierCategory: text('IFRS'),
            },
          },
          RelationshipQuantifiers: {
            RelationshipQuantifier: { QuantifierAmount: text('75.50'), QuantifierUnits: text('PERCENTAGE') },
          },
        },
        Registration: {
          LastUpdateDate: text('2024-03-01T10:00:00.123Z'),
          RegistrationStatus: text('PUBLISHED'),
          ValidationSources: text('FULLY_CORROBORATED'),
          ValidationReference: text('https://example.org/report.pdf'),
        },
        Extension: { 'gleif:Deletion': null },
      },
    },
  ],
});

export const LEVEL_2_PLAIN_JSON = JSON.stringify([
  {
    Relationship: {
      StartNode: { NodeID: lei(1), NodeIDType: 'LEI' },
      EndNode: { NodeID: lei(2), NodeIDType: 'LEI' },
      RelationshipType: 'IS_DIRECTLY_CONSOLIDATED_BY',
      RelationshipPeriods: [
        { StartDate: '2020-12-31T23:00:00Z', EndDate: '2021-12-30T23:00:00Z', PeriodType: 'ACCOUNTING_PERIOD' },
        { StartDate: '2018-02-06T00:00:00.000Z', PeriodType: 'RELATIONSHIP_PERIOD' },
      ],
      RelationshipStatus: 'ACTIVE',
      RelationshipQualifiers: [{ QualifierDimension: 'ACCOUNTING_STANDARD', QualifierCategory: 'IFRS' }],
      RelationshipQuantifiers: [{ QuantifierAmount: '75.50', QuantifierUnits: 'PERCENTAGE' }],
    },
    Registration: {
      LastUpdateDate: '2024-03-01T10:00:00.123Z',
      RegistrationStatus: 'PUBLISHED',
      ValidationSources: 'FULLY_CORROBORATED',
      ValidationReference: 'https://example.org/report.pdf',
    },
  },
]);

export const LEVEL_2_CSV = [
  'Relationship.StartNode.NodeID,Relationship.StartNode.NodeIDType,Relationship.EndNode.NodeID,Relationship.EndNode.NodeIDType,Relationship.RelationshipType,Relationship.RelationshipStatus,Relationship.Period.1.startDate,Relationship.Period.1.endDate,Relationship.Period.1.periodType,Relationship.Period.2.startDate,Relationship.Period.2.endDate,Relationship.Period.2.periodType,Relationship.Period.3.startDate,Relationship.Qualifiers.1.QualifierDimension,Relationship.Qualifiers.1.QualifierCategory,Relationship.Quantifiers.1.MeasurementMethod,Relationship.Quantifiers.1.QuantifierAmount,Relationship.Quantifiers.1.QuantifierUnits,Registration.LastUpdateDate,Registration.RegistrationStatus,Registration.ValidationSources,Registration.ValidationReference',
  `${lei(1)},LEI,${lei(2)},LEI,IS_DIRECTLY_CONSOLIDATED_BY,ACTIVE,2020-12-31T23:00:00Z,2021-12-30T23:00:00Z,ACCOUNTING_PERIOD,2018-02-06T00:00:00.000Z,,RELATIONSHIP_PERIOD,,ACCOUNTING_STANDARD,IFRS,ACCOUNTING_CONSOLIDATION,75.50,PERCENTAGE,2024-03-01T10:00:00.123Z,PUBLISHED,FULLY_CORROBORATED,https://example.org/report.pdf`,
].join('\n');

/** The API gives neither the share nor the accounting standard. */
export const LEVEL_2_API = JSON.stringify({
  meta: { goldenCopy: { publishDate: '2024-05-05T00:00:00Z' } },
  data: [
    {
      type: 'relationship-records',
      id: 'any',
      attributes: {
        validFrom: '2024-03-01T10:00:00Z',
        validTo: null,
        relationship: {
          startNode: { id: lei(1), type: 'LEI' },
          endNode: { id: lei(2), type: 'LEI' },
          type: 'IS_DIRECTLY_CONSOLIDATED_BY',
          status: 'ACTIVE',
          periods: [
            { startDate: '2020-12-31T23:00:00Z', endDate: '2021-12-30T23:00:00Z', type: 'ACCOUNTING_PERIOD' },
            { startDate: '2018-02-06T00:00:00Z', type: 'RELATIONSHIP_PERIOD' },
          ],
        },
        registration: {
          lastUpdateDate: '2024-03-01T10:00:00Z',
          status: 'PUBLISHED',
          corroborationLevel: 'FULLY_CORROBORATED',
          corroborationReference: 'https://example.org/report.pdf',
        },
        extension: { deletedAt: null },
      },
    },
  ],
});

const CATEGORY = 'ULTIMATE_ACCOUNTING_CONSOLIDATION_PARENT';
const EXCEPTION_NAMESPACE = 'xmlns:repex="http://www.gleif.org/data/schema/repex/2016"';

export const EXCEPTIONS = {
  XML: `<repex:ReportingExceptionData ${EXCEPTION_NAMESPACE}>
<repex:Header><repex:ContentDate>2024-05-05T00:00:00Z</repex:ContentDate></repex:Header>
<repex:ReportingExceptions><repex:Exception><repex:LEI>${lei(1)}</repex:LEI>
<repex:ExceptionCategory>${CATEGORY}</repex:ExceptionCategory>
<repex:ExceptionReason>NO_LEI</repex:ExceptionReason></repex:Exception></repex:ReportingExceptions></repex:ReportingExceptionData>`,
  'JSON of the golden copy': JSON.stringify({
    exceptions: [
      {
        LEI: text(lei(1)),
        ExceptionCategory: text(CATEGORY),
        ExceptionReason: [text('NO_LEI')],
        Extension: { 'gleif:Deletion': null },
      },
    ],
  }),
  'plain JSON': JSON.stringify([
    { LEI: lei(1), ExceptionCategory: CATEGORY, ExceptionReason: 'NO_LEI', ContentDate: '2024-05-05T00:00:00Z' },
  ]),
  'a table': `"LEI","Exception.Category","Exception.Reason.1","Exception.Reason.2","Exception.Reference.1"\n"${lei(1)}","${CATEGORY}","NO_LEI","",""\n`,
  'a reply of the API': JSON.stringify({
    meta: { goldenCopy: { publishDate: '2024-05-05T00:00:00Z' } },
    data: {
      type: 'reporting-exceptions',
      id: 'any',
      attributes: {
        validFrom: null,
        validTo: null,
        lei: lei(1),
        category: CATEGORY,
        reason: 'NO_LEI',
        reference: null,
      },
    },
  }),
};
