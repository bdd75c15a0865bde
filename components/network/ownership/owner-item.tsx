import { shareOfFraction } from '@/lib/network/findings/fraction';
import type { UltimateOwner } from '@/lib/network/ownership/owners';
import { shareWords } from '@/lib/network/share';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkOwnershipWords } from '@/lib/words/network-analysis';
import { EntityName } from '../findings/entity-name';
import { FollowFurther } from '../findings/follow-further';
import { useNames } from '../findings/tools';
import { ArithmeticLines } from './arithmetic-lines';

/** Somebody at the top, with the share and how it comes about. Several who own each other are one. */
export function OwnerItem({ owner }: { owner: UltimateOwner }) {
  const words = useWords(networkOwnershipWords);
  const { language } = useForms();
  const name = useNames();
  const { members, share, arithmetic } = owner;
  return (
    <li className="border-line border-t py-3 first:border-t-0 first:pt-0">
      {members.length > 1 && <p className="text-muted">{words.together}</p>}
      <div className="flex items-baseline justify-between gap-4">
        <ul className="flex min-w-0 flex-col font-medium">
          {members.map((id) => (
            <li key={id}>
              <EntityName id={id} />
            </li>
          ))}
        </ul>
        <p className="whitespace-nowrap text-right font-semibold tabular-nums">
          {shareWords(shareOfFraction(share), language)}
        </p>
      </div>
      <ArithmeticLines arithmetic={arithmetic} label={words.chains(members.map(name).join(', '))} />
      {members.map((id) => (
        <FollowFurther key={id} id={id} />
      ))}
    </li>
  );
}
