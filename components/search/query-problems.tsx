import { useLanguage } from '#language';
import { markProblems, type QueryPart } from '@/lib/records/results/marked-query';
import { queryHref } from '@/lib/records/results/query-href';
import type { SearchPage } from '@/lib/search/filters';
import { type Problem, problemInWords, withSuggestion } from '@/lib/search/query/problem';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { searchWords } from '@/lib/words/search';
import { Link } from '../ui/link';

interface QueryProblemsProps {
  page: SearchPage;
  /** What stays in the address when the query changes. */
  kept: readonly [name: string, value: string][];
  /** As it was typed: untrusted. */
  text: string;
  problems: Problem[];
}

/** A wavy line under the word, and the number of its sentence: never the colour alone. */
function MarkedPart({ part }: { part: QueryPart }) {
  if (part.problem === undefined) return <>{part.text}</>;
  const look = part.kind === 'error' ? 'decoration-bad' : 'decoration-warn';
  return (
    <span className={`underline decoration-2 decoration-wavy underline-offset-4 ${look}`}>
      {part.text}
      <sup className="text-muted">{part.problem}</sup>
    </span>
  );
}

function ProblemItem({ problem, href }: { problem: Problem; href: string }) {
  const words = useWords(searchWords).problems;
  const forms = useForms();
  const { kind, suggestion, start } = problem;
  return (
    <li className={kind === 'error' ? 'text-bad' : 'text-warn'}>
      <span className="sr-only">{words[kind]}, </span>
      <span className="text-muted">{words.at(forms, start + 1)} </span>
      <bdi>{problemInWords(problem, forms.language)}</bdi>
      {suggestion !== undefined && suggestion !== '' && (
        <>
          {' '}
          <Link href={href} className="whitespace-nowrap underline">
            {words.use(<code className="whitespace-pre-wrap">{suggestion}</code>)}
          </Link>
        </>
      )}
    </li>
  );
}

/** What could not be read, or is doubted: the query once more with the words marked, and a sentence for each. */
export function QueryProblems({ page, kept, text, problems }: QueryProblemsProps) {
  const words = useWords(searchWords).problems;
  const language = useLanguage();
  if (problems.length === 0) return null;
  const someFailed = problems.some(({ kind }) => kind === 'error');
  return (
    <div id="query-problems" className="mt-3 border-warn border-l-4 bg-warn-soft px-4 py-2 text-sm">
      <p dir="auto" className="font-mono">
        {markProblems(text, problems).map((part) => (
          <MarkedPart key={part.start} part={part} />
        ))}
      </p>
      <ol className="mt-2 list-decimal space-y-1 pl-5">
        {problems.map((problem) => (
          <ProblemItem
            key={`${problem.start} ${problemInWords(problem, language)}`}
            problem={problem}
            href={queryHref(page, withSuggestion(text, problem), kept)}
          />
        ))}
      </ol>
      {someFailed && <p className="mt-1 text-muted">{words.restSearched}</p>}
    </div>
  );
}
