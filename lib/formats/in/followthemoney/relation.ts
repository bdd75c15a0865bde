import type {
  DatumInput,
  EntityReference,
  OfficerInput,
  RegisterInput,
  StatementInput,
} from '@/lib/register/store/records';
import { BoundedMap } from '../bounded-map';
import { parseDate, parsePartialDate } from '../dates';
import type { FileFacts } from '../format';
import { joinParts } from '../text';
import { type Entity, firstOf, onlyOf, provenanceOf, sourceOf, valuesOf } from './source';

/** So many entities are remembered, for those that name them by id. */
const CAPACITY = 500_000;

/** What a run remembers. */
export interface Seen {
  parties: BoundedMap<EntityReference>;
  addresses: BoundedMap<string>;
}

export const createSeen = (): Seen => ({ parties: new BoundedMap(CAPACITY), addresses: new BoundedMap(CAPACITY) });

export const keyOf = (id: string): string => `ftm:${id}`;

/** An end that may not have been read yet: then its id must do for a name. */
const referenceTo = (id: string, { parties }: Seen): EntityReference =>
  parties.get(id) ?? { key: keyOf(id), name: id, entity_type: 'unknown' };

/** `51`, `51.5 %`, `25-50%` → a share or a band, in per cent; anything else is not known. */
export function sharesOf(text: string | null): { exact: number | null; min: number | null; max: number | null } {
  const none = { exact: null, min: null, max: null };
  const number = String.raw`(\d{1,3}(?:[.,]\d+)?)`;
  const [, exact] = new RegExp(`^${number}\\s*%?$`).exec(text?.trim() ?? '') ?? [];
  const [, from, to] = new RegExp(`^${number}\\s*%?\\s*[-–]\\s*${number}\\s*%?$`).exec(text?.trim() ?? '') ?? [];
  const read = (part: string | undefined) => (part === undefined ? null : Number(part.replace(',', '.')));
  const shares = { exact: read(exact), min: read(from), max: read(to) };
  return Object.values(shares).some((share) => share !== null && share > 100) ? none : shares;
}

function toStatement(entity: Entity, owner: string, asset: string, file: FileFacts, seen: Seen): StatementInput {
  const { exact, min, max } = sharesOf(onlyOf(entity, 'percentage'));
  const moment = entity.seen ?? file.date;
  const several = valuesOf(entity, 'owner').length + valuesOf(entity, 'asset').length > 2;
  return {
    kind: 'statement',
    key: several ? `${keyOf(entity.id)}:${owner}:${asset}` : keyOf(entity.id),
    data_type: 'share_parcel',
    predicate: 'holds_shares_in',
    subjects: [referenceTo(owner, seen)],
    objects: [referenceTo(asset, seen)],
    properties: {
      role: joinParts(valuesOf(entity, 'role')),
      percentage: joinParts(valuesOf(entity, 'percentage')),
      shares_count: joinParts(valuesOf(entity, 'sharesCount')),
      status: joinParts(valuesOf(entity, 'status')),
    },
    start_date: parsePartialDate(onlyOf(entity, 'startDate')),
    end_date: parsePartialDate(onlyOf(entity, 'endDate')),
    sample_date: moment.slice(0, 10),
    version: moment,
    relationship: {
      relationship_type: 'shareholding',
      percentage: exact,
      percentage_min: min,
      percentage_max: max,
      interests: ['shareholding'],
    },
    provenances: [provenanceOf(entity, file)],
  };
}

/** Each owner's share in each asset. */
export const mapOwnership = (entity: Entity, file: FileFacts, seen: Seen): RegisterInput[] =>
  valuesOf(entity, 'owner').flatMap((owner) =>
    valuesOf(entity, 'asset').map((asset) => toStatement(entity, owner, asset, file, seen)),
  );

/** Each director's office in each organisation; membership is told alike. */
export function mapOffices(entity: Entity, file: FileFacts, seen: Seen): RegisterInput[] {
  const holders = [...valuesOf(entity, 'director'), ...valuesOf(entity, 'member')];
  return valuesOf(entity, 'organization').flatMap((organisation) =>
    holders.map((holder): OfficerInput => {
      const end_date = parseDate(onlyOf(entity, 'endDate'));
      return {
        kind: 'officer',
        key: `${keyOf(entity.id)}:${organisation}:${holder}`,
        company: referenceTo(organisation, seen),
        name: referenceTo(holder, seen).name,
        position: joinParts(valuesOf(entity, 'role')),
        start_date: parseDate(onlyOf(entity, 'startDate')),
        end_date,
        inactive: end_date === null ? null : true,
        source: sourceOf(entity, file),
      };
    }),
  );
}

/** What a sanction says of the companies it is on; sanctions on persons are none of a company register's matters. */
export function mapSanction(entity: Entity, file: FileFacts, seen: Seen): RegisterInput[] {
  const companies = valuesOf(entity, 'entity')
    .map((id) => referenceTo(id, seen))
    .filter(({ entity_type }) => entity_type === 'company' || entity_type === 'organisation');
  if (companies.length === 0) return [];
  const by = firstOf(entity, 'authority', 'publisher');
  const attributes = Object.fromEntries(
    Object.entries(entity.properties)
      .filter(([name]) => name !== 'entity')
      .map(([name, values]) => [name, values.join('; ')]),
  );
  const datum: DatumInput = {
    kind: 'datum',
    key: keyOf(entity.id),
    companies,
    data_type: 'Sanction',
    title: by === null ? 'Sanction' : `Sanction by ${by}`,
    description: firstOf(entity, 'reason', 'summary', 'provisions'),
    attributes,
    source: sourceOf(entity, file),
  };
  return [datum];
}
