import { useDeferredValue, useMemo } from 'react';
import type { NetworkFilter, Scope } from '@/lib/network/filter';
import { FACETS, type FacetName, type FacetValue, facetsOf } from '@/lib/network/filter/facets';
import { toggled } from '@/lib/network/filter/narrowing';
import type { NetworkModel } from '@/lib/network/model';
import { useWords } from '@/lib/shared/language/use-words';
import { networkFilterWords } from '@/lib/words/network-filters';
import { FacetList } from './facet-list';
import type { JurisdictionNames } from './value-words';

interface Props {
  model: NetworkModel;
  scope: Scope;
  filter: NetworkFilter;
  jurisdictionNames: JurisdictionNames;
  onFilter: (part: Partial<NetworkFilter>) => void;
}

const NONE: readonly string[] = [];

/** Counted a moment after the picture, so that a slider never waits for them. */
export function Facets({ model, scope, filter, jurisdictionNames, onFilter }: Props) {
  const settled = useDeferredValue(filter);
  const facets = useMemo(() => facetsOf(model, settled, scope), [model, settled, scope]);
  const { counted } = useWords(networkFilterWords);
  const parts = FACETS.filter((name) => isChoice(facets[name]));
  const choose = (name: FacetName) => (values: readonly string[]) => onFilter({ [name]: values });
  if (parts.length === 0) return null;
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-4 noscript:hidden">
      <p className="w-full text-muted text-xs">{counted}</p>
      {parts.map((name) => (
        <FacetList
          key={name}
          name={name}
          values={facets[name]}
          chosen={filter[name] ?? NONE}
          jurisdictionNames={jurisdictionNames}
          onToggle={(value) => onFilter(toggled(filter, name, value))}
          onChoose={choose(name)}
        />
      ))}
    </div>
  );
}

/** One value that all have is nothing to choose from. */
const isChoice = (values: readonly FacetValue[]): boolean => values.length > 1 || values.some(({ chosen }) => chosen);
