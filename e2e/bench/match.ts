import { dirname } from 'node:path';
import { MOST_QUERIES, MOST_SEARCHES, officersBy } from '@/lib/api/match-route';
import { createClient } from '@/lib/api/registry';
import { findMatches, type MatchSource } from '@/lib/match/match';
import { nameWords, wholeWords } from '@/lib/match/names';
import { LIKELY, type MatchQuery } from '@/lib/match/score';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { openDatabase, type SqliteDatabase } from '@/lib/register/store/sqlite/open';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { countryOf } from '@/lib/shared/jurisdictions/jurisdictions';
import { fold } from '@/lib/shared/names/fold';
import { normalisedWords, normaliseName, withoutLegalForms } from '@/lib/shared/names/normalise';
import { Database } from '@/lib/shared/sqlite.mjs';
import { createDice, type Dice } from '@/lib/testing/chance';
import { buildIfChanged } from '../../lib/commands/setup/build.mjs';
import { ROOT } from '../../lib/commands/setup/root.mjs';
import { serveBuild } from './pages/served';

/** A company of the register, as it is read for the questions. */
interface Known {
  name: string;
  jurisdiction_code: string;
  company_number: string;
  former: string | null;
  address: string | null;
  officer: string | null;
}

/** A question whose answer is known. */
interface Question {
  kind: string;
  query: MatchQuery;
  /** The company that is meant; it is kept from the source where `isThere` is false. */
  meant: Known;
  isThere: boolean;
}

const keyOf = ({ jurisdiction_code, company_number }: Pick<Known, 'jurisdiction_code' | 'company_number'>): string =>
  `${jurisdiction_code}/${company_number}`;

/** The names that one record of a country has: of several namesakes nobody could say which is meant. */
function readCompanies(db: SqliteDatabase): Known[] {
  const all = db
    .prepare<[], Known>(
      `SELECT name, jurisdiction_code, company_number, registered_address_in_full AS address,
         (SELECT min(n.name) FROM company_names n WHERE n.company_id = companies.id AND n.kind = 'previous') AS former,
         (SELECT min(o.name) FROM officers o WHERE o.company_id = companies.id) AS officer
       FROM companies WHERE redacted = 0 AND number_is_stand_in = 0 AND branch IS NULL`,
    )
    .all();
  const counts = new Map<string, number>();
  const keyOfName = ({ name, jurisdiction_code }: Known) => `${countryOf(jurisdiction_code)} ${normaliseName(name)}`;
  for (const one of all) counts.set(keyOfName(one), (counts.get(keyOfName(one)) ?? 0) + 1);
  return all.filter((one) => counts.get(keyOfName(one)) === 1 && normalisedWords(one.name).length > 1);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** One mistake of the keyboard in a word: a letter more, less, other, or two that changed places. */
function misspell(word: string, { below, pick }: Dice): string {
  const at = 1 + below(Math.max(1, word.length - 1));
  const letter = pick([...LETTERS]);
  return pick([
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1),
  ]);
}

const wordsOf = (name: string): string[] => name.split(/\s+/).filter((word) => word !== '');

/** The name with a change in its longest word; undefined if that is shorter than `least`. */
function changeLongest(name: string, least: number, change: (word: string) => string): string | undefined {
  const own = wordsOf(withoutForm(name));
  const longest = own.reduce((best, word) => (word.length > best.length ? word : best), '');
  if (longest.length < least) return undefined;
  return wordsOf(name)
    .map((word) => (word === longest ? change(word) : word))
    .join(' ');
}

/** Without the words at its end that are nothing but a legal form. */
function withoutForm(name: string): string {
  const all = wordsOf(name);
  for (let from = 1; from < all.length; from++) {
    const end = normalisedWords(all.slice(from).join(' '));
    if (end.length > 0 && withoutLegalForms(end).length === 0) return all.slice(0, from).join(' ');
  }
  return name;
}

const SHORT = new Map<string, string>();
for (const short of ['intl', 'mgmt', 'svcs', 'bros', 'assoc', 'hldgs', 'tech', 'dev', 'gebr', 'mfg', 'props']) {
  for (const whole of wholeWords(short)) SHORT.set(whole, short);
}

/** What people and other sources make of a name; undefined where it cannot be made of this one. */
const MISTAKES: Record<string, (known: Known, dice: Dice) => string | undefined> = {
  'as written': ({ name }) => name,
  'without its legal form': ({ name }) => (withoutForm(name) === name ? undefined : withoutForm(name)),
  'one letter wrong': ({ name }, dice) => changeLongest(name, 5, (word) => misspell(word, dice)),
  'two letters wrong': ({ name }, dice) => changeLongest(name, 8, (word) => misspell(misspell(word, dice), dice)),
  'in another order': ({ name }) => {
    const all = wordsOf(withoutForm(name));
    return all.length > 1 ? [...all.slice(1), all[0]].join(' ') : undefined;
  },
  'two words as one': ({ name }) => {
    const [first, second, ...rest] = wordsOf(withoutForm(name));
    return second === undefined ? undefined : [`${first}${second}`, ...rest].join(' ');
  },
  'one word as two': ({ name }) => changeLongest(name, 7, (word) => `${word.slice(0, 4)} ${word.slice(4)}`),
  abbreviated: ({ name }) => {
    const short = wordsOf(name).map((word) => SHORT.get(fold(word)) ?? word);
    return short.join(' ') === name ? undefined : short.join(' ');
  },
  'umlauts in two letters': ({ name }) => {
    const other = name.replace(/ä/gi, 'ae').replace(/ö/gi, 'oe').replace(/ü/gi, 'ue');
    return other === name ? undefined : other;
  },
  'its former name': ({ name, former }) =>
    former === null || normaliseName(former) === normaliseName(name) ? undefined : former,
};

