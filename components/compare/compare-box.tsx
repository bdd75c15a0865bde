import type { CompanyItem } from '@/lib/contract/company';
import { MOST_ROOTS } from '@/lib/network/roots/href';
import { MOST_COMPARED } from '@/lib/records/compare/address';
import { companyReference } from '@/lib/shared/company-reference';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { compareChoiceWords } from '@/lib/words/company';
import { networkRootWords } from '@/lib/words/summary';

/** The id of the form that the check boxes of results belong to. */
const COMPARE_FORM = 'compare-companies';

interface CompareChoiceProps {
  /** Whether a company that no copy is kept of costs a call. */
  metered: boolean;
  /** The results, with a `CompareBox` each. */
  children: React.ReactNode;
}

/** Results of which some can be ticked and compared. While something is ticked the button stays in sight. */
export function CompareChoice({ metered, children }: CompareChoiceProps) {
  const words = useWords(compareChoiceWords);
  const network = useWords(networkRootWords);
  const forms = useForms();
  return (
    <div className="group">
      {children}
      <form
        id={COMPARE_FORM}
        action={links.compare()}
        className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t bg-surface py-3 text-sm group-has-[input[name=company]:checked]:sticky group-has-[input[name=company]:checked]:bottom-0 print:hidden"
      >
        <button type="submit" className="rounded border border-accent px-3 py-1.5 font-medium text-accent">
          {words.compareTicked}
        </button>
        <button
          type="submit"
          formAction={links.network()}
          className="rounded border border-accent px-3 py-1.5 font-medium text-accent"
        >
          {network.networkOfTicked}
        </button>
        <span className="text-muted">
          {words.tick(forms, MOST_COMPARED)} {network.tickForNetwork(forms, MOST_ROOTS)}
          {metered && ` ${words.costIsSaid}`}
        </span>
      </form>
    </div>
  );
}

/** Ticks a result for the comparison. It belongs to the form of `CompareChoice`, wherever that stands. */
export function CompareBox({
  company,
}: {
  company: Pick<CompanyItem, 'name' | 'jurisdiction_code' | 'company_number'>;
}) {
  const words = useWords(compareChoiceWords);
  return (
    <label className="inline-flex cursor-pointer items-center gap-1 text-muted text-xs print:hidden">
      <input
        type="checkbox"
        name="company"
        value={companyReference(company)}
        form={COMPARE_FORM}
        aria-label={words.compareIt(company.name)}
        className="m-1 size-4 accent-accent"
      />
      {words.compare}
    </label>
  );
}
