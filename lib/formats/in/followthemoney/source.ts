import type { Source } from '@/lib/contract/provenance';
import type { ProvenanceInput } from '@/lib/register/store/records';
import type { FileFacts } from '../format';
import { provenanceFrom } from '../provenance';
import { joinParts } from '../text';
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
  return provenanceFrom(sourceOf(entity, file), {
    key: `ftm:${entity.id}:${moment}`,
    confidence: CONFIDENCE,
    moment,
    // Of a statement, here alone it is told who says so.
    log: joinParts([entity.datasets.join('; ') || null, `FollowTheMoney, ${file.name}`], ': '),
  });
}
