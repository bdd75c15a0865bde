import { plural } from '@/lib/format/dates';
import type { HeldCountry } from '@/lib/jurisdictions/held';

/** What is known but holds no company. The interface lists it, so it is told; it leads nowhere, so it is folded. */
export function EmptyJurisdictions({ countries, open }: { countries: HeldCountry[]; open: boolean }) {
  const empty = countries
    .flatMap(({ regions, ...country }) => [country, ...regions])
    .filter(({ count }) => count === 0);
  if (empty.length === 0) return null;
  return (
    <details open={open} className="mt-6 text-sm">
      <summary className="cursor-pointer">
        {plural(empty.length, 'further jurisdiction')} without companies here
      </summary>
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
