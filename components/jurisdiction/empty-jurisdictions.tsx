import type { HeldCountry } from '@/lib/records/jurisdiction/held';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { jurisdictionWords } from '@/lib/words/register';

/** What is known but holds no company. The interface lists it, so it is told; it leads nowhere, so it is folded. */
export function EmptyJurisdictions({ countries, open }: { countries: HeldCountry[]; open: boolean }) {
  const words = useWords(jurisdictionWords);
  const forms = useForms();
  const empty = countries
    .flatMap(({ regions, ...country }) => [country, ...regions])
    .filter(({ count }) => count === 0);
  if (empty.length === 0) return null;
  return (
    <details open={open} className="mt-6 text-sm">
      <summary className="cursor-pointer">{words.emptyOnes(forms, empty.length)}</summary>
      <ul className="mt-2 columns-2 gap-6 text-muted">
        {empty.map(({ code, name }) => (
          <li key={code} className="break-inside-avoid py-0.5">
            <bdi>{name}</bdi> <span className="text-xs">{code}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
