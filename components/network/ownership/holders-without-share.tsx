import type { HolderWithoutShare } from '@/lib/network/findings/without-share';
import type { Relationship } from '@/lib/network/relationship';
import { holdingWords } from '@/lib/network/relationship-words';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkOwnershipWords } from '@/lib/words/network-analysis';
import { FoldedRows } from '../../ui/folded-rows';
import { EntityName } from '../findings/entity-name';
import { StepLink } from '../findings/step-link';
import { useFindingTools } from '../findings/tools';

const SHOWN = 8;

/** Those at the top of whom no economic share is stated, persons above all: what they have is named, and never added up. */
export function HoldersWithoutShare({ holders }: { holders: readonly HolderWithoutShare[] }) {
  const { withoutShare } = useWords(networkOwnershipWords);
  if (holders.length === 0) return null;
  return (
    <section aria-label={withoutShare.title}>
      <p className="text-muted">{withoutShare.title}</p>
      <FoldedRows rows={[...holders]} first={SHOWN} noun={withoutShare.holders}>
        {(rows) => (
          <ul className="mt-1 flex flex-col gap-1">
            {rows.map(({ id, relationships }) => (
              <li key={id}>
                <span className="font-medium">
                  <EntityName id={id} />
                </span>
                <Holdings ids={relationships} />
              </li>
            ))}
          </ul>
        )}
      </FoldedRows>
    </section>
  );
}

function Holdings({ ids }: { ids: readonly string[] }) {
  const { model } = useFindingTools();
  const held = ids.flatMap((id) => model.relationships.get(id) ?? []);
  return (
    <ul>
      {held.map((one) => (
        <li key={one.id}>
          <Holding relationship={one} />
        </li>
      ))}
    </ul>
  );
}

function Holding({ relationship: { id, parent, child, type, interests, share } }: { relationship: Relationship }) {
  const { language, and } = useForms();
  const means = (interests.length > 0 ? interests : [type]).map((code) => holdingWords(code, language));
  return (
    <>
      <span className="text-muted">{and(means)}</span>{' '}
      <StepLink owner={parent} owned={child} share={share} relationships={[id]} /> <EntityName id={child} quiet />
    </>
  );
}
