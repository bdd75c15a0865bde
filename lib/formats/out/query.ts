import { ENDPOINTS } from '@/lib/contract/endpoints';
import { RegistryError } from '@/lib/contract/errors';
import { EXCLUDE_PARAMETER } from '@/lib/contract/extensions';
import { parseParameters } from '@/lib/contract/parameters';
import { companiesAskedFor } from '@/lib/register/handlers/company-search';
import type { ExportSelection } from '@/lib/register/store/export';
import { COMPANY_SEARCH } from '@/lib/search/filters';
import { parseQuery } from '@/lib/search/query/parse';
import { problemInWords } from '@/lib/search/query/problem';
import { printSearch } from '@/lib/search/state';
import { UsageError } from '@/lib/shared/command-options';

const { parameters } = ENDPOINTS.search_companies;
const PARAMETERS: ReadonlySet<string> = new Set([...Object.keys(parameters), EXCLUDE_PARAMETER]);

/** `jurisdiction_code=gb&inactive=false`: no field of the box is written with an equals sign. */
const isOfInterface = (text: string): boolean => /^\w+=/.test(text);

/** A misspelt parameter would give out more than was asked for. */
function paramsIn(text: string): URLSearchParams {
  const params = new URLSearchParams(text);
  const unknown = [...params.keys()].find((name) => !PARAMETERS.has(name));
  if (unknown !== undefined) throw new UsageError(`The search of companies has no parameter "${unknown}".`);
  return params;
}

/** What the box says, as parameters. A search with a mistake is not made: it would find something else. */
function paramsOfBox(text: string): URLSearchParams {
  const { state, problems } = parseQuery(COMPANY_SEARCH, text, {}, { canExclude: true });
  const mistake = problems.find(({ kind }) => kind === 'error');
  if (mistake) throw new UsageError(problemInWords(mistake, 'en'));
  return printSearch(COMPANY_SEARCH, state);
}

/**
 * Which companies a search finds, written as in the box or as parameters of the interface.
 * @throws UsageError where it cannot be read.
 */
export function readExportQuery(text: string, wildcard: 'A' | 'B'): NonNullable<ExportSelection['query']> {
  const params = isOfInterface(text) ? paramsIn(text) : paramsOfBox(text);
  if ([...params].every(([, value]) => value.trim() === ''))
    throw new UsageError('The search is empty: leave it out for all.');
  try {
    return companiesAskedFor({ parameters: parseParameters(parameters, params), params, wildcard });
  } catch (error) {
    if (error instanceof RegistryError) throw new UsageError(error.message);
    throw error;
  }
}
