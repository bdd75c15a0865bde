import { MOST_COMPARED } from '@/lib/compare/address';
import { links } from '@/lib/links';

/** The id of the form that the check boxes of results belong to. */
export const COMPARE_FORM = 'compare-companies';

interface CompareChoiceProps {
  /** Whether a company that no copy is kept of costs a call. */
  metered: boolean;
  /** The results, with a `CompareBox` each. */
  children: React.ReactNode;
}

/** Results of which some can be ticked and compared. While something is ticked the button stays in sight. */
export function CompareChoice({ metered, children }: CompareChoiceProps) {
  return (
    <div className="group">
      {children}
      <form
        id={COMPARE_FORM}
        action={links.compare()}
        className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t bg-surface py-3 text-sm group-has-[input[name=company]:checked]:sticky group-has-[input[name=company]:checked]:bottom-0 print:hidden"
      >
        <button type="submit" className="rounded border border-accent px-3 py-1.5 font-medium text-accent">
          Compare the ticked companies
        </button>
        <span className="text-muted">
          Tick 2 to {MOST_COMPARED}.{metered && ' What it costs is said before anything is spent.'}
        </span>
      </form>
    </div>
  );
}
