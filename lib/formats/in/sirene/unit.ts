import { parseDate, parseMoment } from '../dates';
import { type Raw, rawsAt, textAt } from '../raw';
import { joinParts } from '../text';

/** A time in which nothing of what Insee keeps of a legal unit changed. */
export interface Period {
  start: string | null;
  end: string | null;
  /** Null where only the person's own name is given, or nothing. */
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

/** A legal unit (unité légale): one number for life, whatever else changes. */
export interface Unit {
  siren: string;
  /** `O`: it may be published; `P` and `N`: only in part, or not at all, as the person wishes (code de commerce A123-96). */
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

/** The period that nothing has ended yet comes first. */
const newestFirst = (a: Period, b: Period): number => (b.start ?? '').localeCompare(a.start ?? '');

/** From a reply of the API, with periods, or a row of the stock file, which is the present one; null where there is no number. */
export function readUnit(raw: Raw): Unit | null {
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
