import { Notice } from '@/components/ui/notice';
import { Link } from '@/components/ui/parts';
import type { JurisdictionMatch } from '@/lib/contract/records';
import { countryOf } from '@/lib/shared/jurisdictions/jurisdictions';
import { namedIn } from '@/lib/shared/jurisdictions/match';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { matchWords } from '@/lib/words/register';
import { companiesOf } from './jurisdiction-list';

/** What a text was matched to. An empty reply means that there is no match. */
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

interface MatchFormProps {
  q: string;
  related: string;
  metered: boolean;
}

/** An example code, the same in every language. */
const COUNTRY = 'us';

const INPUT = 'w-full rounded border border-line-strong bg-raised px-3 py-1.5 placeholder:text-muted';

export function MatchForm({ q, related, metered }: MatchFormProps) {
  const words = useWords(matchWords);
  return (
    <form action={links.jurisdictionMatch()} className="grid max-w-xl gap-4 sm:grid-cols-2 print:hidden">
      <label className="block text-sm">
        <span className="mb-1 block font-medium">{words.text}</span>
        <input name="q" type="search" defaultValue={q} autoComplete="off" className={INPUT} />
      </label>
      <label className="block text-sm">
        <span className="mb-1 block font-medium">{words.near}</span>
        <input
          name="related_jurisdiction_code"
          defaultValue={related}
          autoComplete="off"
          placeholder={COUNTRY}
          className={INPUT}
        />
      </label>
      <div className="sm:col-span-2">
        <button type="submit" className="rounded border border-accent px-3 py-1.5 font-medium text-accent text-sm">
          {words.match}
        </button>
        <p className="mt-2 text-muted text-sm">
          {words.help}
          {metered && ` ${words.metered}`}
        </p>
      </div>
    </form>
  );
}
