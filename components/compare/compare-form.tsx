import { MOST_COMPARED } from '@/lib/records/compare/address';
import { companyReference } from '@/lib/shared/company-reference';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { type CompanyNumber, links } from '@/lib/shared/links';
import { compareChoiceWords } from '@/lib/words/company';

interface CompareFormProps {
  companies: readonly CompanyNumber[];
  /** What was typed last. */
  add: string;
  /** Whether a search by name costs a call. */
  metered: boolean;
}

/** Adds one more company, by number or by name: a plain form, whose answer is an address. */
export function CompareForm({ companies, add, metered }: CompareFormProps) {
  const words = useWords(compareChoiceWords);
  const forms = useForms();
  if (companies.length >= MOST_COMPARED) {
    return <p className="text-muted text-sm print:hidden">{words.most(forms, MOST_COMPARED)}</p>;
  }
  return (
    <form action={links.compare()} className="max-w-xl print:hidden">
      {companies.map((company) => (
        <input key={companyReference(company)} type="hidden" name="company" value={companyReference(company)} />
      ))}
      <label htmlFor="add-company" className="mb-1 block font-medium text-sm">
        {companies.length === 0 ? words.first : words.next}
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
          {words.add}
        </button>
      </div>
      <p id="add-company-hint" className="mt-1 text-muted text-sm">
        {words.hint}
        {metered && ` ${words.costOfName}`}
      </p>
    </form>
  );
}
