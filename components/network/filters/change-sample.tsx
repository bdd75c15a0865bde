import type { ChangeKind } from '@/lib/network/changes/kinds';
import { CHANGE_LOOKS } from '@/lib/network/style-changes';

const COLORS = { good: 'text-good', bad: 'text-bad', warn: 'text-warn' } as const;

/** How a line that was added, has gone or has changed looks in the picture. */
export function ChangeSample({ kind }: { kind: ChangeKind }) {
  const { token, dashes, width } = CHANGE_LOOKS[kind];
  return (
    <svg aria-hidden="true" viewBox="0 0 36 8" className={`mr-2 inline h-2 w-9 ${COLORS[token]}`}>
      <line x1="0" y1="4" x2="36" y2="4" stroke="currentColor" strokeWidth={width} strokeDasharray={dashes.join(' ')} />
    </svg>
  );
}
