import type { Source } from '@/lib/contract/provenance';
import type { PreviousName } from '@/lib/contract/records';
import type { CompanyInput } from '@/lib/register/store/records';
import { companyKey } from '@/lib/shared/links';
import { identifierOf } from '../company-numbers';
import { type FileFacts, type ImportFormat, type Mapped, skip } from '../format';
import { becameInactive, incorporated, noLongerInactive, type Occurrence, renamed, toEvent } from '../occurrence';
import { isRaw, type Raw, rawsAt, textAt } from '../raw';
import { readCsvRecords } from '../read/csv';
import { ENVELOPES, readJsonRecords } from '../read/json';
import { joinParts, nameProblem, parseDate, parseMoment } from '../values';
import { isEstablishment, mapEstablishment } from './establishment';

/** A period in which none of Insee's facts about a legal unit changed. */
interface Period {
  start: string | null;
  end: string | null;
  /** Null if there is only a person's name, or none. */
  name: string | null;
  otherNames: string[];
  /** `A` active, `C` ceased. */
  state: string | null;
  legalForm: string | null;
  activity: string | null;
  /** The classification of the activity: `NAFRev2` since 2008. */
  nomenclature: string | null;
  /** The last five digits of the seat's number. */
  seat: string | null;
}

/** A legal unit (unité légale): its number never changes. */
interface Unit {
  siren: string;
  /** `O`: publishable; `P` and `N`: only in part, or not at all, at the person's request (code de commerce A123-96). */
  diffusion: string | null;
  created: string | null;
  acronym: string | null;
  processed: string | null;
  /** Newest first. */
  periods: Period[];
}

const ofUnit = (name: string): string => `${name}UniteLegale`;

function personName(raw: Raw, unit: Raw): string | null {
  const surname = textAt(raw, ofUnit('nomUsage')) ?? textAt(raw, ofUnit('nom'));
  const given = textAt(unit, ofUnit('prenomUsuel')) ?? textAt(unit, ofUnit('prenom1'));
  return surname === null ? null : joinParts([given, surname], ' ');
}

function readPeriod(raw: Raw, unit: Raw): Period {
  const at = (name: string): string | null => textAt(raw, ofUnit(name));
  return {
    start: parseDate(textAt(raw, 'dateDebut')),
    end: parseDate(textAt(raw, 'dateFin')),
    name: at('denomination') ?? personName(raw, unit),
    otherNames: [1, 2, 3].flatMap((index) => at(`denominationUsuelle${index}`) ?? []),
    state: at('etatAdministratif'),
    legalForm: at('categorieJuridique'),
    activity: at('activitePrincipale'),
    nomenclature: at('nomenclatureActivitePrincipale'),
    seat: at('nicSiege'),
  };
}

/** The current period, which has no end, comes first. */
const newestFirst = (a: Period, b: Period): number => (b.start ?? '').localeCompare(a.start ?? '');

/** From an API reply, with periods, or a row of the stock file, which is the current period; null without a number. */
function readUnit(raw: Raw): Unit | null {
  const siren = textAt(raw, 'siren')?.replace(/\s/g, '') ?? '';
  if (!/^\d{9}$/.test(siren)) return null;
  const listed = rawsAt(raw, ofUnit('periodes'));
  const periods = listed.length > 0 ? listed : [raw];
  return {
    siren,
    diffusion: textAt(raw, ofUnit('statutDiffusion')),
    created: parseDate(textAt(raw, ofUnit('dateCreation'))),
    acronym: textAt(raw, ofUnit('sigle')),
    processed: parseMoment(textAt(raw, ofUnit('dateDernierTraitement'))),
    periods: periods.map((period) => readPeriod(period, raw)).sort(newestFirst),
  };
}

interface NamedTime {
  name: string;
  start: string | null;
  end: string | null;
}

/** Consecutive periods under one name, merged; oldest first. */
function namedTimes(periods: readonly Period[]): NamedTime[] {
  const times: NamedTime[] = [];
  for (const { name, start, end } of [...periods].reverse()) {
    const last = times.at(-1);
    if (name === null) continue;
    if (last?.name === name) last.end = end;
    else times.push({ name, start, end });
  }
  return times;
}

/** Former names of the unit. */
function previousNames({ periods }: Unit): PreviousName[] {
  return namedTimes(periods)
    .slice(0, -1)
    .map(({ name, start, end }) => ({ company_name: name, start_date: start, end_date: end }));
}

function renamings({ periods }: Unit): Occurrence[] {
  const times = namedTimes(periods);
  return times.slice(1).flatMap(({ name, start }, index) => {
    const before = times[index];
    return before && start !== null ? [renamed(start, before.name, name)] : [];
  });
}

