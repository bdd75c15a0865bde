import type { EntityKind } from '@/lib/network/entity';
import { useWords } from '@/lib/shared/language/use-words';
import { networkFactWords } from '@/lib/words/network';

/** Behind a name, in words: that it is no company of a register, and what it is instead. */
export function KindMark({ kind }: { kind: EntityKind | undefined }) {
  const { noCompany } = useWords(networkFactWords);
  return kind === undefined || kind === 'company' ? null : <span className="text-muted"> {noCompany[kind]}</span>;
}
