import { type FormEvent, useId, useState } from 'react';
import { parseIdList } from '@/lib/network/list/list';
import type { NetworkModel } from '@/lib/network/model';
import { MAX_EXPANDED } from '@/lib/network/state';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkCaseWords } from '@/lib/words/network-analysis';
import { PlainButton } from '../filters/plain-button';
import { useNetworkCase } from '../use-case';
import { FILE_INPUT } from './file-input';

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
      <ListFile onText={setText} />
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

/** Far more than the longest list that is taken. */
const LARGEST_LIST = 5_000_000;

/** Puts the text of a file into the box, where it can be looked at before anything is added. */
function ListFile({ onText }: { onText: (text: string) => void }) {
  const { open } = useWords(networkCaseWords);
  const [isRefused, setRefused] = useState(false);
  const input = useId();
  const read = async (file: File | undefined) => {
    if (!file) return;
    const text = file.size > LARGEST_LIST ? undefined : await file.text().catch(() => undefined);
    setRefused(text === undefined);
    if (text !== undefined) onText(text);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={input}>{open.idsFile}</label>
      <input
        id={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onChange={(event) => {
          read(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
        className={FILE_INPUT}
      />
      <p role="status" className="text-warn empty:hidden">
        {isRefused && open.idsUnreadable}
      </p>
    </div>
  );
}
