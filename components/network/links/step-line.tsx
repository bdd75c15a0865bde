import type { Relationship } from '@/lib/network/relationship';
import { StepLink } from '../findings/step-link';
import { useFindingTools } from '../findings/tools';

interface Props {
  from: string;
  relationships: readonly string[];
}

/** All holdings between two neighbours on a way, each in its own direction, as it is walked from the first of them. */
export function StepLine({ from, relationships }: Props) {
  const { model } = useFindingTools();
  const known = relationships.flatMap((id) => model.relationships.get(id) ?? []);
  return known.map((relationship) => <Holding key={relationship.id} from={from} relationship={relationship} />);
}

const Holding = ({ from, relationship }: { from: string; relationship: Relationship }) => (
  <>
    {' '}
    <StepLink
      owner={relationship.parent}
      owned={relationship.child}
      share={relationship.share}
      relationships={[relationship.id]}
      towards={relationship.parent === from ? 'owned' : 'owner'}
    />{' '}
  </>
);
