import type { CompanyItem } from '@/lib/contract/records';
import { countryOf, isJurisdictionCode } from '@/lib/shared/jurisdictions/jurisdictions';
import { withoutSecondLetters } from '@/lib/shared/names/fold';
import { isLegalForm, nameWords, tellingWords, wholeWords } from './names';
import {
  LIKELY,
  type MatchCandidate,
  type MatchQuery,
  type PreparedQuery,
  prepareQuery,
  rankCandidates,
  scoreCandidate,
} from './score';

/** How candidates are found: the company search of a register, and its other spellings of a name if it has any. */
export interface MatchSource {
  /** One page of companies, by the parameters of `search_companies`. */
  search(params: URLSearchParams): Promise<{ items: readonly CompanyItem[]; total_count: number }>;
  spellings?(q: string): Promise<readonly string[]>;
  /** Names of the officers of a company; absent where reading them costs a call. */
  officers?(company: CompanyItem): Promise<readonly string[]>;
  /** The most searches for one match: each may cost a call of a remote service. */
  most: number;
}

export interface MatchResult {
  /** The likeliest first. */
  candidates: MatchCandidate[];
  /** The first candidate is likelier meant than none of the register. */
  is_match: boolean;
}

/** Results that are read of each search. A name cannot distinguish more namesakes than that anyway. */
const PER_SEARCH = 30;
/** Candidates whose officers are read, if the query names any. */
const MOST_READ = 10;
/** A score from which on no further search is made. */
const GOOD = 78;
/** Companies of one word beyond which the best of them are its shortest names, not likelier meant than others. */
const MOST_OF_WORD = 200;

const NUMBER_FIELDS = 'company_number,heavily_normalised_number,native_company_number';

function placeParams(code: string | undefined): Record<string, string> {
  if (code === undefined) return {};
  // The registers of the states of a country have its companies.
  return code === countryOf(code) ? { country_code: code } : { jurisdiction_code: code };
}

const searchFor = (q: string, more: Record<string, string> = {}): URLSearchParams =>
  new URLSearchParams({ q, order: 'score', per_page: String(PER_SEARCH), ...more });

const WITHIN_WORD = /\p{Ll}(?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})|\p{L}(?=\d)|\d(?=\p{L}{2})/gu;

/** "HarrowgateMarine GmbH" → "Harrowgate Marine GmbH", "Haus24" → "Haus 24". */
const apart = (name: string): string =>
  name.replaceAll(/[\p{L}\p{N}]+/gu, (word) => (isLegalForm(word) ? word : word.replaceAll(WITHIN_WORD, '$& ')));

/** The name in spellings that a search does not know: umlauts in two letters, abbreviations, words that are joined. */
function otherWords(name: string, core: readonly string[]): string[] {
  const umlauts = core.map(withoutSecondLetters);
  const whole = core.map((word) => wholeWords(word)[0] ?? word);
  const others = [umlauts, whole, nameWords(apart(name)).core];
  return [...new Set(others.map((words) => words.join(' ')))].filter((q) => q !== core.join(' '));
}

/** The name without its frequent words, and its two longest words: whichever word is misspelt, another may find it. */
function fewerWords(core: readonly string[]): string[] {
  const telling = tellingWords(core);
  const [first, second, third] = [...(telling.length > 0 ? telling : core)].sort((a, b) => b.length - a.length);
  const pairs =
    third === undefined
      ? [[first, second]]
      : [
          [first, second],
          [first, third],
          [second, third],
        ];
  const parts = [telling, ...pairs, [first], [second]].map((words) =>
    words.filter((word) => word !== undefined).join(' '),
  );
  return [...new Set(parts)].filter((q) => q !== '' && q !== core.join(' '));
}

/** Whether so many companies have the word that a search for it alone tells nothing; they are counted, not read. */
async function isFrequent(word: string, place: Record<string, string>, { search }: Pick<MatchSource, 'search'>) {
  const { total_count } = await search(new URLSearchParams({ q: word, per_page: '1', ...place }));
  return total_count > MOST_OF_WORD;
}

/** Searches from strict to loose. What each needs is read when it is asked for: the spellings of a name take longest. */
async function* listSearches(
  { query, number, words: { core } }: PreparedQuery,
  source: Pick<MatchSource, 'search' | 'spellings'>,
): AsyncGenerator<URLSearchParams> {
  const { spellings } = source;
  const code = query.jurisdiction_code?.toLowerCase();
  const place = placeParams(code !== undefined && isJurisdictionCode(code) ? code : undefined);
  if (number !== '') yield searchFor(number, { fields: NUMBER_FIELDS, ...place });
  const q = core.join(' ');
  if (q === '') return;
  yield searchFor(q, place);
  for (const other of otherWords(query.name, core)) yield searchFor(other, place);
  if (spellings) {
    for (const other of await spellings(q)) yield searchFor(other, place);
  }
  for (const part of fewerWords(core)) {
    if (part.includes(' ') || !(await isFrequent(part, place, source))) yield searchFor(part, place);
  }
  if (Object.keys(place).length > 0) yield searchFor(q);
}

/** The first search for a query, the only one where each costs a call; undefined if its name has no words. */
export async function firstSearch(query: MatchQuery): Promise<URLSearchParams | undefined> {
  const search = async () => ({ items: [], total_count: 0 });
  const { value } = await listSearches(prepareQuery(query), { search }).next();
  return value ?? undefined;
}

const keyOf = ({ jurisdiction_code, company_number }: CompanyItem): string => `${jurisdiction_code}/${company_number}`;

/**
 * The companies of a register that may be meant, the likeliest first. It searches from strict to loose until a good
 * candidate is found.
 */
export async function findMatches(query: MatchQuery, source: MatchSource, limit = 5): Promise<MatchResult> {
  const prepared = prepareQuery(query);
  const scored = new Map<string, MatchCandidate>();
  let best = 0;
  let searches = 0;
  for await (const params of listSearches(prepared, source)) {
    for (const company of (await source.search(params)).items) {
      const key = keyOf(company);
      if (scored.has(key)) continue;
      const candidate = scoreCandidate(prepared, company);
      scored.set(key, candidate);
      best = Math.max(best, candidate.score);
    }
    // Namesakes come with the name, and not with the number alone.
    if (best >= GOOD && !params.has('fields')) break;
    // Checked before the next search is prepared, which may already cost a call.
    if (++searches >= source.most) break;
  }
  if (query.officers?.length && source.officers) {
    const likeliest = [...scored.values()].sort((a, b) => b.score - a.score).slice(0, MOST_READ);
    for (const { company } of likeliest) {
      scored.set(keyOf(company), scoreCandidate(prepared, company, await source.officers(company)));
    }
  }
  const candidates = rankCandidates([...scored.values()], limit).filter(({ score }) => score > 0);
  return { candidates, is_match: (candidates[0]?.score ?? 0) >= LIKELY };
}
