import type { Address, Source } from '@/lib/contract/provenance';
import type { CompanyInput } from '@/lib/register/store/records';
import { companyKey } from '@/lib/shared/links';
import { type FileFacts, type Mapped, passOver, skip } from '../format';
import { type Raw, rawAt, rawsAt, textAt } from '../raw';
import { joinParts, nameProblem, parseDate, parseMoment } from '../values';

/** Whether a record is one of an establishment. */
export const isEstablishment = (raw: Raw): boolean => 'siret' in raw && 'nic' in raw;

/** Replies nest address, unit and periods; the stock file has them in one row. */
const partOf = (raw: Raw, key: string): Raw => (key in raw ? rawAt(raw, key) : raw);

function addressOf(raw: Raw): { address: Address | null; inFull: string | null } {
  const part = partOf(raw, 'adresseEtablissement');
  const at = (field: string): string | null => textAt(part, field);
  const road = joinParts(
    [
      'numeroVoieEtablissement',
      'indiceRepetitionEtablissement',
      'typeVoieEtablissement',
      'libelleVoieEtablissement',
    ].map(at),
    ' ',
  );
  const street_address = joinParts([at('complementAdresseEtablissement'), road]);
  const locality = at('libelleCommuneEtablissement') ?? at('libelleCommuneEtrangerEtablissement');
  const [postal_code, country] = [at('codePostalEtablissement'), at('libellePaysEtrangerEtablissement')];
  const inFull = joinParts([street_address, joinParts([postal_code, locality], ' '), country]);
  const address =
    inFull === null ? null : { street_address, locality, postal_code, region: null, country: country ?? 'France' };
  return { address, inFull };
}

/** The newest period first, as in replies; the stock file has the current one only. */
const currentOf = (raw: Raw): Raw => rawsAt(raw, 'periodesEtablissement')[0] ?? raw;

const isYes = (value: unknown): boolean => value === true || value === 'true';

/**
 * An establishment is a branch with the number of 14 digits. The seat is no branch: its address is that of the unit, if the record
 * names the unit.
 */
export function mapEstablishment(
  raw: Raw,
  file: FileFacts,
  schemeOf: (nomenclature: string | null) => string | undefined,
): Mapped {
  const [siret, siren] = [textAt(raw, 'siret') ?? '', textAt(raw, 'siren') ?? ''];
  if (!/^\d{14}$/.test(siret) || !/^\d{9}$/.test(siren)) return skip('no SIRET of fourteen digits');
  const diffusion = textAt(raw, 'statutDiffusionEtablissement');
  if (diffusion !== null && diffusion !== 'O') return skip('an establishment whose owner objected to its publication');
  const now = currentOf(raw);
  const unit = partOf(raw, 'uniteLegale');
  const [unitName, own] = [
    textAt(unit, 'denominationUniteLegale'),
    joinParts([textAt(now, 'enseigne1Etablissement') ?? textAt(now, 'denominationUsuelleEtablissement')]),
  ];
  const { address, inFull } = addressOf(raw);
  const source: Source = {
    publisher: 'Insee, base Sirene',
    url: `https://annuaire-entreprises.data.gouv.fr/etablissement/${siret}`,
    source_type: 'external',
    retrieved_at: parseMoment(textAt(raw, 'dateDernierTraitementEtablissement')) ?? file.date,
    terms: 'Licence Ouverte 2.0',
  };
  const located = { registered_address: address, registered_address_in_full: inFull, source };
  if (isYes(raw.etablissementSiege)) {
    if (unitName === null || nameProblem(unitName) || inFull === null)
      return passOver('seat without the name of its unit');
    const seat: CompanyInput = {
      kind: 'company',
      jurisdiction_code: 'fr',
      company_number: siren,
      record_key: `sirene:${siren}:seat`,
      name: unitName,
      ...located,
    };
    return [seat];
  }
  const name = own ?? unitName ?? siret;
  if (nameProblem(name)) return skip(`an establishment with ${nameProblem(name)}`);
  const state = textAt(now, 'etatAdministratifEtablissement');
  const [scheme, code] = [
    schemeOf(textAt(now, 'nomenclatureActivitePrincipaleEtablissement')),
    textAt(now, 'activitePrincipaleEtablissement'),
  ];
  const isClosed = state === 'F';
  return [
    {
      kind: 'company',
      jurisdiction_code: 'fr',
      company_number: siret,
      record_key: `sirene:${siret}`,
      name,
      branch: 'L',
      current_status: state === null ? null : isClosed ? 'Fermé' : 'Active',
      inactive: state === null ? null : isClosed,
      incorporation_date: parseDate(textAt(raw, 'dateCreationEtablissement')),
      dissolution_date: isClosed ? parseDate(textAt(now, 'dateDebut')) : null,
      industry_codes: scheme && code ? [{ code_scheme_id: scheme, code }] : [],
      home_company: {
        key: companyKey('fr', siren),
        name: unitName ?? siren,
        entity_type: 'company',
        jurisdiction_code: 'fr',
      },
      ...located,
    },
  ];
}
