import type { EntityReference, OfficerInput, RegisterInput, StatementInput } from '@/lib/register/store/records';
import { parseDate, startOfDay } from '../dates';
import { type FileFacts, type Mapped, skip } from '../format';
import { isRaw, type Raw, rawAt } from '../raw';
import { elementsAt, elementTextAt } from '../read/xml-tree';
import { joinParts, nameProblem } from '../text';
import { cikKey, provenanceOf, sourceOf, toCik } from './filer';

/** Owners say of themselves what they hold (Securities Exchange Act, sections 13(d) and 16). */
const DECLARED = 80;

const YES = new Set(['1', 'true', 'Y']);

const isSet = (raw: Raw, name: string): boolean => YES.has(elementTextAt(raw, name) ?? '');

const rawElements = (raw: Raw, name: string): Raw[] => elementsAt(raw, name).filter(isRaw);

function party(
  cik: string | null,
  name: string | null,
  entity_type: EntityReference['entity_type'],
): EntityReference | null {
  if (name === null || nameProblem(name)) return null;
  const key = cik === null ? null : cikKey(cik);
  return key === null ? null : { key, name, entity_type: entity_type ?? 'unknown', identifier: `CIK ${cik}` };
}

interface Holding {
  owner: EntityReference;
  issuer: EntityReference;
  issuerCik: string;
  /** Shares as the form tells them. */
  shares: { percentage?: number; percentage_min?: number; percentage_max?: number; number_of_shares?: number };
  properties: Record<string, unknown>;
  day: string;
  form: string;
}

/** The shares in the words of statements: a band has two ends. */
const statedShares = ({ percentage, percentage_min, percentage_max, number_of_shares }: Holding['shares']) => ({
  ...(percentage !== undefined && { percentage_of_shares: percentage }),
  ...(percentage_min !== undefined && { percentage_of_shares_min: percentage_min }),
  ...(percentage_max !== undefined && { percentage_of_shares_max: percentage_max }),
  ...(number_of_shares !== undefined && { number_of_shares }),
});

function toStatement(
  { owner, issuer, issuerCik, shares, properties, day, form }: Holding,
  file: FileFacts,
): StatementInput {
  const key = `edgar:${form}:${issuer.key}:${owner.key}`;
  return {
    kind: 'statement',
    key,
    data_type: 'share_parcel',
    predicate: 'holds_shares_in',
    subjects: [owner],
    objects: [issuer],
    properties: { ...statedShares(shares), ...properties },
    sample_date: day,
    version: startOfDay(day),
    relationship: { relationship_type: 'shareholding', interests: ['shareholding'], ...shares },
    provenances: [provenanceOf(key, issuerCik, DECLARED, startOfDay(day), file)],
  };
}

function positionOf(relation: Raw): string | null {
  return joinParts([
    isSet(relation, 'isDirector') ? 'director' : null,
    isSet(relation, 'isOfficer') ? (elementTextAt(relation, 'officerTitle') ?? 'officer') : null,
    isSet(relation, 'isOther') ? elementTextAt(relation, 'otherText') : null,
  ]);
}

