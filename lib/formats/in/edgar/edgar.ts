import { Parser } from 'htmlparser2';
import type {
  EntityReference,
  OfficerInput,
  ProvenanceInput,
  RegisterInput,
  StatementInput,
} from '@/lib/register/store/records';
import { fold } from '@/lib/shared/names/fold';
import { BY_NAME_ONLY } from '../company-numbers';
import { dayOfFile } from '../file-date';
import { type FileFacts, type ImportFormat, type Mapped, type ReadItem, skip } from '../format';
import { isRaw, type Raw, rawAt, textAt } from '../raw';
import { readJsonRecords } from '../read/json';
import type { SourceFile } from '../read/source-file';
import { elementsAt, elementTextAt, readXmlRecords } from '../read/xml';
import { cleanText, joinParts, nameProblem, parseDate, startOfDay } from '../values';
import {
  cikKey,
  jurisdictionOfName,
  mapOlderFilings,
  mapSubmissions,
  mapTickers,
  provenanceOf,
  type Registrants,
  sourceOf,
  titleKey,
  toCik,
} from './submissions';

/** Owners declare their own holdings (Securities Exchange Act, sections 13(d) and 16). */
const OWNERSHIP_DECLARED = 80;

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
  /** Shares as the form states them. */
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
    provenances: [provenanceOf(key, issuerCik, OWNERSHIP_DECLARED, startOfDay(day), file)],
  };
}

function positionOf(relation: Raw): string | null {
  return joinParts([
    isSet(relation, 'isDirector') ? 'director' : null,
    isSet(relation, 'isOfficer') ? (elementTextAt(relation, 'officerTitle') ?? 'officer') : null,
    isSet(relation, 'isOther') ? elementTextAt(relation, 'otherText') : null,
  ]);
}

/** Directors, officers and owners of more than a tenth, as reported on forms 3, 4 and 5. */
function mapInsiderForm(raw: Raw, file: FileFacts): Mapped {
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
    // "Ten percent owner" means more than 10 % of any class of voting shares; the form does not say how much more.
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

/** `IN` is an individual; all other types of reporting persons are organisations. */
const isIndividual = (reporting: Raw): boolean =>
  elementsAt(reporting, 'typeOfReportingPerson').some((type) => type === 'IN');

const numberIn = (text: string | null): number | null => {
  const value = Number(text?.replace(/[,%\s]/g, '') || Number.NaN);
  return Number.isFinite(value) && value >= 0 ? value : null;
};

/** US dates: `12/31/2024`. */
function parseAmericanDate(text: string | null): string | null {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text ?? '') ?? [];
  return year === undefined ? parseDate(text) : parseDate(`${year}-${month}-${day}`);
}

/** If the two schedules use different names, 13D's comes first. */
const oneOf = (raw: Raw, ...names: string[]): string | null =>
  names.map((name) => elementTextAt(raw, name)).find((text) => text !== null) ?? null;

