import { useId, useState } from 'react';
import { LONGEST_NOTE } from '@/lib/network/case/apply';
import { useWords } from '@/lib/shared/language/use-words';
import { networkCaseWords } from '@/lib/words/network-analysis';
import { useNetworkCase } from '../use-case';

/** A remark on one entity. What is typed is kept at once; it stands here as it is typed, blanks at its end too. */
export function EntityNote({ id }: { id: string }) {
  const { tools } = useWords(networkCaseWords);
  const { case: look, runOn } = useNetworkCase();
  const [box, hint] = [useId(), useId()];
  const kept = look.notes.get(id) ?? '';
  const [typed, setTyped] = useState(kept);
  return (
    <div>
      <label htmlFor={box}>{tools.note}</label>
      <textarea
        id={box}
        rows={2}
        maxLength={LONGEST_NOTE}
        aria-describedby={hint}
        dir="auto"
        value={typed.trim() === kept ? typed : kept}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          runOn({ kind: 'note', id, text: event.currentTarget.value });
        }}
        className="mt-1 block w-full rounded border border-line-strong bg-surface px-2 py-1"
      />
      <p id={hint} className="mt-1 text-muted text-xs">
        {tools.notePrivate}
      </p>
    </div>
  );
}
