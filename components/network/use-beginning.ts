import { useMemo } from 'react';
import { type Beginning, firstModel } from '@/lib/network/beginning';
import { entityId } from '@/lib/network/entity';
import type { NetworkModel } from '@/lib/network/model';
import { type Heard, mergeHeard } from '@/lib/network/walk/heard';

/** From whom the page begins. */
export function useRoots({ root, several }: Beginning): readonly string[] {
  return useMemo(() => (several?.roots ?? [root]).map(({ path }) => entityId(path)), [root, several]);
}

/** What is known without any expansion: what the page brought, and what walks have found since. */
export function useKnown({ root, relationships, several }: Beginning, heard: Heard): NetworkModel {
  const first = useMemo(() => firstModel({ root, relationships, several }), [root, relationships, several]);
  return useMemo(() => mergeHeard(first, heard), [first, heard]);
}
