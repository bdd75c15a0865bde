import type { Change } from '@/lib/records/event/changes';
import { useWords } from '@/lib/shared/language/use-words';
import { eventPageWords } from '@/lib/words/event';
import { type Column, DataTable } from '../ui/data-table';

type Words = (typeof eventPageWords)['en']['changes'];

function columnsIn(words: Words): Column<Change>[] {
  const side = (text: string | undefined) =>
    text === undefined ? <span className="text-muted">{words.nothing}</span> : <bdi>{text}</bdi>;
  return [
    { header: words.what, cell: ({ label }) => label },
    { header: words.before, cell: ({ before }) => side(before) },
    { header: words.after, cell: ({ after }) => side(after) },
  ];
}

/** What the event changed, value by value. */
export function EventChanges({ changes }: { changes: Change[] }) {
  const words = useWords(eventPageWords).changes;
  return (
    <DataTable
      caption={words.caption}
      columns={columnsIn(words)}
      rows={changes}
      keyOf={({ label, before, after }) => `${label} ${before} ${after}`}
    />
  );
}
