import { neighbourCounts } from '@/lib/network/rows';
import { shareWords } from '@/lib/network/share';
import { codeWords, kindWords, nameOf, plural } from '@/lib/network/words';
import type { NetworkView } from './use-network-view';

/** What the ring moved to, for those who hear the picture instead of seeing it. */
export const FocusAnnouncement = ({ view, focus }: { view: NetworkView; focus: string | undefined }) => (
  <p aria-live="polite" className="sr-only">
    {focus === undefined ? '' : focusWords(view, focus)}
  </p>
);

function focusWords({ model, selection }: NetworkView, id: string): string {
  const relationship = model.relationships.get(id);
  if (relationship) {
    const [owner, owned] = [relationship.parent, relationship.child].map((end) => nameOf(model.entities.get(end), end));
    return `${codeWords(relationship.type)}: ${owner} in ${owned}, share ${shareWords(relationship.share)}`;
  }
  const entity = model.entities.get(id);
  if (!entity) return '';
  const { owners, owned } = neighbourCounts(selection, id);
  const expanded = model.expanded.has(id) ? ', expanded' : '';
  return `${nameOf(entity, id)}, ${kindWords(entity).toLowerCase()}, ${plural(owners, 'owner', 'owners')}, ${owned} owned${expanded}`;
}
