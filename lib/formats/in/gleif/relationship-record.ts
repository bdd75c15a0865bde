import { toLei } from '../company-numbers';
import { isRaw, type Raw, rawAt, rawsAt, textAt } from '../raw';
import { elementsAt } from '../read/xml';
import { deletedAt } from './deletion';
import { toDay, toTimestamp } from './times';
import { branchAt, treeText, wrappedRawsAt } from './tree';

export interface Period {
  /** `RELATIONSHIP_PERIOD`, `ACCOUNTING_PERIOD`, `DOCUMENT_FILING_PERIOD`. */
  type: string | null;
  start: string | null;
  end: string | null;
}

interface Quantifier {
  method: string | null;
  amount: number | null;
  /** `PERCENTAGE`. */
  units: string | null;
}

/** A record of level 2 ("who owns whom"): the start node is consolidated by, managed by or a branch of the end node. */
export interface RelationshipRecord {
  start: string | null;
  end: string | null;
  type: string | null;
  /** `ACTIVE`, `INACTIVE`. */
  status: string | null;
  periods: Period[];
  quantifiers: Quantifier[];
  /** `US_GAAP`, `IFRS`. */
  accountingStandard: string | null;
  updated: string | null;
  registrationStatus: string | null;
  validation: string | null;
  /** The document used for validation, often a web page. */
  reference: string | null;
  /** When GLEIF deleted it. */
  deleted: string | null;
}

const toAmount = (text: string | null): number | null => {
  const amount = text === null ? Number.NaN : Number(text);
  return Number.isFinite(amount) ? amount : null;
};

/** Tables have lists without a wrapper: `Relationship.Period.1.startDate`. */
const listOf = (raw: Raw, wrapper: string, name: string, inTables: string): Raw[] => [
  ...wrappedRawsAt(raw, wrapper, name),
  ...elementsAt(raw, inTables).filter(isRaw),
];

function readPeriod(raw: Raw): Period {
  return {
    type: treeText(raw, 'PeriodType') ?? treeText(raw, 'periodType'),
    start: toDay(treeText(raw, 'StartDate') ?? treeText(raw, 'startDate')),
    end: toDay(treeText(raw, 'EndDate') ?? treeText(raw, 'endDate')),
  };
}

const readQuantifier = (raw: Raw): Quantifier => ({
  method: treeText(raw, 'MeasurementMethod'),
  amount: toAmount(treeText(raw, 'QuantifierAmount')),
  units: treeText(raw, 'QuantifierUnits'),
});

function standardOf(relationship: Raw): string | null {
  const qualifiers = listOf(relationship, 'RelationshipQualifiers', 'RelationshipQualifier', 'Qualifiers');
  const standard = qualifiers.find((qualifier) => treeText(qualifier, 'QualifierDimension') === 'ACCOUNTING_STANDARD');
  return standard ? treeText(standard, 'QualifierCategory') : null;
}

/** A record of the golden copy or of a concatenated file (RR-CDF 1.1 and 2.1). */
export function readTreeRelationship(raw: Raw): RelationshipRecord {
  const [relationship, registration] = [branchAt(raw, 'Relationship'), branchAt(raw, 'Registration')];
  const quantifiers = listOf(relationship, 'RelationshipQuantifiers', 'RelationshipQuantifier', 'Quantifiers');
  return {
    start: toLei(treeText(branchAt(relationship, 'StartNode'), 'NodeID')),
    end: toLei(treeText(branchAt(relationship, 'EndNode'), 'NodeID')),
    type: treeText(relationship, 'RelationshipType'),
    status: treeText(relationship, 'RelationshipStatus'),
    periods: listOf(relationship, 'RelationshipPeriods', 'RelationshipPeriod', 'Period').map(readPeriod),
    quantifiers: quantifiers.map(readQuantifier),
    accountingStandard: standardOf(relationship),
    updated: toTimestamp(treeText(registration, 'LastUpdateDate')),
    registrationStatus: treeText(registration, 'RegistrationStatus'),
    validation: treeText(registration, 'ValidationSources'),
    reference: treeText(registration, 'ValidationReference'),
    deleted: deletedAt(raw),
  };
}

/** A record of the type `relationship-records` of the API, from its attributes. */
export function readApiRelationship(attributes: Raw): RelationshipRecord {
  const [relationship, registration] = [rawAt(attributes, 'relationship'), rawAt(attributes, 'registration')];
  return {
    start: toLei(textAt(rawAt(relationship, 'startNode'), 'id')),
    end: toLei(textAt(rawAt(relationship, 'endNode'), 'id')),
    type: textAt(relationship, 'type'),
    status: textAt(relationship, 'status'),
    periods: rawsAt(relationship, 'periods').map((raw) => ({
      type: textAt(raw, 'type'),
      start: toDay(textAt(raw, 'startDate')),
      end: toDay(textAt(raw, 'endDate')),
    })),
    quantifiers: [],
    accountingStandard: null,
    updated: toTimestamp(textAt(registration, 'lastUpdateDate')),
    registrationStatus: textAt(registration, 'status'),
    validation: textAt(registration, 'corroborationLevel'),
    reference: textAt(registration, 'corroborationReference'),
    deleted: toTimestamp(textAt(rawAt(attributes, 'extension'), 'deletedAt')),
  };
}
