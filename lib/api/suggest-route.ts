import { errorBody, isRegistryError } from '@/lib/contract/errors';
import { FACETS_PARAMETER } from '@/lib/contract/extensions';
import { toOptionGroups } from '@/lib/records/results/suggest-options';
import { toReplyForm } from '@/lib/register/handler';
import type { Registry } from '@/lib/registry/request';
import { COMPANY_SEARCH, facetNameOf, OFFICER_SEARCH, type SearchPage } from '@/lib/search/filters';
import { completions } from '@/lib/search/query/completions';
import type { KnownValues } from '@/lib/search/query/draft';
import { fieldAt } from '@/lib/search/query/fields';
import { parseQuery } from '@/lib/search/query/parse';
import { printSearch } from '@/lib/search/state';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/lib/shared/language/language';
import { findPersonsNamed, type NamedPerson } from './persons-named';
import { createClient } from './registry';
import { type HeaderReader, JSON_FORMAT } from './reply';
import type { AddressedRequest, ReadRequest, RouteHandler } from './route';

/**
 * A route for the scripts of our own pages: no token and no quota, so closed to other sites' pages, and JSON only. By
 * default the reply is the same for everyone, and not a path of the interface.
 */
export const ownRoute = (
  name: RouteHandler['name'],
  read: (request: AddressedRequest) => Pick<ReadRequest, 'ask'> & Partial<ReadRequest>,
): RouteHandler => ({
  name,
  open: false,
  read: (request) => ({ isPrivate: false, formatOf: () => JSON_FORMAT, path: '', ...read(request) }),
});

interface SuggestRouteOptions {
  registry: () => Registry;
  originOf: (headers: HeaderReader) => string;
}

/**
 * `GET /api/suggest?q=…` for the search box of our own pages (lib/contract/extensions.ts): free of any quota, so closed
 * to other sites' pages. 404 with a remote service, which has no suggestions.
 */
export function createSuggestRoute({ registry, originOf }: SuggestRouteOptions): RouteHandler {
  return ownRoute('suggest', ({ headers, url }) => ({
    async ask() {
      const { suggest } = registry();
      if (!suggest) return { status: 404, body: errorBody('This registry makes no suggestions.') };
      try {
        const results = await suggest(url.searchParams.get('q') ?? '');
        return { status: 200, body: { results: toReplyForm(results, originOf(headers), 'service_url') } };
      } catch (error) {
        if (isRegistryError(error))
          return { status: error.status, body: errorBody(error.message), headers: error.headers };
        throw error;
      }
    },
  }));
}

/** Longer than a person types into one box. */
const LONGEST_TEXT = 1000;

interface Typed {
  page: SearchPage;
  text: string;
  caret: number;
  language: Language;
}

function typedOf({ searchParams }: URL): Typed {
  const page = searchParams.get('search') === 'officers' ? OFFICER_SEARCH : COMPANY_SEARCH;
  const text = (searchParams.get('q') ?? '').slice(0, LONGEST_TEXT);
  const caret = Number.parseInt(searchParams.get('caret') ?? '', 10);
  const requested = searchParams.get('language') ?? '';
  return {
    page,
    text,
    caret: caret >= 0 && caret <= text.length ? caret : text.length,
    language: isLanguage(requested) ? requested : DEFAULT_LANGUAGE,
  };
}

const clientOf = (registry: Registry, origin: string) =>
  createClient((path, params) => registry.get({ path, params, caller: { kind: 'explorer' }, origin }));

/** So many persons are suggested. */
const MOST_PERSONS = 5;

/** Persons with the typed words in their names, if the box asks for them. Only for our own register, as for values. */
async function personsFor(
  registry: Registry,
  { searchParams }: URL,
  text: string,
  origin: string,
): Promise<NamedPerson[]> {
  const isAsked = searchParams.get('persons') === 'true' && text.trim().length >= LETTERS_ELSEWHERE;
  if (!isAsked || registry.source !== 'embedded') return [];
  return (await findPersonsNamed(clientOf(registry, origin), text)).slice(0, MOST_PERSONS);
}

/**
 * The values of the field that is being typed, with their counts in the results of the rest of the query. Only for our
 * own register: with a remote service counting costs a call.
 */
async function knownValues(registry: Registry, { page, text, caret }: Typed, origin: string): Promise<KnownValues> {
  const field = fieldAt(page, text, caret);
  const facet = field && 'filter' in field ? facetNameOf(page, field.filter) : undefined;
  if (registry.source !== 'embedded' || facet === undefined) return {};
  const params = printSearch(page, parseQuery(page, text, {}, { canExclude: true }).state);
  params.set('per_page', '1');
  params.set(FACETS_PARAMETER, facet);
  const client = clientOf(registry, origin);
  const search = page === COMPANY_SEARCH ? 'search_companies' : 'search_officers';
  const { facets } = await client.list(search, {}, params);
  return facets ?? {};
}

/** Names are suggested while a name is typed, from its words. */
async function suggestionsFor(registry: Registry, { page, text, caret }: Typed) {
  if (fieldAt(page, text, caret) || text.trim() === '') return undefined;
  const { q } = parseQuery(page, text).state;
  const found = await registry.suggest?.(q);
  // A suggested place replaces the whole text, so it is offered only if nothing else was typed.
  return found && { ...found, jurisdictions: q === text.trim() ? found.jurisdictions : [] };
}

/** The shortest text that is worth a search elsewhere. */
const LETTERS_ELSEWHERE = 3;

/** The typed text if it is nothing but words, which officers and addresses may have too. */
function textElsewhere({ page, text, caret }: Typed): string | undefined {
  const typed = text.trim();
  if (page !== COMPANY_SEARCH || typed.length < LETTERS_ELSEWHERE || fieldAt(page, text, caret)) return undefined;
  const { state, problems } = parseQuery(page, text);
  const isPlain = problems.length === 0 && printSearch(page, { ...state, q: '' }).size === 0;
  return isPlain && state.q === typed ? typed : undefined;
}

/**
 * `GET /api/complete?search=companies|officers&q=…&caret=…&language=…` for the query box of our own pages: records and
 * places whose names start with the text, and completions at the caret, as `{"results":{"groups":[…]}}`
 * (lib/records/results/suggest-options.ts). It runs on the server because folding names needs tables of half a
 * megabyte. It spends no call of a remote service: there it suggests fields and places only.
 */
export function createCompleteRoute({ registry, originOf }: SuggestRouteOptions): RouteHandler {
  return ownRoute('suggest', ({ headers, url }) => ({
    async ask() {
      const typed = typedOf(url);
      const origin = originOf(headers);
      const [known, suggestions, persons] = await Promise.all([
        knownValues(registry(), typed, origin),
        suggestionsFor(registry(), typed),
        personsFor(registry(), url, typed.text, origin),
      ]);
      const offered = completions(typed.page, typed.text, typed.caret, typed.language, known, {
        canExclude: registry().source === 'embedded',
      });
      const elsewhere = textElsewhere(typed);
      const groups = toOptionGroups(
        {
          text: typed.text,
          completions: offered,
          persons,
          ...(elsewhere && { elsewhere }),
          ...(suggestions && { suggestions }),
        },
        typed.language,
      );
      return { status: 200, body: { results: { groups } } };
    },
  }));
}
