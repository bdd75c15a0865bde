import { type FormEvent, useId, useState } from 'react';
import { useForms, useWords } from '@/lib/language/use-words';
import { parseIdList } from '@/lib/network/list/list';
import type { NetworkModel } from '@/lib/network/model';
import { MAX_EXPANDED } from '@/lib/network/state';
import { PlainButton } from '../filters/plain-button';
import { networkCaseWords } from '../script-words/case/words';
import { useNetworkCase } from '../use-case';

interface Props {
  model: NetworkModel;
  metered: boolean;
  /** How many networks are asked for already. */
  asked: number;
}

interface Told {
  added: number;
  unread: readonly string[];
  isCut: boolean;
}

/** More of what could not be read is not repeated. */
const MOST_REPEATED = 10;

/** Adds entities by a pasted list: the network begins from them as well. */
export function IdListForm({ model, metered, asked }: Props) {
  const { open } = useWords(networkCaseWords);
  const forms = useForms();
  const { case: look, run } = useNetworkCase();
  const [text, setText] = useState('');
  const [told, setTold] = useState<Told>();
  const [box, hint] = [useId(), useId()];
  const list = parseIdList(text);
  const unknown = list.ids.filter((id) => !model.entities.has(id));
  const add = (event: FormEvent) => {
    event.preventDefault();
    const taken = new Set(unknown.slice(0, Math.max(0, MAX_EXPANDED - asked)));
    const ids = list.ids.filter((id) => !look.roots.includes(id) && (taken.has(id) || model.entities.has(id)));
    setTold({ added: ids.length, unread: list.unread, isCut: taken.size < unknown.length || list.beyond > 0 });
    if (ids.length > 0) run({ kind: 'add_roots', ids });
    if (list.unread.length === 0) setText('');
  };
  return (
    <form onSubmit={add} className="flex flex-col gap-2">
      <label htmlFor={box} className="font-medium">
        {open.ids}
      </label>
      <textarea
        id={box}
        rows={3}
        required
        spellCheck={false}
        autoCapitalize="none"
        aria-describedby={hint}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        className="block w-full rounded border border-line-strong bg-surface px-2 py-1"
      />
      <p id={hint} className="text-muted">
        {open.idsHint} {metered && unknown.length > 0 && open.costs(forms, unknown.length)}
      </p>
      <div>
        <PlainButton type="submit">{open.add}</PlainButton>
      </div>
      <div role="status" className="empty:hidden">
        {told && <p>{open.added(forms, told.added)}</p>}
        {told && told.unread.length > 0 && <p>{open.unread(told.unread.slice(0, MOST_REPEATED).join(' · '))}</p>}
        {told?.isCut && <p>{open.tooMany(forms, MAX_EXPANDED)}</p>}
      </div>
    </form>
  );
}
