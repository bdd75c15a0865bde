import { type Change, changeInWords } from '@/lib/records/watchlist/watchlist';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { watchButtonWords } from '@/lib/words/watch-button';

function ChangeLine({ change }: { change: Change }) {
  const words = useWords(watchButtonWords);
  const { what, from, to } = changeInWords(change, useForms().language);
  const name = <span className="font-medium">{what}</span>;
  if (from !== undefined && to !== undefined) return words.changedFromTo(name, <bdi>{from}</bdi>, <bdi>{to}</bdi>);
  if (from !== undefined) return words.changedFrom(name, <bdi>{from}</bdi>);
  return to === undefined ? name : words.changedTo(name, <bdi>{to}</bdi>);
}

/** The changes as text: "Status: from “Active” to “Dissolved”". */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="space-y-0.5 text-sm">
      {changes.map((change) => (
        <li key={Object.values(change).join(' ')}>
          <ChangeLine change={change} />
        </li>
      ))}
    </ul>
  );
}
