import { useMemo, useState } from 'react';
import type { Selection } from '@/lib/network/filter';
import type { Facts } from '@/lib/network/findings/facts';
import { useWords } from '@/lib/shared/language/use-words';
import { networkFindingWords } from '@/lib/words/network-analysis';
import { ControlPanel } from '../control/control-panel';
import { LinksPanel } from '../links/links-panel';
import { OwnersPanel } from '../ownership/owners-panel';
import { EntityBox } from './entity-box';
import { EntityName } from './entity-name';
import { FindingScope } from './finding-scope';
import { useFindingTools } from './tools';

interface Props {
  /** What the filters show. */
  selection: Selection;
  /** The entity that is asked about. */
  subject: string;
  /** The day that the network was asked for (YYYY-MM-DD). */
  day?: string;
  /** Chosen in the picture or by name; stacks may be among them. */
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  onSubject: (id: string) => void;
}

/** What follows from the relationships: who owns in the end, who controls, what links. */
export function NetworkFindings({ selection, subject, day, selected, onSelect, onSubject }: Props) {
  const words = useWords(networkFindingWords);
  const { model } = useFindingTools();
  const [countsHidden, setCountsHidden] = useState(false);
  const facts = useMemo((): Facts => {
    if (!countsHidden) return { entities: [...selection.entities], relationships: selection.relationships, day };
    return { entities: [...model.entities.keys()], relationships: [...model.relationships.values()], day };
  }, [countsHidden, selection, model, day]);
  const others = useMemo(() => [subject], [subject]);
  // A stack that was chosen in the picture is nobody whom one could link.
  const linked = useMemo(() => selected.filter((id) => model.entities.has(id)), [selected, model]);
  return (
    <section aria-label={words.label} className="flex flex-col gap-8 border-line border-t pt-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 text-sm">
        <div className="min-w-0">
          <p className="text-muted">{words.subject}</p>
          <p className="font-medium text-lg">
            <EntityName id={subject} />
          </p>
        </div>
        <div className="min-w-56 noscript:hidden">
          <EntityBox label={words.another} entities={model.entities} except={others} onChoose={onSubject} />
        </div>
      </div>
      <FindingScope
        counted={facts.relationships.length}
        hidden={model.relationships.size - selection.relationships.length}
        countsHidden={countsHidden}
        onCountHidden={setCountsHidden}
      />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <OwnersPanel facts={facts} of={subject} />
        <ControlPanel facts={facts} of={subject} />
      </div>
      <div className="noscript:hidden">
        <LinksPanel facts={facts} selected={linked} onSelect={onSelect} focused={subject} />
      </div>
    </section>
  );
}
