import { type FormEvent, useState } from 'react';
import { LONGEST_NAME } from '@/lib/network/case/apply';
import { freeGroupId } from '@/lib/network/case/groups';
import { useWords } from '@/lib/shared/language/use-words';
import { networkCaseWords } from '@/lib/words/network-analysis';
import { PlainButton } from '../filters/plain-button';
import { useNetworkCase } from '../use-case';

/** Draws several as one node with a name; one alone is no group. */
export function GroupForm({ ids }: { ids: readonly string[] }) {
  const { tools } = useWords(networkCaseWords);
  const { case: look, run } = useNetworkCase();
  const [name, setName] = useState('');
  if (ids.length < 2) return null;
  const group = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return;
    run({ kind: 'group', group: { id: freeGroupId(look), name: wanted, by: 'hand', members: ids, closed: true } });
    setName('');
  };
  return (
    <form onSubmit={group} className="flex flex-wrap items-end gap-2">
      <label className="min-w-0 flex-1">
        {tools.groupName}
        <input
          type="text"
          required
          maxLength={LONGEST_NAME}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          className="mt-1 block w-full rounded border border-line-strong bg-surface px-2 py-1"
        />
      </label>
      <PlainButton type="submit">{tools.group}</PlainButton>
    </form>
  );
}