/** Directors, officers and owners of more than a tenth, as forms 3, 4 and 5 name them. */
export function mapInsiderForm(raw: Raw, file: FileFacts): Mapped {
  const issuerRaw = rawAt(raw, 'issuer');
  const issuerCik = toCik(elementTextAt(issuerRaw, 'issuerCik'));
  const issuer = party(issuerCik, elementTextAt(issuerRaw, 'issuerName'), 'company');
  const day = parseDate(elementTextAt(raw, 'periodOfReport'));
  if (!issuer || issuerCik === null || day === null) return skip('a form without its issuer or its day');
  return rawElements(raw, 'reportingOwner').flatMap((reporting): RegisterInput[] => {
    const [id, relation] = [rawAt(reporting, 'reportingOwnerId'), rawAt(reporting, 'reportingOwnerRelationship')];
    const position = positionOf(relation);
    const owner = party(
      toCik(elementTextAt(id, 'rptOwnerCik')),
      elementTextAt(id, 'rptOwnerName'),
      position ? 'person' : 'unknown',
    );
    if (!owner) return [];
    const officer: OfficerInput = {
      kind: 'officer',
      key: `edgar:${issuer.key}:${owner.key}`,
      company: issuer,
      name: owner.name,
      position,
      uid: owner.key.slice('cik:'.length),
      inactive: false,
      source: { ...sourceOf(issuerCik, file), retrieved_at: startOfDay(day) },
    };
    // "Ten percent owner" is whoever holds more than that of any class of voting shares: how much more is not asked.
    const holding = {
      owner,
      issuer,
      issuerCik,
      shares: { percentage_min: 10, percentage_max: 100 },
      properties: {},
      day,
      form: 'section-16',
    };
    return [
      ...(position === null ? [] : [officer]),
      ...(isSet(relation, 'isTenPercentOwner') ? [toStatement(holding, file)] : []),
    ];
  });
}

/** `IN` is an individual; all other types of reporting persons are bodies of some kind. */
const isIndividual = (reporting: Raw): boolean =>
  elementsAt(reporting, 'typeOfReportingPerson').some((type) => type === 'IN');

const numberIn = (text: string | null): number | null => {
  const value = Number(text?.replace(/[,%\s]/g, '') || Number.NaN);
  return Number.isFinite(value) && value >= 0 ? value : null;
};

/** American days: `12/31/2024`. */
function parseAmericanDate(text: string | null): string | null {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text ?? '') ?? [];
  return year === undefined ? parseDate(text) : parseDate(`${year}-${month}-${day}`);
}

/** Where the two schedules call the same thing differently, 13D's name stands first. */
const oneOf = (raw: Raw, ...names: string[]): string | null =>
  names.map((name) => elementTextAt(raw, name)).find((text) => text !== null) ?? null;

/** Whoever holds more than a twentieth of a class of shares, by schedules 13D and 13G. */
export function mapSchedule(raw: Raw, file: FileFacts): Mapped {
  const form = rawAt(raw, 'formData');
  const header = rawAt(form, 'coverPageHeader');
  const info = rawAt(header, 'issuerInfo');
  const issuerCik = toCik(oneOf(info, 'issuerCIK', 'issuerCik'));
  const issuer = party(issuerCik, elementTextAt(info, 'issuerName'), 'company');
  const day = parseAmericanDate(oneOf(header, 'dateOfEvent', 'eventDateRequiresFilingThisStatement'));
  if (!issuer || issuerCik === null || day === null) return skip('a schedule without its issuer or its day');
  const reporting = [
    ...rawElements(rawAt(form, 'reportingPersons'), 'reportingPersonInfo'),
    ...rawElements(form, 'coverPageHeaderReportingPersonDetails'),
  ];
  return reporting.flatMap((person): RegisterInput[] => {
    const cik = toCik(oneOf(person, 'reportingPersonCIK', 'reportingPersonCik'));
    const owner = party(
      cik,
      elementTextAt(person, 'reportingPersonName'),
      isIndividual(person) ? 'person' : 'organisation',
    );
    if (!owner) return [];
    const percentage = numberIn(oneOf(person, 'percentOfClass', 'classPercent'));
    const number_of_shares = numberIn(
      oneOf(person, 'aggregateAmountOwned', 'reportingPersonBeneficiallyOwnedAggregateNumberOfShares'),
    );
    const shares = {
      ...(percentage !== null && percentage <= 100 && { percentage }),
      ...(number_of_shares !== null && { number_of_shares }),
    };
    const properties = {
      class_of_securities: elementTextAt(header, 'securitiesClassTitle'),
      comment: elementTextAt(person, 'commentContent'),
    };
    return [toStatement({ owner, issuer, issuerCik, shares, properties, day, form: 'section-13' }, file)];
  });
}
