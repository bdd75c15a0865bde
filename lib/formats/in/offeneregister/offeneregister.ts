import type { Address } from '@/lib/contract/provenance';
import type { CompanyInput, EntityReference, StatementInput } from '@/lib/register/store/records';
import { companyKey } from '@/lib/shared/links';
import { type FileFacts, type ImportFormat, type Mapped, skip } from '../format';
import { provenanceFrom } from '../provenance';
import { isRaw, type Raw, rawAt, textAt } from '../raw';
import { ENVELOPES, readJsonRecords } from '../read/json';
import { nameProblem, parseDate, parseMoment } from '../values';
import { type Entry, mapOfficers, readEntry } from './officers';

/** The publisher's wording → confidence in per cent. */
const CONFIDENCE: Readonly<Record<string, number>> = { HIGH: 95, MEDIUM: 80, LOW: 60 };
const UNSTATED = 60;

function toReference(entity: Raw, entry: Entry): EntityReference | null {
  const properties = rawAt(entity, 'entity_properties');
  const number = textAt(properties, 'company_number');
  if (number === null || textAt(properties, 'jurisdiction_code') !== 'de') return null;
  const own = number === entry.company_number ? entry.name : null;
  const name = own ?? textAt(properties, 'name') ?? number;
  return { key: companyKey('de', number), name, entity_type: 'company', jurisdiction_code: 'de' };
}

/** The entry that continues this one at another court or register. */
function mapSuccessions(entry: Entry, file: FileFacts): StatementInput[] {
  return entry.successions.flatMap((raw): StatementInput[] => {
    const [earlier, later] = ['previous_entity', 'subsequent_entity'].map((end) => toReference(rawAt(raw, end), entry));
    if (!earlier || !later || earlier.key === later.key) return [];
    const start_date = parseDate(textAt(raw, 'start_date'));
    const moment = parseMoment(textAt(raw, 'retrieved_at')) ?? file.date;
    const key = `offeneregister:succession:${earlier.key}:${later.key}`;
    return [
      {
        kind: 'statement',
        key,
        data_type: 'subsequent_registration',
        predicate: 'continued_as',
        subjects: [earlier],
        objects: [later],
        properties: {
          previous_entity: {
            entity_type: 'company',
            entity_properties: { name: earlier.name, jurisdiction_code: 'de' },
          },
          subsequent_entity: {
            entity_type: 'company',
            entity_properties: { name: later.name, jurisdiction_code: 'de' },
          },
          previous_registration_end_date: parseDate(textAt(raw, 'previous_registration_end_date')),
        },
        start_date,
        sample_date: moment.slice(0, 10),
        version: moment,
        relationship: null,
        provenances: [
          provenanceFrom(
            { ...entry.source, url: textAt(raw, 'source_url') },
            {
              key: `${key}:${moment}`,
              confidence: CONFIDENCE[textAt(raw, 'confidence') ?? ''] ?? UNSTATED,
              moment,
              log: `OffeneRegister, ${file.name}`,
            },
          ),
        ],
      },
    ];
  });
}

/** Endings of company names → legal form, as its law names it. The first match counts. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/&\s*co\.?\s*kgaa\b/i, 'GmbH & Co. KGaA'],
  [/\b(?:kgaa|kommanditgesellschaft auf aktien)\b/i, 'Kommanditgesellschaft auf Aktien'],
  [/\bug\b.*haftungsbeschränkt.*&\s*co\.?\s*kg\b/i, 'UG (haftungsbeschränkt) & Co. KG'],
  [/&\s*co\.?\s*(?:kg|kommanditgesellschaft)\b/i, 'GmbH & Co. KG'],
  [/&\s*co\.?\s*ohg\b/i, 'GmbH & Co. OHG'],
  [/\b(?:ug|unternehmergesellschaft)\b/i, 'Unternehmergesellschaft (haftungsbeschränkt)'],
  [/\b(?:ggmbh|gmbh|g\.?m\.?b\.?h|mbh|m\.b\.h)\b|mit beschränkter haftung/i, 'Gesellschaft mit beschränkter Haftung'],
  [/\bse\b\s*$/i, 'Europäische Gesellschaft (SE)'],
  [/\b(?:ag|aktiengesellschaft)\b/i, 'Aktiengesellschaft'],
  [/\b(?:ohg|offene handelsgesellschaft)\b/i, 'Offene Handelsgesellschaft'],
  [/\b(?:kg|kommanditgesellschaft)\b/i, 'Kommanditgesellschaft'],
  [/\be\.?\s?(?:k|kfm|kfr)\b|eingetragener? kauf/i, 'Eingetragener Kaufmann'],
  [/\bvvag\b|auf gegenseitigkeit/i, 'Versicherungsverein auf Gegenseitigkeit'],
  [/\be\.?\s?g\b|genossenschaft/i, 'Eingetragene Genossenschaft'],
  [/\be\.?\s?v\b|eingetragener verein/i, 'Eingetragener Verein'],
  [/\bpartg|partnerschaft/i, 'Partnerschaftsgesellschaft'],
];

/** Registers with a single legal form. */
const BY_REGISTER: Readonly<Record<string, string>> = {
  VR: 'Eingetragener Verein',
  GnR: 'Eingetragene Genossenschaft',
  PR: 'Partnerschaftsgesellschaft',
};

