import { useState } from 'react';
import { nameOf } from '@/lib/network/entity';
import { holdingWords } from '@/lib/network/relationship-words';
import { neighbourCounts } from '@/lib/network/rows';
import { shareWords } from '@/lib/network/share';
import type { Forms } from '@/lib/shared/language/forms/forms';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkFactWords, relationshipWords } from '@/lib/words/network';
import type { NetworkView } from './use-network-view';

/**
 * What the ring moved to, for those who hear the picture instead of seeing it. It is said when the ring moves: what a
 * filter or an expansion then changes around it is told where that is done.
 */
export function FocusAnnouncement({ view, focus }: { view: NetworkView; focus: string | undefined }) {
  const words = useWords(networkFactWords);
  const forms = useForms();
  const { selection } = view;
  const [moved, setMoved] = useState({ focus, selection });
  if (moved.focus !== focus) setMoved({ focus, selection });
  const isAsItWas = moved.focus === focus && moved.selection === selection;
  return (
    <p aria-live="polite" className="sr-only">
      {focus !== undefined && isAsItWas && focusInWords(view, focus, words, forms)}
    </p>
  );
}

function focusInWords(view: NetworkView, id: string, words: (typeof networkFactWords)['en'], forms: Forms): string {
  const { model, selection } = view;
  const nameAt = (end: string) => nameOf(model.entities.get(end), end);
  const relationship = model.relationships.get(id);
  if (relationship) {
    const { parent, child, type, share } = relationship;
    return words.relationshipFocused({
      type: holdingWords(type, forms.language),
      owner: nameAt(parent),
      owned: nameAt(child),
      share: shareWords(share, forms.language),
    });
  }
  const entity = model.entities.get(id);
  if (!entity) return '';
  const isExpanded = model.expanded.has(id);
  const counts = neighbourCounts(selection, id);
  const said = words.entityFocused(forms, { name: nameAt(id), kind: entity.kind, isExpanded, ...counts });
  return entity.status === 'inactive' ? `${said}, ${relationshipWords[forms.language].inactive}` : said;
}
