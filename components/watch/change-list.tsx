import type { Change } from '@/lib/watch/changes';

/** What has changed, in words: "Status: from “Active” to “Dissolved”". */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="space-y-0.5 text-sm">
      {changes.map(({ what, from, to }) => (
        <li key={`${what} ${from} ${to}`}>
          <span className="font-medium">{what}</span>
          {from !== undefined && (
            <>
              {to === undefined ? ': was ' : ': from '}“<bdi>{from}</bdi>”
            </>
          )}
          {to !== undefined && (
            <>
              {from === undefined ? ': ' : ' to '}“<bdi>{to}</bdi>”
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