const coreKey = ({ name, jurisdiction_code }: Known): string =>
  `${countryOf(jurisdiction_code)} ${nameWords(name).core.join(' ')}`;

function listQuestions(all: readonly Known[], count: number, seed: number): Question[] {
  const dice = createDice(seed);
  const kinds = Object.entries(MISTAKES);
  const counts = new Map<string, number>();
  for (const one of all) counts.set(coreKey(one), (counts.get(coreKey(one)) ?? 0) + 1);
  const questions: Question[] = [];
  for (let tries = 0; questions.length < count && tries < 100 * count; tries++) {
    const meant = dice.pick(all);
    const [kind, make] = kinds[tries % kinds.length] ?? dice.pick(kinds);
    const name = make(meant, dice);
    if (name === undefined) continue;
    // Of companies that differ in their legal forms alone a question without it means each of them.
    if ((counts.get(coreKey(meant)) ?? 0) > 1) continue;
    const withAddress = meant.address !== null && dice.below(2) === 0;
    const query: MatchQuery = {
      name,
      jurisdiction_code: meant.jurisdiction_code,
      ...(withAddress && { address: meant.address ?? '' }),
      ...(meant.officer !== null && tries % 2 === 0 && { officers: [meant.officer] }),
    };
    questions.push({ kind, query, meant, isThere: dice.below(4) > 0 });
  }
  return questions;
}

interface Answer {
  key: string | undefined;
  score: number;
}

const isRight = ({ isThere, meant }: Question, { key }: Answer): boolean =>
  key === (isThere ? keyOf(meant) : undefined);

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

function printAnswers(questions: readonly Question[], answers: readonly Answer[], title: string): void {
  const pairs = questions.map((question, at) => ({ question, answer: answers[at] ?? { key: undefined, score: 0 } }));
  const there = pairs.filter(({ question }) => question.isThere);
  const absent = pairs.filter(({ question }) => !question.isThere);
  const right = (some: typeof pairs) => some.filter(({ question, answer }) => isRight(question, answer)).length;
  const sure = pairs.filter(({ answer }) => answer.score > 90);
  const line = `${title.padEnd(26)}${percent(right(there), there.length).padStart(9)}${percent(right(absent), absent.length).padStart(9)}`;
  console.log(
    `${line}${percent(sure.length - right(sure), sure.length).padStart(12)}${String(sure.length).padStart(8)}`,
  );
}

/** A plain full-text search: the first company with all words, and none if there is none. */
async function firstFound({ query }: Question, source: MatchSource): Promise<Answer> {
  const params = new URLSearchParams({ q: query.name, order: 'score', per_page: '1' });
  if (query.jurisdiction_code) params.set('country_code', countryOf(query.jurisdiction_code));
  const [company] = (await source.search(params)).items;
  return { key: company && keyOf(company), score: 0 };
}

/** A plain search by trigrams: the company whose name shares most of them, and none below three tenths. */
function createTrigrams(all: readonly Known[]): (question: Question) => Answer {
  const db = new Database(':memory:');
  db.exec("CREATE VIRTUAL TABLE names USING fts5(name, tokenize = 'trigram')");
  const insert = db.prepare('INSERT INTO names (rowid, name) VALUES (?, ?)');
  db.transaction(() => {
    for (const [at, { name }] of all.entries()) insert.run(at + 1, fold(name));
  })();
  const find = db.prepare<[string], { rowid: number }>(
    'SELECT rowid FROM names WHERE names MATCH ? ORDER BY rank LIMIT 50',
  );
  const trigramsOf = (text: string) =>
    new Set(Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3)));
  return ({ query, meant, isThere }) => {
    const wanted = trigramsOf(fold(query.name));
    const rows = find.all([...wanted].map((part) => `"${part.replaceAll('"', '""')}"`).join(' OR '));
    const likeness = ({ name }: Known): number => {
      const own = trigramsOf(fold(name));
      const shared = [...own].filter((part) => wanted.has(part)).length;
      return shared / (own.size + wanted.size - shared);
    };
    const [best] = rows
      .flatMap(({ rowid }) => all[rowid - 1] ?? [])
      .filter((one) => countryOf(one.jurisdiction_code) === countryOf(query.jurisdiction_code ?? ''))
      .filter((one) => isThere || one !== meant)
      .sort((a, b) => likeness(b) - likeness(a));
    return { key: best && likeness(best) >= 0.3 ? keyOf(best) : undefined, score: 0 };
  };
}

