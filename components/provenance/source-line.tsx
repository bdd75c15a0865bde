import type { Source } from '@/lib/contract/provenance';
import { dateInWords } from '@/lib/format/dates';
import { OutsideLink } from '../ui/outside-link';

/** Where a record comes from and how old it is. Every record shows one. */
export function SourceLine({ source }: { source: Source | null | undefined }) {
  if (!source) return <p className="text-muted text-sm">The registry names no source for this record.</p>;
  const { publisher, url, retrieved_at, terms } = source;
  return (
    <p className="text-sm">
      <OutsideLink url={url}>{publisher ?? 'A publisher without a name'}</OutsideLink>
      {retrieved_at ? `, retrieved ${dateInWords(retrieved_at)}` : ', retrieved on an unknown date'}
      {terms ? `. ${terms}.` : '.'}
    </p>
  );
}
