import { Link } from '@/components/ui/parts';
import { MOST_ROOTS, rootsHref } from '@/lib/network/roots-href';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { type CompanyNumber, links } from '@/lib/shared/links';
import { networkRootWords } from '@/lib/words/company';

/** A link from several companies to their common network; nothing for a single one. */
export function NetworkOfThese({ companies }: { companies: readonly CompanyNumber[] }) {
  const words = useWords(networkRootWords);
  const forms = useForms();
  if (companies.length < 2) return null;
  const taken = companies.slice(0, MOST_ROOTS);
  return (
    <p className="print:hidden">
      <Link href={rootsHref(taken.map(links.company))} className="underline">
        {taken.length < companies.length ? words.networkOfFirst(forms, taken.length) : words.networkOfThese}
      </Link>
    </p>
  );
}