/** The legal form, which the data lack: from the register, else from the name, which must state it (HGB § 19, GmbHG § 4). */
export function legalFormOf(register: string | null, name: string): string | null {
  return BY_REGISTER[register ?? ''] ?? BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** `Hardtring 8, 78333 Stockach.`: text before a five-digit postal code, the code, and the town after it. */
const WHOLE = /^(.*?)[,\s]*\b(\d{5})\s+(\D.*?)\.?$/;

/** The town may be followed by another court: `Mainz (Amtsgericht Mainz - HRB 47749)`. */
const withoutCourt = (town: string | null): string | null => town?.replace(/\s*\((?:Amtsgericht|AG)\b.*$/, '') || null;

/**
 * An address as the register states it: often only the first half, then the seat gives the town. Null if
 * both are unknown.
 */
export function addressOf(inFull: string | null, seat: string | null): Address | null {
  if (inFull === null && seat === null) return null;
  const [, street, postal_code, town] = WHOLE.exec(inFull ?? '') ?? [];
  if (postal_code === undefined) return { street_address: inFull, locality: withoutCourt(seat), country: 'Germany' };
  return { street_address: street || null, locality: town ?? null, postal_code, country: 'Germany' };
}

/** A status in neither list is unknown. */
const INACTIVE: Readonly<Record<string, boolean>> = { 'currently registered': false, removed: true };

function toCompany(entry: Entry, name: string): CompanyInput {
  return {
    kind: 'company',
    jurisdiction_code: 'de',
    company_number: entry.company_number,
    keys: entry.registerKey === null ? [] : [entry.registerKey],
    record_key: `offeneregister:${entry.company_number}`,
    name,
    native_company_number: entry.native_company_number,
    company_type: legalFormOf(entry.register, name),
    current_status: entry.status,
    inactive: INACTIVE[entry.status ?? ''] ?? null,
    registered_address: addressOf(entry.addressInFull, entry.town),
    registered_address_in_full: entry.addressInFull,
    previous_names: entry.previousNames
      .filter((former) => !nameProblem(former))
      .map((company_name) => ({ company_name })),
    source: entry.source,
  };
}

function mapEntry(raw: Raw, file: FileFacts): Mapped {
  const entry = readEntry(raw, file);
  if (!entry) return skip('no company number of a German register');
  const problem = nameProblem(entry.name);
  if (entry.name === null || problem) return skip(`a company with ${problem}`);
  // The company comes first, as the other records refer to it.
  return [toCompany(entry, entry.name), ...mapOfficers(entry, file), ...mapSuccessions(entry, file)];
}

export const offeneregister: ImportFormat = {
  name: 'offeneregister',
  describes: 'OffeneRegister: German companies with their officers (JSON lines)',
  recognises: ({ start }) => /"_registerArt"\s*:/.test(start) && /"company_number"\s*:/.test(start),
  read: (file) => readJsonRecords(file, { lists: ENVELOPES }),
  createMapper: () => (raw, file) => (isRaw(raw) ? mapEntry(raw, file) : skip('not a JSON object')),
};
