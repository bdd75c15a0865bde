import { useMemo } from 'react';
import type { Group } from '@/lib/network/case/case';
import { corporateGroups, jurisdictionGroups } from '@/lib/network/case/groups';
import { unknownOf } from '@/lib/network/known-facts';
import type { NetworkModel } from '@/lib/network/model';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkMarkWords } from '@/lib/words/network';
import { networkCaseWords } from '@/lib/words/network-analysis';
import { PlainButton } from '../filters/plain-button';
import { useNetworkCase } from '../use-case';

/** One alone would lose its name and win no room. */
const LEAST = 2;

interface Props {
  model: NetworkModel;
  jurisdictionNames: Readonly<Record<string, string>>;
}

/** Groups made of what is known of all: by where they are registered, and by the groupings of the register. */
export function GroupBy({ model, jurisdictionNames }: Props) {
  const { away } = useWords(networkCaseWords);
  const words = useWords(networkMarkWords);
  const { run } = useNetworkCase();
  const corporate = useMemo(() => corporateGroups(model, LEAST), [model]);
  const close = (groups: readonly Group[]) => {
    for (const group of groups) run({ kind: 'group', group: { ...group, closed: true } });
  };
  const nameOfPlace = (code: string) => jurisdictionNames[code] ?? code.toUpperCase();
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <PlainButton onClick={() => close(jurisdictionGroups(model, nameOfPlace, LEAST))}>
          {away.byJurisdiction}
        </PlainButton>
        <PlainButton disabled={corporate.length === 0} onClick={() => close(corporate)}>
          {words.byGrouping}
        </PlainButton>
      </div>
      <GroupingsTold model={model} isNone={corporate.length === 0} />
    </div>
  );
}

/** Why there is nothing to be grouped, and of how many nobody knows. */
function GroupingsTold({ model, isNone }: { model: NetworkModel; isNone: boolean }) {
  const words = useWords(networkMarkWords);
  const forms = useForms();
  const { groupings, companies } = useMemo(() => unknownOf(model.entities.values()), [model]);
  const told = [isNone && words.noGrouping, groupings > 0 && words.groupingUnknown(forms, groupings, companies)];
  return <p className="text-muted empty:hidden">{told.filter(Boolean).join(' ')}</p>;
}