/** When activity ceased and resumed. */
function stateChanges({ periods }: Unit): Occurrence[] {
  const oldestFirst = [...periods].reverse();
  return oldestFirst.slice(1).flatMap(({ state, start }, index) => {
    const before = oldestFirst[index]?.state;
    if (start === null || state === before) return [];
    if (before === 'A' && state === 'C') return [becameInactive(start, `ceased:${start}`)];
    return before === 'C' && state === 'A' ? [noLongerInactive(start, `resumed:${start}`)] : [];
  });
}

/** Events of the unit, by the days of its periods. */
function occurrencesOf(unit: Unit): Occurrence[] {
  const founded = unit.created === null ? [] : [incorporated(unit.created)];
  return [...founded, ...renamings(unit), ...stateChanges(unit)];
}

/** The most frequent legal forms, by Insee's code (catégories juridiques, level III). */
const FORMS: Readonly<Record<string, string>> = {
  '1000': 'Entrepreneur individuel',
  '3120': 'Société étrangère immatriculée au RCS',
  '5202': 'Société en nom collectif',
  '5306': 'Société en commandite simple',
  '5308': 'Société en commandite par actions',
  '5410': 'SARL nationale',
  '5458': 'SARL coopérative ouvrière de production (SCOP)',
  '5485': "Société d'exercice libéral à responsabilité limitée",
  '5498': 'SARL unipersonnelle',
  '5499': 'Société à responsabilité limitée (sans autre indication)',
  '5505': "SA à participation ouvrière à conseil d'administration",
  '5599': "SA à conseil d'administration (sans autre indication)",
  '5699': 'SA à directoire (sans autre indication)',
  '5710': 'SAS, société par actions simplifiée',
  '5720': 'Société par actions simplifiée à associé unique ou société par actions simplifiée unipersonnelle',
  '5785': "Société d'exercice libéral par actions simplifiée",
  '5800': 'Société européenne',
  '6220': "Groupement d'intérêt économique (GIE)",
  '6540': 'Société civile immobilière',
  '6589': 'Société civile de moyens',
  '6598': 'Exploitation agricole à responsabilité limitée',
  '6599': 'Autre société civile',
  '7210': 'Commune et commune nouvelle',
  '7331': "Établissement public local d'enseignement",
  '7346': 'Communauté de communes',
  '7361': "Centre communal d'action sociale",
  '9220': 'Association déclarée',
  '9300': 'Fondation',
};

/** Names of groups of forms (level I and II), for forms not listed above. */
const GROUPS: readonly (readonly [string, string])[] = [
  ['31', 'Personne morale de droit étranger immatriculée au RCS'],
  ['52', 'Société en nom collectif'],
  ['53', 'Société en commandite'],
  ['54', 'Société à responsabilité limitée'],
  ['55', "Société anonyme à conseil d'administration"],
  ['56', 'Société anonyme à directoire'],
  ['57', 'Société par actions simplifiée'],
  ['65', 'Société civile'],
  ['92', 'Association'],
  ['1', 'Entrepreneur individuel'],
  ['7', 'Personne morale et organisme soumis au droit administratif'],
];

/** The legal form in words, or its code if unknown. */
export function legalFormOf(code: string | null): string | null {
  if (code === null) return null;
  return FORMS[code] ?? GROUPS.find(([start]) => code.startsWith(start))?.[1] ?? `Catégorie juridique ${code}`;
}

/** Insee's names of the classification → the interface's. Older classifications, used before 2008, are not supported. */
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

/** A unit is closed since the start of its last period. */
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
  // Units of persons who objected to publication are left out.
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
  describes:
    'Insee Sirene: French legal units and establishments, as the API gives them (JSON) or as the stock files (CSV)',
  recognises: ({ start }) => /\bstatutDiffusion(?:UniteLegale|Etablissement)\b/.test(start) && /\bsiren\b/.test(start),
  async *read(file) {
    const isJson = BRACKET.test((await file.start()).toString('utf8', 0, 64));
    yield* isJson
      ? readJsonRecords(file, { names: ['unitesLegales', 'etablissements', 'etablissement'], lists: ENVELOPES })
      : readCsvRecords(file);
  },
  createMapper: () => (raw, file) => {
    if (!isRaw(raw)) return skip('not a legal unit');
    if (isEstablishment(raw)) return mapEstablishment(raw, file, (name) => SCHEMES[name ?? '']);
    // The reply on one unit; establishments have their unit under the same name.
    return mapUnit(isRaw(raw.uniteLegale) ? raw.uniteLegale : raw, file);
  },
};
