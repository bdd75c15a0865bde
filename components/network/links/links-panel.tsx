import { useMemo, useState } from 'react';
import type { Facts } from '@/lib/network/findings/facts';
import { LINKED, type LinksFinding } from '@/lib/network/findings/links';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkLinkWords } from '@/lib/words/network-filters';
import { AnswerSection } from '../findings/answer-section';
import { useNames } from '../findings/tools';
import { useAnswer } from '../findings/use-answer';
import { ChosenEntities } from './chosen-entities';
import { HubList } from './hub-list';
import { LinkingPaths } from './linking-paths';
import { LinkingTree } from './linking-tree';

interface Props {
  facts: Facts;
  /** The entities that are to be linked, in the order in which they were chosen. */
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  /** The entity that is looked at now. */
  focused: string;
}

/** "What links these?" Hubs are passed by and listed, unless they are let in. */
export function LinksPanel({ facts, selected, onSelect, focused }: Props) {
  const words = useWords(networkLinkWords);
  const forms = useForms();
  const [admitted, setAdmitted] = useState<readonly string[]>([]);
  const ask = useMemo(() => ({ facts, ids: selected, admitted }), [facts, selected, admitted]);
  const answered = useAnswer('links', ask);
  return (
    <AnswerSection
      title={words.title}
      rule={words.rule(forms, LINKED.least, LINKED.most)}
      before={<ChosenEntities selected={selected} focused={focused} onSelect={onSelect} />}
      answered={answered}
    >
      {(found) =>
        found ? (
          <Found found={found} admitted={admitted} onAdmit={setAdmitted} />
        ) : (
          selected.length > 0 && <p>{words.tooFew}</p>
        )
      }
    </AnswerSection>
  );
}

interface FoundProps {
  found: LinksFinding;
  admitted: readonly string[];
  onAdmit: (ids: readonly string[]) => void;
}

function Found({ found: { between, trees, apart, paths, ignored }, admitted, onAdmit }: FoundProps) {
  const words = useWords(networkLinkWords);
  const forms = useForms();
  const name = useNames();
  // Between two the best way is the tree; both would say the same.
  const isPair = between.length === 2;
  return (
    <div className="flex flex-col gap-4">
      <p role="status">{trees.length === 0 && words.nothing}</p>
      {!isPair && trees.map((tree) => <LinkingTree key={tree.linked.join(' ')} tree={tree} asked={between.length} />)}
      {paths.length > 0 && <LinkingPaths paths={paths} />}
      {trees.length > 0 && apart.length > 0 && <p>{words.apart(forms.and(apart.map(name)))}</p>}
      <HubList ignored={ignored} admitted={admitted} onAdmit={onAdmit} />
    </div>
  );
}
