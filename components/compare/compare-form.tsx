import { companyReference, MOST_COMPARED } from '@/lib/compare/address';
import { type CompanyNumber, links } from '@/lib/links';

interface CompareFormProps {
  companies: readonly CompanyNumber[];
  /** What was typed last. */
  add: string;
  /** Whether a search by name costs a call. */
  metered: boolean;
}

/** Adds one more company, by number or by name: a plain form, whose answer is an address. */
export function CompareForm({ companies, add, metered }: CompareFormProps) {
  if (companies.length >= MOST_COMPARED) {
    return <p className="text-muted text-sm print:hidden">Up to {MOST_COMPARED} companies are compared at once.</p>;
  }
  const cost = metered ? ' A name is searched for, which costs 1 call; a number costs nothing yet.' : '';
  return (
    <form action={links.compare()} className="max-w-xl print:hidden">
      {companies.map((company) => (
        <input key={companyReference(company)} type="hidden" name="company" value={companyReference(company)} />
      ))}
      <label htmlFor="add-company" className="mb-1 block font-medium text-sm">
        {companies.length === 0 ? 'Company to compare' : 'Company to compare with'}
      </label>
      <div className="flex gap-2">
        <input
          id="add-company"
          name="add"
          defaultValue={add}
          required
          maxLength={200}
          autoComplete="off"
          aria-describedby="add-company-hint"
          className="min-w-0 flex-1 rounded border border-line-strong bg-raised px-3 py-1.5"
        />
        <button type="submit" className="rounded border border-accent px-3 py-1.5 font-medium text-accent text-sm">
          Add
        </button>
      </div>
      <p id="add-company-hint" className="mt-1 text-muted text-sm">
        A name, a number with its jurisdiction as in gb/01234500, or the address of a company’s page.{cost}
      </p>
    </form>
  );
}
