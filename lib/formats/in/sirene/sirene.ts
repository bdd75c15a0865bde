import type { Source } from '@/lib/contract/provenance';
import { type CompanyInput, companyKey } from '@/lib/register/store/records';
import { type FileFacts, type ImportFormat, type Mapped, skip } from '../format';
import { identifierOf } from '../identifier-systems';
import { toEvent } from '../occurrence';
import { isRaw, type Raw } from '../raw';
import { readCsvRecords } from '../read/csv';
import { readJsonRecords } from '../read/json';
import { nameProblem } from '../text';
import { occurrencesOf, previousNames } from './history';
import { legalFormOf } from './legal-forms';
import { type Period, readUnit, type Unit } from './unit';

/** Insee's names of the classification → the interface's. Before 2008 other codes were in use, and none of them here. */
const SCHEMES: Readonly<Record<string, string>> = {
  NAFRev2: 'fr_naf_2008',
  NAFRev1: 'fr_naf_2003',
  NAF1993: 'fr_naf_1993',
};

const STATES: Readonly<Record<string, { current_status: string; inactive: boolean }>> = {
  A: { current_status: 'Active', inactive: false },
  C: { current_status: 'Cessée', inactive: true },
};

const sourceOf = ({ siren, processed }: Unit, file: FileFacts): Source => ({
  publisher: 'Insee, base Sirene',
  url: `https://annuaire-entreprises.data.gouv.fr/entreprise/${siren}`,
  source_type: 'external',
  retrieved_at: processed ?? file.date,
  terms: 'Licence Ouverte 2.0',
});

/** A unit is closed on the day its last period began. */
const closedOn = ({ state, start }: Period): string | null => (state === 'C' ? start : null);

function toCompany(unit: Unit, now: Period, name: string, source: Source): CompanyInput {
  const scheme = SCHEMES[now.nomenclature ?? ''];
  const names = [unit.acronym, ...now.otherNames].filter((other) => other !== null && other !== name);
  return {
    kind: 'company',
    jurisdiction_code: 'fr',
    company_number: unit.siren,
    record_key: `sirene:${unit.siren}`,
    name,
    company_type: legalFormOf(now.legalForm),
    current_status: STATES[now.state ?? '']?.current_status ?? null,
    inactive: STATES[now.state ?? '']?.inactive ?? null,
    incorporation_date: unit.created,
    dissolution_date: closedOn(now),
    registry_url: source.url ?? null,
    previous_names: previousNames(unit),
    alternative_names: names.flatMap((company_name) =>
      company_name === null ? [] : [{ company_name, type: 'trading' }],
    ),
    identifiers: now.seat === null ? [] : [identifierOf('fr_siret', `${unit.siren}${now.seat}`)],
    industry_codes: scheme && now.activity ? [{ code_scheme_id: scheme, code: now.activity }] : [],
    source,
  };
}

function mapUnit(raw: Raw, file: FileFacts): Mapped {
  const unit = readUnit(raw);
  if (!unit) return skip('no SIREN of nine digits');
  // Whoever objected is left out, though the state must keep the unit.
  if (unit.diffusion !== null && unit.diffusion !== 'O') return skip('a unit whose owner objected to its publication');
  const [now] = unit.periods;
  const name = now?.name ?? unit.acronym;
  const problem = nameProblem(name);
  if (!now || name === null || problem) return skip(`a unit with ${problem}`);
  const company = toCompany(unit, now, name, sourceOf(unit, file));
  const reference = { key: companyKey('fr', unit.siren), name };
  const sampledOn = (company.source.retrieved_at ?? file.date).slice(0, 10);
  return [
    company,
    ...occurrencesOf(unit).map((occurrence) => toEvent(occurrence, `sirene:${unit.siren}`, reference, sampledOn)),
  ];
}

const BRACKET = /^\s*\uFEFF?[[{]/;

export const sirene: ImportFormat = {
  name: 'sirene',
  describes: 'Insee Sirene: French legal units, as the API gives them (JSON) or as the stock file (CSV)',
  recognises: ({ start }) => /\bstatutDiffusionUniteLegale\b/.test(start) && /\bsiren\b/.test(start),
  async *read(file) {
    const isJson = BRACKET.test((await file.start()).toString('utf8', 0, 64));
    yield* isJson ? readJsonRecords(file, ['unitesLegales', 'uniteLegale']) : readCsvRecords(file);
  },
  createMapper: () => (raw, file) => (isRaw(raw) ? mapUnit(raw, file) : skip('not a legal unit')),
};