/** Holders of more than 5 % of a class of shares, by schedules 13D and 13G. */
function mapSchedule(raw: Raw, file: FileFacts): Mapped {
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

/** The registrant's list of its subsidiaries (Regulation S-K, item 601(b)(21)); each becomes an entity. */
const DECLARED = 80;

const LARGEST_PAGE = 32 * 1024 * 1024;

/** Text before the first tables in which the registrant may be named. */
const LONGEST_TITLE = 4_000;

const BLOCK = /^(?:br|div|p|h\d|tr|td|center|title)$/;

/** The rows of the tables of a page, as the texts of their cells, and the text with which the page begins. */
class RowCollector {
  readonly rows: string[][] = [];
  title = '';
  private row: string[] | undefined;
  private cell: string | undefined;

  open(name: string): void {
    if (BLOCK.test(name) && this.title.length < LONGEST_TITLE) this.title += '\n';
    if (name === 'tr') this.row = [];
    else if (name === 'td' || name === 'th') this.cell = '';
    else if (this.cell !== undefined && /^(?:br|div|p)$/.test(name)) this.cell += ' ';
  }

  text(text: string): void {
    if (this.title.length < LONGEST_TITLE) this.title += text;
    if (this.cell !== undefined) this.cell += text;
  }

  close(name: string): void {
    if ((name === 'td' || name === 'th') && this.cell !== undefined) {
      this.row?.push(this.cell);
      this.cell = undefined;
    } else if (name === 'tr' && this.row) {
      this.rows.push(this.row);
      this.row = undefined;
    }
  }
}

const HEADING =
  /\b(?:jurisdiction|incorporat|organi[sz]ed|organi[sz]ation|percentage|name of|state or|country of|subsidiar)/i;
const PERCENTAGE = /^(\d{1,3}(?:\.\d+)?)\s*%?$/;
/** After a plain space; a number that belongs to the name is bound to it by one that does not break. */
const FOOTNOTES = /(?: +\(\d{1,2}\)|[ \n]*[*†])+\s*$/;
/** Longer text is not a name, and searching it for trailing notes would be slow. */
const LONGEST_CELL = 2_000;

const withoutFootnotes = (cell: string): string => (cell.length > LONGEST_CELL ? cell : cell.replace(FOOTNOTES, ''));

/** Name, place and share of a row; undefined for headings, notes and other tables. */
export function readRow(cells: string[]): { name: string; place: string; percentage: string | null } | undefined {
  const texts = cells.map((cell) => cleanText(withoutFootnotes(cell))).filter((text) => text !== null && text !== '%');
  const [name, ...others] = texts.filter((text) => text !== null);
  const percentage = others.find((text) => PERCENTAGE.test(text)) ?? null;
  const place = others.filter((text) => !PERCENTAGE.test(text)).at(-1);
  if (name === undefined || place === undefined || HEADING.test(`${name} ${place}`)) return undefined;
  return { name, place, percentage };
}

/** The rows of an Exhibit 21 that name a subsidiary and its place; lines count rows of the tables. */
async function* readSubsidiaries(file: SourceFile): AsyncIterable<ReadItem> {
  const collector = new RowCollector();
  const parser = new Parser({
    onopentag: (name) => collector.open(name),
    ontext: (text) => collector.text(text),
    onclosetag: (name) => collector.close(name),
  });
  const decoder = new TextDecoder();
  let length = 0;
  for await (const chunk of file.bytes()) {
    length += chunk.length;
    if (length > LARGEST_PAGE) throw new Error('it is a page of more than 32 megabytes');
    parser.write(decoder.decode(chunk, { stream: true }));
  }
  parser.end(decoder.decode());
  const registrant = registrantIn(collector.title);
  for (const [index, cells] of collector.rows.entries()) {
    const row = readRow(cells);
    if (row) yield { line: index + 1, raw: { exhibit: 21, registrant, ...row } };
  }
}

/** The header with which EDGAR wraps a submission. */
const CIK_OF_HEADER = /CENTRAL INDEX KEY:\s*(\d{10})/;
const SUBSIDIARIES_OF = /\bsubsidiar(?:ies|y)\s+of\s+(?:the\s+)?([^\n*†]{2,120})/i;
/** What a page calls the registrant without its name. */
const NAMELESS = /^(?:registrant|company|corporation|issuer|parent|undersigned)\b/i;

/** The registrant as the page names it: by its number in the header of the submission, or in the title of the list. */
function registrantIn(title: string): string | null {
  const cik = CIK_OF_HEADER.exec(title)?.[1];
  if (cik !== undefined) return `CIK${cik}`;
  const name = cleanText(SUBSIDIARIES_OF.exec(title)?.[1] ?? '')?.replace(
    /\s*(?:\(|,?\s+(?:as of|at)\s+\w+ \d).*$/i,
    '',
  );
  return name === undefined || NAMELESS.test(name) || nameProblem(name) ? null : name;
}

/** The CIK in the name of a file or of its folder (`CIK0000320193-ex21.html`), or a ticker (`ex21_aapl.html`). */
function cikInName(name: string, registrants: Registrants): string | null {
  const cik = toCik(/CIK(\d{1,10})|\/data\/(\d{1,10})\//i.exec(name)?.slice(1).find(Boolean) ?? null);
  const words = name
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split(/[^a-z0-9.]+/);
  return cik ?? words.map((word) => registrants.get(word)).find((found) => found !== undefined) ?? null;
}

/** Who the subsidiaries belong to: by CIK if the page, its name or the list of tickers tells it, else by the name in the title. */
function registrantOf(given: string | null, file: FileFacts, registrants: Registrants): EntityReference | null {
  const inHeader = toCik(/^CIK(\d{10})$/.exec(given ?? '')?.[1] ?? null);
  const name = inHeader === null ? given : null;
  const cik = inHeader ?? cikInName(file.name, registrants) ?? (name === null ? null : registrants.get(titleKey(name)));
  if (cik) return { key: cikKey(cik), name: name ?? `CIK ${cik}`, entity_type: 'company', identifier: `CIK ${cik}` };
  return name === null ? null : { key: `edgar:registrant:${fold(name).trim()}`, name, entity_type: 'company' };
}

const ALL_EXHIBITS = 'https://www.sec.gov/edgar/search/';

/** A registrant known by name only is not identified. */
const provenanceOfList = (key: string, cik: string | null, file: FileFacts): ProvenanceInput =>
  cik === null
    ? { ...provenanceOf(key, '', BY_NAME_ONLY, file.date, file), source_url: ALL_EXHIBITS }
    : provenanceOf(key, cik, DECLARED, file.date, file);

/** A row of an Exhibit 21: a subsidiary, known by name and place. */
function mapSubsidiary(raw: Raw, file: FileFacts, registrants: Registrants): Mapped {
  const owner = registrantOf(textAt(raw, 'registrant'), file, registrants);
  if (!owner) {
    return skip('a list that does not name its registrant: put CIK and its number into the name of the file');
  }
  const cik = toCik(owner.key.replace(/^cik:/, ''));
  const [name, place] = [textAt(raw, 'name'), textAt(raw, 'place')];
  if (name === null || nameProblem(name)) return skip(`a subsidiary with ${nameProblem(name)}`);
  const percentage = Number(PERCENTAGE.exec(textAt(raw, 'percentage') ?? '')?.[1] ?? Number.NaN);
  const key = `edgar:subsidiary:${cik ?? owner.key}:${fold(name).trim()}:${fold(place ?? '').trim()}`;
  const day = dayOfFile(file);
  const statement: RegisterInput = {
    kind: 'statement',
    key,
    data_type: 'subsidiary_relationship',
    predicate: 'controls',
    subjects: [owner],
    objects: [
      {
        key: `${key}#entity`,
        name,
        entity_type: 'company',
        jurisdiction_string: place,
        jurisdiction_code: jurisdictionOfName(place),
      },
    ],
    properties: { ...(Number.isFinite(percentage) && { percentage_of_voting_securities: percentage }) },
    sample_date: day,
    version: file.date,
    relationship: {
      relationship_type: 'subsidiary',
      percentage: Number.isFinite(percentage) && percentage <= 100 ? percentage : null,
    },
    provenances: [provenanceOfList(key, cik, file)],
  };
  return [statement];
}

const SUBMISSIONS = /"accessionNumber"\s*:\s*\[|"cik"\s*:[\s\S]*"(?:formerNames|stateOfIncorporation)"\s*:/;
const TICKERS = /"cik_str"\s*:/;
const FORMS = /<ownershipDocument\b|<edgarSubmission\b[^>]*schedule13/;
const EXHIBIT =
  /\bexhibit(?:\s|&nbsp;|&#160;|<[^>]*>)+21\b|\bsubsidiar(?:ies|y)\s+of\s+the\s+registrant\b|ex-?21[._\d]/i;
const PAGE = /<html\b|<table\b/i;

type Kind = 'json' | 'forms' | 'exhibit';

function kindOf(name: string, start: string): Kind | undefined {
  if (FORMS.test(start)) return 'forms';
  if (SUBMISSIONS.test(start) || TICKERS.test(start)) return 'json';
  return PAGE.test(start) && (EXHIBIT.test(start) || EXHIBIT.test(name)) ? 'exhibit' : undefined;
}

function mapRecord(raw: Raw, file: FileFacts, registrants: Registrants): Mapped {
  if (raw.exhibit === 21) return mapSubsidiary(raw, file, registrants);
  if ('formData' in raw) return mapSchedule(raw, file);
  if ('reportingOwner' in raw || 'issuer' in raw) return mapInsiderForm(raw, file);
  if ('filings' in raw) return mapSubmissions(raw, file);
  return 'accessionNumber' in raw ? mapOlderFilings(raw, file) : mapTickers(raw, file, registrants);
}

export const edgar: ImportFormat = {
  name: 'edgar',
  describes: 'SEC EDGAR: submissions and tickers (JSON), forms 3, 4, 5 and schedules 13D/G (XML), Exhibit 21 (HTML)',
  recognises: ({ name, start }) => kindOf(name, start) !== undefined,
  async *read(file) {
    const start = (await file.start()).toString('utf8');
    // Who names the format need not name the file.
    const kind = kindOf(file.name, start) ?? (PAGE.test(start) ? 'exhibit' : undefined);
    if (kind === 'forms') yield* readXmlRecords(file, ['ownershipDocument', 'edgarSubmission']);
    else if (kind === 'exhibit') yield* readSubsidiaries(file);
    else yield* readJsonRecords(file);
  },
  createMapper() {
    const registrants: Registrants = new Map();
    return (raw, file) => (isRaw(raw) ? mapRecord(raw, file, registrants) : skip('not a record'));
  },
};
