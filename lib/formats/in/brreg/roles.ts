import {
  companyKey,
  type EntityReference,
  type OfficerInput,
  type RegisterInput,
  type StatementInput,
} from '@/lib/register/store/records';
import { fold } from '@/lib/shared/names/fold';
import { parseDate } from '../dates';
import { type FileFacts, type Mapped, skip } from '../format';
import { provenanceFrom } from '../provenance';
import { flagAt, type Raw, rawAt, rawsAt, textAt, textsAt } from '../raw';
import { joinParts, nameProblem } from '../text';
import { sourceOf, toNorwegianNumber } from './source';

/** The register's own record of a partner. */
const CONFIDENCE = 95;

/** Partners of a partnership, each with a share of what it owes (selskapsloven § 2-4). */
const PARTNERS = 'DELT';

/** Whose role, as far as the register tells. */
interface Holder {
  name: string;
  /** The number of a unit; null for a person. */
  number: string | null;
  birth: string | null;
  died: boolean;
}

function holderOf(role: Raw): Holder | null {
  const [person, unit] = [rawAt(role, 'person'), rawAt(role, 'enhet')];
  const parts = ['fornavn', 'mellomnavn', 'etternavn'].map((part) => textAt(rawAt(person, 'navn'), part));
  const name = joinParts(parts, ' ') ?? joinParts(textsAt(unit, 'navn'), ' ');
  if (name === null || nameProblem(name)) return null;
  const number = toNorwegianNumber(textAt(unit, 'organisasjonsnummer'));
  return { name, number, birth: parseDate(textAt(person, 'fodselsdato')), died: flagAt(person, 'erDoed') };
}

/** A role of a unit: who has it, which it is, and in which group of roles it stands. */
interface Role {
  group: string;
  type: string;
  position: string | null;
  holder: Holder;
  left: boolean;
  /** The part of what a partnership owes, as it is written: `50%`, `1/2`. */
  part: string | null;
}

function readRole(raw: Raw, group: Raw): Role[] {
  const holder = holderOf(raw);
  const type = rawAt(raw, 'type');
  if (!holder) return [];
  return [
    {
      group: textAt(rawAt(group, 'type'), 'kode') ?? '',
      type: textAt(type, 'kode') ?? '',
      position: textAt(type, 'beskrivelse'),
      holder,
      left: flagAt(raw, 'fratraadt') || flagAt(raw, 'avregistrert'),
      part: textAt(raw, 'ansvarsandel'),
    },
  ];
}

/** `50%` or `1/2` → 50; null where it is no part of a whole. */
export function shareOf(part: string | null): number | null {
  const [, percent] = /^(\d+(?:[.,]\d+)?)\s*%$/.exec(part ?? '') ?? [];
  const [, above, below] = /^(\d+)\s*\/\s*(\d+)$/.exec(part ?? '') ?? [];
  const share = percent
    ? Number(percent.replace(',', '.'))
    : above && below
      ? (Number(above) / Number(below)) * 100
      : null;
  return share !== null && share >= 0 && share <= 100 ? share : null;
}

const keyOf = (number: string, { group, type, holder }: Role): string =>
  `brreg:${number}:${group}:${type}:${holder.number ?? `${fold(holder.name).trim()}:${holder.birth ?? ''}`}`;

function toOfficer(number: string, role: Role, company: EntityReference, file: FileFacts): OfficerInput {
  const { holder } = role;
  return {
    kind: 'officer',
    key: keyOf(number, role),
    company,
    name: holder.name,
    position: role.position,
    date_of_birth: holder.birth,
    // The register tells since when a group of roles is as it is, and not since when one of them is held.
    inactive: role.left || holder.died,
    source: sourceOf(number, file),
  };
}

/** A person is one only within the unit: nothing that may be told tells two of one name apart. */
function partnerReference(number: string, role: Role): EntityReference {
  const { holder } = role;
  if (holder.number === null) return { key: keyOf(number, role), name: holder.name, entity_type: 'person' };
  return { key: companyKey('no', holder.number), name: holder.name, entity_type: 'company', jurisdiction_code: 'no' };
}

function toPartnership(number: string, role: Role, company: EntityReference, file: FileFacts): StatementInput {
  const key = `${keyOf(number, role)}:partner`;
  const unit = sourceOf(number, file);
  return {
    kind: 'statement',
    key,
    data_type: 'share_parcel',
    predicate: 'holds_shares_in',
    subjects: [partnerReference(number, role)],
    objects: [company],
    properties: { position: role.position, part: role.part },
    sample_date: file.date.slice(0, 10),
    version: file.date,
    relationship: { relationship_type: 'shareholding', percentage: shareOf(role.part), interests: ['shareholding'] },
    provenances: [
      provenanceFrom(
        { ...unit, url: `${unit.url}/roller` },
        {
          key: `${key}:${file.date}`,
          confidence: CONFIDENCE,
          moment: file.date,
          log: `Enhetsregisteret, ${file.name}`,
        },
      ),
    ],
  };
}

/** Whose roles a reply lists stands in its own address only. */
function unitOf(raw: Raw): string | null {
  const links = rawAt(raw, '_links');
  const addresses = ['enhet', 'self'].map((link) => textAt(rawAt(links, link), 'href') ?? '');
  const found = addresses.map((address) => /\/(?:under)?enheter\/(\d{9})\b/.exec(address)?.[1]);
  return found.find((number) => number !== undefined) ?? null;
}

/** The roles of one unit: officers, and what partners hold of it. */
export function mapRoles(raw: Raw, file: FileFacts): Mapped {
  const number = unitOf(raw);
  if (number === null) return skip('roles that do not say of which unit');
  const company: EntityReference = {
    key: companyKey('no', number),
    name: number,
    entity_type: 'company',
    jurisdiction_code: 'no',
  };
  const roles = rawsAt(raw, 'rollegrupper').flatMap((group) =>
    rawsAt(group, 'roller').flatMap((role) => readRole(role, group)),
  );
  return roles.flatMap((role): RegisterInput[] => {
    const officer = toOfficer(number, role, company, file);
    return role.group === PARTNERS && !role.left ? [officer, toPartnership(number, role, company, file)] : [officer];
  });
}
