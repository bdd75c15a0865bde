import type { Source } from '@/lib/contract/provenance';
import type { ProvenanceInput } from '@/lib/registry/embedded/store/records';
import type { FileFacts } from '../format';
import { type Entity, firstOf } from './entity';

/** A collection of others' data, not the register's own record. */
const CONFIDENCE = 70;

const publisherOf = ({ datasets }: Entity): string => datasets[0] ?? 'FollowTheMoney';

/** Entities carry the names of their data sets and no licence. */
export const sourceOf = (entity: Entity, file: FileFacts): Source => ({
  publisher: publisherOf(entity),
  url: firstOf(entity, 'sourceUrl'),
  source_type: 'external',
  retrieved_at: entity.seen ?? file.date,
});

export function provenanceOf(entity: Entity, file: FileFacts): ProvenanceInput {
  const moment = entity.seen ?? file.date;
  return {
    key: `ftm:${entity.id}:${moment}`,
    source_url: firstOf(entity, 'sourceUrl'),
    confidence: CONFIDENCE,
    source_type: 'external',
    actor_type: 'bot',
    log_message: `FollowTheMoney, ${file.name}`,
    publisher: publisherOf(entity),
    created_at: moment,
  };
}
