import { useLanguage } from '#language';
import { Link } from '@/components/ui/parts';
import {
  keptParameters,
  LONGEST_QUERY,
  markProblems,
  QUERY_PARAMETER,
  type QueryPart,
  queryHref,
} from '@/lib/records/results/query';
import { elsewhereOptions } from '@/lib/records/results/suggest-options';
import { COMPANY_SEARCH, OFFICER_SEARCH, type SearchPage } from '@/lib/search/filters';
import { explain } from '@/lib/search/query/explain';
import { type Problem, problemInWords, withSuggestion } from '@/lib/search/query/part';
import { type NumberMeant, numberInWords, printQuery } from '@/lib/search/query/print';
import { searchHref, withParameters } from '@/lib/search/request';
import type { SearchState } from '@/lib/search/state';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { resultWords, searchWords } from '@/lib/words/search';
import { QueryBox } from './query-box';
import { SavedSearches } from './saved-searches';
import type { SearchKind } from './suggestions';

interface QueryProblemsProps {
  page: SearchPage;
  /** Parameters to keep when the query changes. */
  kept: readonly [name: string, value: string][];
  /** As typed: untrusted. */
  text: string;
  problems: Problem[];
}

/** A wavy line under the word and the number of its problem, so that colour is not the only sign. */
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

/** The problems of the query: its text with marked words, and a sentence for each. */
function QueryProblems({ page, kept, text, problems }: QueryProblemsProps) {
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

interface NumberNoticeProps {
  page: SearchPage;
  state: SearchState;
  number: NumberMeant;
  /** Page parameters that are not part of the search. */
  kept: readonly [name: string, value: string][];
  /** Whether opening the record costs a remote call. */
  metered: boolean;
}

/** Says that a number was typed, links to its record, and offers to search it as a name, or as a number, instead. */
function NumberNotice({ page, state, number, kept, metered }: NumberNoticeProps) {
  const other = state.by_number ? { ...state, by_number: false, page: 1 } : number.state;
  const words = useWords(searchWords).number;
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <bdi>{numberInWords(number, state.by_number, useLanguage())}</bdi>
      {number.href && (
        <span>
          <Link href={number.href} className="underline">
            {words.open(`${number.jurisdiction_code}/${number.number}`)}
          </Link>
          {metered && <span className="text-muted text-xs"> {words.price}</span>}
        </span>
      )}
      <Link href={withParameters(searchHref(page, other), kept)} className="underline">
        {state.by_number ? words.asName : words.asNumber}
      </Link>
    </p>
  );
}

/** A name may also be that of an officer, or a part of an address. Costs nothing until it is followed. */
function SearchElsewhere({ q }: { q: string }) {
  const { elsewhere } = useWords(resultWords).options;
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <span className="text-muted">{elsewhere}:</span>
      {elsewhereOptions(q, useLanguage()).map(({ label, href }) => (
        <Link key={href} href={href} className="underline">
          <bdi>{label}</bdi>
        </Link>
      ))}
    </p>
  );
}

export interface QueryFormProps {
  page: SearchPage;
  state: SearchState;
  label: string;
  hint: string;
  /** As typed; defaults to the canonical text of the state. */
  text?: string;
  problems?: Problem[];
  /** The number that the query is, or may be. */
  number?: NumberMeant;
  /** Page parameters that are not part of the search, kept in links. */
  kept?: readonly [name: string, value: string][];
  /** Whether each search costs a remote call. */
  metered?: boolean;
}

/** The records that the box of a search suggests. Statement searches have no suggestions. */
const SUGGESTED_FROM: Partial<Record<string, SearchKind>> = {
  [COMPANY_SEARCH.path]: 'companies',
  [OFFICER_SEARCH.path]: 'officers',
};

/**
 * The query box: one text for the name and all filters, equivalent to the facets. It is a plain form; the target page
 * parses the text and redirects to the interface's own parameters.
 */
export function QueryForm({ page, state, label, hint, text, metered = false, ...rest }: QueryFormProps) {
  const words = useWords(searchWords);
  const language = useLanguage();
  const { problems = [], number, kept = [] } = rest;
  const stays = keptParameters(state, kept);
  const href = withParameters(searchHref(page, { ...state, page: 1 }), kept);
  const shown = text ?? printQuery(page, state);
  const isPlain = page === COMPANY_SEARCH && state.q !== '' && !number && shown === state.q;
  const described = problems.length > 0 ? 'q-hint query-problems' : 'q-hint';
  return (
    <search className="block max-w-3xl">
      <form action={page.path}>
        <label htmlFor="q" className="mb-1 block font-medium text-sm">
          {label}
        </label>
        <div className="flex gap-2">
          <QueryBox
            key={shown}
            id="q"
            name={QUERY_PARAMETER}
            search={SUGGESTED_FROM[page.path]}
            text={shown}
            maxLength={LONGEST_QUERY}
            described={described}
            invalid={problems.some(({ kind }) => kind === 'error')}
          />
          {stays.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="rounded bg-accent px-4 py-2 font-medium text-on-accent">
            {words.search}
          </button>
        </div>
        <p id="q-hint" className="mt-1 text-muted text-sm">
          {hint}
          {metered && ` ${words.callPerSearch}`}
        </p>
      </form>
      <QueryProblems page={page} kept={stays} text={shown} problems={problems} />
      <SavedSearches current={shown === '' ? undefined : { name: explain(page, state, language).join(', '), href }} />
      {number && <NumberNotice page={page} state={state} number={number} kept={kept} metered={metered} />}
      {isPlain && <SearchElsewhere q={state.q} />}
    </search>
  );
}
