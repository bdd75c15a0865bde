import type { OwnersFinding } from '@/lib/network/findings/owners';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkOwnershipWords } from '@/lib/words/network-analysis';
import { FollowFurther } from '../findings/follow-further';
import { useFindingTools } from '../findings/tools';

const SHOWN = 3;

/** The company and those on the way whose own owners nobody has asked for: there the facts end as well as at the top. */
export function OpenOwners({ found: { of, above, owners } }: { found: OwnersFinding }) {
  const words = useWords(networkOwnershipWords);
  const forms = useForms();
  const { model } = useFindingTools();
  const tops = new Set(owners.flatMap(({ members }) => members));
  const open = [of, ...above].filter((id) => !tops.has(id) && !model.expanded.has(id));
  return (
    <>
      {open.slice(0, SHOWN).map((id) => (
        <FollowFurther key={id} id={id} />
      ))}
      {open.length > SHOWN && <p className="text-muted">{words.moreOpen(forms, open.length - SHOWN)}</p>}
    </>
  );
}