/** Other questions than those by which the points were chosen. */
const SEED = 20_261_128;

/** The register of a file, as one caller asks it. */
function openRegistry(file: string) {
  const db = openDatabase(file);
  const store = createSqliteStore(db);
  const registry = createEmbeddedRegistry({ store, form: 'B', wildcard: 'B', urlField: 'service_url' });
  const client = createClient((path, params) =>
    registry.get({ path, params, caller: { kind: 'explorer' }, origin: 'http://localhost' }),
  );
  const sourceOf = ({ meant, isThere }: Question): MatchSource => ({
    search: async (params) => {
      const { items, total_count } = await client.list('search_companies', {}, params);
      return { items: isThere ? items : items.filter((item) => keyOf(item) !== keyOf(meant)), total_count };
    },
    spellings: async (q) => (await registry.spellings?.('companies', q)) ?? [],
    officers: officersBy(client),
    most: MOST_SEARCHES.embedded,
  });
  return { db, sourceOf };
}

/** What the first queries of a process read is then in memory, as it is in a server. */
const WARM_UP = 50;
/** Queries that take longer are printed. */
const SLOW_MS = 250;

function printTimes(times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)} ms`;
  const mean = sorted.reduce((sum, time) => sum + time, 0) / sorted.length;
  console.log(
    `time of one: median ${at(0.5)}, mean ${mean.toFixed(1)} ms, 95 % ${at(0.95)}, 99 % ${at(0.99)}, most ${at(1)}`,
  );
}

/** The built server is sent the queries at once, as a program sends them. */
async function timeBatch(file: string, questions: readonly Question[]): Promise<void> {
  const [FIRMAMENT_DATA, limit] = [dirname(file), '999999999'];
  const served = await serveBuild(ROOT, { FIRMAMENT_DATA, API_DAILY_LIMIT: limit, API_MONTHLY_LIMIT: limit });
  try {
    const queries = questions.slice(0, MOST_QUERIES).map(({ query }) => query);
    const send = async (some: readonly MatchQuery[]) => {
      const start = performance.now();
      const reply = await fetch(`${served.url}/api/match`, { method: 'POST', body: JSON.stringify({ queries: some }) });
      const { results } = (await reply.json()) as { results?: object[] };
      const answered = results?.filter((one) => 'candidates' in one).length ?? 0;
      return { answered, seconds: (performance.now() - start) / 1000 };
    };
    await send(queries.slice(-WARM_UP));
    const { answered, seconds } = await send(queries);
    console.log(`POST /api/match: ${answered} of ${queries.length} queries in ${seconds.toFixed(1)} s`);
  } finally {
    await served.stop();
  }
}

/**
 * How often the right company of these registers is found by names with mistakes, and how long it takes.
 *
 * @param within A larger register that holds the same companies: it is asked for them instead, without the comparison
 *   by trigrams.
 */
export async function benchMatch(files: readonly string[], within?: string, count = 2_000): Promise<void> {
  if (files.length === 0) console.log('match: name a register by --register <file>');
  await buildIfChanged();
  for (const file of files) {
    const own = openDatabase(file);
    const all = readCompanies(own);
    own.close();
    const questions = listQuestions(all, count, SEED);
    const asked = within ?? file;
    const { db, sourceOf } = openRegistry(asked);
    for (const question of questions.slice(0, WARM_UP)) await findMatches(question.query, sourceOf(question));
    const times: number[] = [];
    const ours: Answer[] = [];
    for (const question of questions) {
      const start = performance.now();
      const { candidates } = await findMatches(question.query, sourceOf(question));
      const time = performance.now() - start;
      times.push(time);
      if (time > SLOW_MS) console.log(`  ${time.toFixed(0)} ms: ${question.kind}, ${JSON.stringify(question.query)}`);
      const [best] = candidates;
      const isMatch = best !== undefined && best.score >= LIKELY;
      ours.push({ key: isMatch ? keyOf(best.company) : undefined, score: best?.score ?? 0 });
    }
    const plain: Answer[] = [];
    for (const question of questions) plain.push(await firstFound(question, sourceOf(question)));
    const of = within === undefined ? '' : `, asked for in ${within}`;
    console.log(`\n${file}: ${all.length.toLocaleString('en')} companies without a namesake in their country${of}`);
    console.log(
      `${''.padEnd(26)}${'there'.padStart(9)}${'none'.padStart(9)}${'wrong > 90'.padStart(12)}${'> 90'.padStart(8)}`,
    );
    printAnswers(questions, ours, 'match');
    for (const kind of Object.keys(MISTAKES)) {
      const of = questions.flatMap((question, at) => (question.kind === kind ? [at] : []));
      printAnswers(
        of.flatMap((at) => questions[at] ?? []),
        of.flatMap((at) => ours[at] ?? []),
        `  ${kind}`,
      );
    }
    printAnswers(questions, plain, 'full-text search');
    if (within === undefined) printAnswers(questions, questions.map(createTrigrams(all)), 'trigrams');
    printTimes(times);
    db.close();
    await timeBatch(asked, questions);
  }
}
