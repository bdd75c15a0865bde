import type { RegisterInput } from '@/lib/register/store/records';
import { type FileFacts, type ImportFormat, LATER, type Later, type Mapped, skip } from '../format';
import { isRaw, type Raw, rawAt, textAt } from '../raw';
import { readJsonRecords } from '../read/json';
import { type Entity, firstOf, readEntities, valuesOf } from './entity';
import { mapParty } from './party';
import { mapOffices, mapOwnership, mapSanction } from './relation';
import { createSeen, type Seen } from './seen';
import { mapTopics } from './topics';

type MapRelation = (entity: Entity, file: FileFacts, seen: Seen) => RegisterInput[];

/** Schemas of somebody who may own, be owned or hold an office. */
const PARTIES = new Set(['Company', 'LegalEntity', 'Organization', 'PublicBody', 'Person']);

/** Schemas between them, with the properties that name their ends. */
const RELATIONS: Readonly<Record<string, { ends: readonly string[]; map: MapRelation }>> = {
  Ownership: { ends: ['owner', 'asset'], map: mapOwnership },
  Directorship: { ends: ['director', 'organization'], map: mapOffices },
  Membership: { ends: ['member', 'organization'], map: mapOffices },
  Sanction: { ends: ['entity'], map: mapSanction },
};

const isEarly = (entity: Entity, ends: readonly string[], { parties }: Seen): boolean =>
  ends.some((end) => valuesOf(entity, end).some((id) => parties.get(id) === undefined));

/** What is of no use to a register (payments, families, vessels) gives nothing, which is no fault of it. */
function mapEntity(entity: Entity, file: FileFacts, seen: Seen): Mapped {
  const relation = RELATIONS[entity.schema];
  if (relation) return relation.map(entity, file, seen);
  if (entity.schema === 'Address') {
    const full = firstOf(entity, 'full') ?? entity.caption;
    if (full !== null) seen.addresses.set(entity.id, full);
    return [];
  }
  if (!PARTIES.has(entity.schema)) return [];
  const party = mapParty(entity, file, seen);
  if ('skip' in party) return party;
  return party.kind === 'company' ? [party, ...mapTopics(entity, party, file)] : [party];
}

function mapEntities(entities: Entity[], file: FileFacts, seen: Seen, canWait: boolean): Mapped | Later {
  const own = entities.at(-1);
  if (!own) return skip('no id or no schema');
  const ends = RELATIONS[own.schema]?.ends;
  if (canWait && ends && entities.length === 1 && isEarly(own, ends, seen)) return LATER;
  const nested = entities.slice(0, -1).map((entity) => mapEntity(entity, file, seen));
  const mapped = mapEntity(own, file, seen);
  if ('skip' in mapped) return mapped;
  return [...nested.flatMap((inner) => ('skip' in inner ? [] : inner)), ...mapped];
}

/** A line of a delta says what became of the entity in it. */
function entityOf(raw: Raw): Raw | null {
  if (!('op' in raw)) return raw;
  return textAt(raw, 'op') === 'DEL' ? null : rawAt(raw, 'entity');
}

export const followthemoney: ImportFormat = {
  name: 'followthemoney',
  describes: 'FollowTheMoney entities, as OpenSanctions and Aleph publish them (JSON lines), nested and deltas too',
  recognises: ({ start }) => /"schema"\s*:\s*"[A-Z]\w+"/.test(start) && /"properties"\s*:\s*\{/.test(start),
  read: (file) => readJsonRecords(file),
  createMapper() {
    const seen = createSeen();
    return (raw, file, canWait) => {
      if (!isRaw(raw)) return skip('not a JSON object');
      const entity = entityOf(raw);
      if (entity === null) return skip('a deletion: what was once imported is not taken back');
      return mapEntities(readEntities(entity), file, seen, canWait);
    };
  },
};
