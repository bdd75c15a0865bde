import type { Source } from '@/lib/contract/provenance';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { provenanceWords } from '@/lib/words/statement';
import { OutsideLink } from '../ui/outside-link';

const LICENCES: readonly (readonly [prefix: string, name: string])[] = [
  ['https://creativecommons.org/publicdomain/zero/', 'CC0 1.0'],
  ['https://creativecommons.org/licenses/by/', 'CC BY'],
  ['https://creativecommons.org/licenses/by-sa/', 'CC BY-SA'],
  ['http://www.nationalarchives.gov.uk/doc/open-government-licence', 'Open Government Licence'],
];

/** Publishers often name a licence by its address alone. */
function licenceName(terms: string): string {
  return LICENCES.find(([prefix]) => terms.startsWith(prefix))?.[1] ?? terms;
}

/** Where a record comes from and how old it is. Every record shows one. */
export function SourceLine({ source }: { source: Source | null | undefined }) {
  const words = useWords(provenanceWords);
  const { date } = useForms();
  if (!source) return <p className="text-muted text-sm">{words.noSource}</p>;
  const { publisher, url, retrieved_at, terms } = source;
  return (
    <p className="text-sm">
      {words.source(
        <OutsideLink url={url}>{publisher ?? words.namelessPublisher}</OutsideLink>,
        retrieved_at ? date(retrieved_at) : undefined,
        terms && <OutsideLink url={terms}>{licenceName(terms)}</OutsideLink>,
      )}
    </p>
  );
}
