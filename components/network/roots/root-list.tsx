import { MOST_ROOTS, rootsHref } from '@/lib/network/roots/href';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { networkRootWords } from '@/lib/words/summary';
import { Link } from '../../ui/link';

interface Props {
  roots: readonly { path: string; name: string }[];
  /** What the address says besides. */
  others: URLSearchParams;
}

/** The roots, each with the way to do without it, and the way to one more. */
export function RootList({ roots, others }: Props) {
  const words = useWords(networkRootWords);
  return (
    <section aria-label={words.roots} className="print:hidden">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {roots.map(({ path, name }) => (
          <li key={path} className="flex min-w-0 items-baseline gap-x-2">
            <Link href={path} className="min-w-0 underline">
              <bdi>{name}</bdi>
            </Link>
            {roots.length > 1 && (
              <Link
                href={rootsHref(
                  roots.flatMap((one) => (one.path === path ? [] : [one.path])),
                  others,
                )}
                aria-label={words.removeIt(name)}
                className="text-muted underline"
              >
                {words.remove}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <AddRoot roots={roots} others={others} />
    </section>
  );
}

function AddRoot({ roots, others }: Props) {
  const words = useWords(networkRootWords);
  const forms = useForms();
  if (roots.length >= MOST_ROOTS) return <p className="mt-2 text-muted text-sm">{words.most(forms, MOST_ROOTS)}</p>;
  return (
    <form action={links.network()} className="mt-3 max-w-xl text-sm">
      {roots.map(({ path }) => (
        <input key={path} type="hidden" name="from" value={path} />
      ))}
      <label htmlFor="add-root" className="mb-1 block font-medium">
        {words.add}
      </label>
      <div className="flex gap-2">
        <input
          id="add-root"
          name="from"
          required
          maxLength={300}
          autoComplete="off"
          aria-describedby="add-root-hint"
          className="min-w-0 flex-1 rounded border border-line-strong bg-raised px-3 py-1.5"
        />
        <button type="submit" className="rounded border border-accent px-3 py-1.5 font-medium text-accent">
          {words.addButton}
        </button>
      </div>
      {[...others].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <p id="add-root-hint" className="mt-1 text-muted">
        {words.addHint}
      </p>
    </form>
  );
}
