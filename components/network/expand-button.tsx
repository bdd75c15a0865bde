import type { Price } from '@/lib/contract/quota';
import { type Entity, isEntityPath, nameOf } from '@/lib/network/entity';
import type { ExpansionStatus } from '@/lib/network/expansions';
import { useWords } from '@/lib/shared/language/use-words';
import { quotaScriptWords } from '@/lib/words/controls';
import { networkFactWords } from '@/lib/words/network';

interface Props {
  entity: Entity;
  status: ExpansionStatus;
  onExpand: (id: string) => void;
  /** Where calls are counted. */
  price?: Price;
}

const LOOKS: Record<ExpansionStatus, string> = {
  new: 'cursor-pointer border-line-strong bg-raised text-ink hover:bg-accent-soft',
  loading: 'border-line text-muted',
  expanded: 'border-transparent text-muted',
};

/**
 * It stays when its work is done: a button that went away would take the focus of the keyboard with it. An owner nobody
 * knows has none, as there is nothing to ask for.
 */
export function ExpandButton({ entity, status, onExpand, price }: Props) {
  const words = useWords(networkFactWords);
  const { prices } = useWords(quotaScriptWords);
  if (!isEntityPath(entity.id)) return null;
  const told = status === 'new' && price ? prices[price] : undefined;
  return (
    <button
      type="button"
      aria-label={words.expandName(status, nameOf(entity, entity.id), told?.short)}
      aria-disabled={status !== 'new'}
      title={told?.full}
      onClick={() => onExpand(entity.id)}
      className={`min-h-6 shrink-0 whitespace-nowrap rounded border px-2 text-xs print:hidden ${LOOKS[status]}`}
    >
      {words.expand[status]}
      {told && ' · '}
      {told && <span className="text-muted tabular-nums">{told.short}</span>}
    </button>
  );
}
