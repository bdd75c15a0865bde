import type { NetworkModel } from '@/lib/network/model';
import { useWords } from '@/lib/shared/language/use-words';
import { networkCaseWords } from '@/lib/words/network-analysis';
import { PlainButton } from '../filters/plain-button';
import { useNetworkCase } from '../use-case';
import { useSayings } from './use-sayings';
import { useUndoKeys } from './use-undo-keys';

/** Each tells what it would undo or do again. */
export function UndoButtons({ model }: { model: NetworkModel }) {
  const words = useWords(networkCaseWords);
  const { undo, redo, history } = useNetworkCase();
  const say = useSayings(model);
  useUndoKeys();
  const [last, next] = [history.done.at(-1), history.undone.at(-1)];
  return (
    <div className="flex gap-2">
      <PlainButton disabled={!last} onClick={undo} title={last && words.undoWhat(say(last.command))}>
        ↶ {words.undo}
      </PlainButton>
      <PlainButton disabled={!next} onClick={redo} title={next && words.redoWhat(say(next.command))}>
        ↷ {words.redo}
      </PlainButton>
    </div>
  );
}
