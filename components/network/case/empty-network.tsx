import type { Entity } from '@/lib/network/entity';
import { NothingKnown } from '../network-absence';
import { CaseBar, type CaseBarProps } from './case-bar';
import { EntityNote } from './entity-note';

/** A network of one entity alone: a case can be begun from it all the same, brought in, noted and taken away. */
export function EmptyNetwork({ root, ...bar }: CaseBarProps & { root: Entity }) {
  return (
    <div className="flex flex-col gap-4">
      <NothingKnown root={root} />
      <CaseBar {...bar} />
      <div className="max-w-prose text-sm noscript:hidden print:hidden">
        <EntityNote id={root.id} />
      </div>
    </div>
  );
}
