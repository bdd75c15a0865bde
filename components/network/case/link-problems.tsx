import { useMemo } from 'react';
import { parseCaseLink } from '@/lib/network/case/link/parse';
import { useWords } from '@/lib/shared/language/use-words';
import { networkSinceWords } from '@/lib/words/network-analysis';
import { Notice } from '../../ui/notice';

/** What of the page's address could not be read: it was cut off, or is of another version. */
export function LinkProblems({ query, roots }: { query: string; roots: readonly string[] }) {
  const { unread: told } = useWords(networkSinceWords);
  const unread = useMemo(() => parseCaseLink(new URLSearchParams(query), roots).unread, [query, roots]);
  if (unread.length === 0) return null;
  return (
    <Notice tone="warn" title={told}>
      <p>
        <code>{unread.join(', ')}</code>
      </p>
    </Notice>
  );
}
