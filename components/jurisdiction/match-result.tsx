import type { JurisdictionMatch } from '@/lib/contract/jurisdiction';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';
import { companiesOf } from './company-links';

/** What a text was understood to mean; an empty answer of the interface is the answer that it means nothing. */
export function MatchResult({ q, match }: { q: string; match: JurisdictionMatch }) {
  const code = match.code ?? match.jurisdiction_code;
  if (!code) {
    return (
      <Notice title="No jurisdiction is meant for certain">
        “<bdi>{q}</bdi>” names no place that the register knows, or several. Nothing is guessed.
      </Notice>
    );
  }
  return (
    <Notice tone="good" title={match.full_name ?? match.name ?? code}>
      <p>
        “<bdi>{q}</bdi>” means <bdi>{match.full_name ?? match.name ?? code}</bdi>, code <code>{code}</code>
        {match.country && match.country !== match.name && <> in {match.country}</>}.
      </p>
      <p className="mt-1">
        <Link href={companiesOf(code)} className="underline">
          Companies registered there
        </Link>
      </p>
    </Notice>
  );
}
