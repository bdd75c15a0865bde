import { useState } from 'react';
import { nameOf } from '@/lib/network/entity';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkPictureWords } from '@/lib/words/network';
import type { DrawnNetwork } from './use-drawn';

interface Props {
  drawn: DrawnNetwork;
  focus: string | undefined;
  selected: readonly string[];
}

/** What the picture alone shows, for those who hear it: a stack that was reached, and how many are selected. */
export function CanvasAnnouncement({ drawn, focus, selected }: Props) {
  const words = useWords(networkPictureWords);
  const forms = useForms();
  const stack = focus === undefined ? undefined : drawn.stacks.get(focus);
  const { entities } = drawn.model;
  const isFocusSelected = focus !== undefined && selected.includes(focus);
  const [wasSelected, setWasSelected] = useState(false);
  if (selected.length > 0 && !wasSelected) setWasSelected(true);
  return (
    <div aria-live="polite" className="sr-only">
      {stack?.kind === 'group' && <p>{words.group(forms, stack.members.length, stack.name ?? '')}</p>}
      {stack?.of !== undefined && (
        <p>{words.stack(forms, stack.members.length, nameOf(entities.get(stack.of), stack.of))}</p>
      )}
      {selected.length > 0 && <p>{words.selected(forms, selected.length, isFocusSelected)}</p>}
      {selected.length === 0 && wasSelected && <p>{words.noneSelected}</p>}
    </div>
  );
}
