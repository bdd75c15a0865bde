import { links } from '@/lib/links';

interface MatchFormProps {
  q: string;
  related: string;
  metered: boolean;
}

const INPUT = 'w-full rounded border border-line-strong bg-raised px-3 py-1.5 placeholder:text-muted';

export function MatchForm({ q, related, metered }: MatchFormProps) {
  return (
    <form action={links.jurisdictionMatch()} className="grid max-w-xl gap-4 sm:grid-cols-2 print:hidden">
      <label className="block text-sm">
        <span className="mb-1 block font-medium">Name or code of a place</span>
        <input name="q" type="search" defaultValue={q} autoComplete="off" className={INPUT} />
      </label>
      <label className="block text-sm">
        <span className="mb-1 block font-medium">Near (may be left out)</span>
        <input
          name="related_jurisdiction_code"
          defaultValue={related}
          autoComplete="off"
          placeholder="us"
          className={INPUT}
        />
      </label>
      <div className="sm:col-span-2">
        <button type="submit" className="rounded border border-accent px-3 py-1.5 font-medium text-accent text-sm">
          Match
        </button>
        <p className="mt-2 text-muted text-sm">
          Names in many languages, codes of two and three letters, and regions with or without their country: “Delaware,
          US”, “Deutschland”, “gbr”. A country settles a name that two places share.
          {metered && ' Each match is 1 call, unless its copy is kept.'}
        </p>
      </div>
    </form>
  );
}
