import type { JurisdictionMatch } from '@/lib/contract/jurisdiction';
import { countryOf } from '@/lib/shared/jurisdictions/jurisdictions';
import { namedIn } from '@/lib/shared/jurisdictions/named';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { matchWords } from '@/lib/words/register';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';
import { companiesOf } from './company-links';

/** What a text was understood to mean; an empty answer of the interface is the answer that it means nothing. */
export function MatchResult({ q, match }: { q: string; match: JurisdictionMatch }) {
  const words = useWords(matchWords);
  const { language } = useForms();
  const code = match.code ?? match.jurisdiction_code;
  if (!code) {
    return <Notice title={words.uncertain}>{words.namesNone(<bdi>{q}</bdi>)}</Notice>;
  }
  const name = namedIn(language, code, match.full_name ?? match.name ?? code);
  const country = match.country && match.country !== match.name ? match.country : undefined;
  return (
    <Notice tone="good" title={name}>
      <p>
        {words.means({
          q: <bdi>{q}</bdi>,
          name: <bdi>{name}</bdi>,
          code: <code>{code}</code>,
          country: country && namedIn(language, countryOf(code), country),
        })}
      </p>
      <p className="mt-1">
        <Link href={companiesOf(code)} className="underline">
          {words.companies}
        </Link>
      </p>
    </Notice>
  );
}
