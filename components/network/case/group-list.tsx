import type { Group } from '@/lib/network/case/case';
import { useWords } from '@/lib/shared/language/use-words';
import { networkCaseWords } from '@/lib/words/network-analysis';
import { PlainButton } from '../filters/plain-button';
import { useNetworkCase } from '../use-case';

/** Groups by name: drawn as one, or each member by itself. */
export function GroupList({ groups }: { groups: readonly Group[] }) {
  const { away } = useWords(networkCaseWords);
  const { run } = useNetworkCase();
  if (groups.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 font-medium font-sans text-sm">{away.groups}</h3>
      <ul className="flex flex-col gap-1">
        {groups.map(({ id, name, closed }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <PlainButton
              aria-label={away.dissolve(name)}
              title={away.dissolve(name)}
              onClick={() => run({ kind: 'ungroup', id })}
            >
              ×
            </PlainButton>
            <PlainButton onClick={() => run({ kind: 'close_group', id, closed: !closed })}>
              <bdi>{closed ? away.open(name) : away.close(name)}</bdi>
            </PlainButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
