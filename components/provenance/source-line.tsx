import type { Source } from '@/lib/contract/provenance';
import { dateInWords } from '@/lib/format/dates';
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
  if (!source) return <p className="text-muted text-sm">The registry names no source for this record.</p>;
  const { publisher, url, retrieved_at, terms } = source;
  return (
    <p className="text-sm">
      <OutsideLink url={url}>{publisher ?? 'A publisher without a name'}</OutsideLink>
      {retrieved_at ? `, retrieved ${dateInWords(retrieved_at)}` : ', retrieved on an unknown date'}
      {terms ? (
        <>
          . Licence: <OutsideLink url={terms}>{licenceName(terms)}</OutsideLink>.
        </>
      ) : (
        '.'
      )}
    </p>
  );
}
