import { Link } from '@/components/ui/parts';
import { LETTERS, type Letter, type LetterPage } from '@/lib/contract/neighbours';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { jurisdictionWords } from '@/lib/words/register';

const hrefOf = (code: string, params: Record<string, string>): string =>
  links.companiesByLetter(code, new URLSearchParams(params));

/** The letter for display: "B", "0–9". */
export const letterInWords = (letter: Letter): string => (letter === '#' ? '0–9' : letter.toUpperCase());

/** All letters; those with which no name begins are no links. */
function Letters({ code, page: { letters, letter: current } }: { code: string; page: LetterPage }) {
  const words = useWords(jurisdictionWords).byLetter;
  return (
    <nav aria-label={words.letters} className="mt-4">
      <ul className="flex flex-wrap gap-1">
        {LETTERS.map((letter) => {
          const name =
            letter === '#' ? <abbr title={words.others}>{letterInWords(letter)}</abbr> : letterInWords(letter);
          const look = 'block min-w-8 rounded px-2 py-1 text-center';
          return (
            <li key={letter}>
              {letters.includes(letter) ? (
                <Link
                  href={hrefOf(code, { letter })}
                  aria-current={letter === current ? 'page' : undefined}
                  className={`${look} border ${letter === current ? 'border-accent bg-accent-soft font-semibold' : 'border-line-strong hover:bg-sunken'}`}
                >
                  {name}
                </Link>
              ) : (
                <span className={`${look} border border-transparent text-muted`}>{name}</span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The companies of a jurisdiction whose names begin with a letter, in columns, with links to what precedes and follows. */
export function CompaniesByLetter({ code, page }: { code: string; page: LetterPage }) {
  const words = useWords(jurisdictionWords).byLetter;
  const { companies, letter, letters, hasBefore, hasAfter } = page;
  const [first, last] = [companies[0], companies.at(-1)];
  if (letter === undefined) return <p className="mt-4">{words.none}</p>;
  return (
    <>
      <Letters code={code} page={page} />
      {companies.length === 0 && <p className="mt-6">{letters.length === 0 ? words.none : words.noneSo}</p>}
      <ol className="mt-6 gap-x-10 text-sm sm:columns-2 lg:columns-3">
        {companies.map((company) => (
          <li key={company.company_number} className="break-inside-avoid py-1">
            <Link href={links.company(company)} className="underline">
              <bdi>{company.name}</bdi>
            </Link>{' '}
            <span className="text-muted text-xs">
              <bdi>{company.company_number}</bdi>
              {company.inactive === true && <> · {words.inactive}</>}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2">
        {hasBefore && first && (
          <Link href={hrefOf(code, { letter, before: first.company_number })} rel="prev" className="underline">
            ← {words.before}
          </Link>
        )}
        {hasAfter && last && (
          <Link href={hrefOf(code, { letter, after: last.company_number })} rel="next" className="ml-auto underline">
            {words.after} →
          </Link>
        )}
      </p>
    </>
  );
}
