import type { Suggestions } from '@/lib/contract/extensions';
import type { Letter, LetterPage, Neighbour } from '@/lib/contract/neighbours';
import type { ComparableCompany } from '@/lib/records/company/same-company';
import { whyMatched } from '@/lib/search/match';
import { companyKey } from '@/lib/shared/links';
import { distance } from '@/lib/shared/names/distance';
import { fold, words } from '@/lib/shared/names/fold';
import { normaliseName, spellingsOfName } from '@/lib/shared/names/normalise';
import {
  hadName,
  type ListedRow,
  MOST_FORMER_NAMES,
  MOST_OF_A_RANGE,
  MOST_OF_AN_IDENTIFIER,
  MOST_WITH_WORDS,
} from '../sqlite/read/companies';
import { beginningQuery, hadNameExpression, typedNumberQuery, typedQuery } from '../sqlite/read/name-query';
import { createSpeller, type NearWord, namesWith, type SpelledNames } from '../sqlite/read/spelling';
import { LETTERS_FOR_WORDS, LOOKED_AT, NAME_COLUMNS, RANKED } from '../sqlite/read/suggest';
import { addressOfCell, companyPath, toName, truth } from '../sqlite/sql-parts';
import type { CompanyKey, RegisterStore } from '../store';
import { allOf, type Cluster, equals, oneOf, type Query, SHOWN } from './cluster';
import type { createCompanySearch } from './company-search';
import { letterOf } from './documents';
import { companiesOf, FIRST_ROW, OFFICER_ROW, OTHER_ROWS, queryOf } from './expressions';
import { countsOf } from './facets';
import type { NameReader } from './names';

type Row = ListedRow & { number_is_stand_in: number };

const BY_NAME = [{ sort_name: 'asc' }, { id: 'asc' }];
const BACKWARDS = [{ sort_name: 'desc' }, { id: 'desc' }];
const startsWith = (field: string, text: string): Query => ({ prefix: { [field]: { value: text } } });
const IS_COMPANY: Query = { exists: { field: 'number' } };

/** Without a prefix that so many words continue that they are asked for one by one. */
const noWords = (): string[] => [];

const isSame = (a: CompanyKey, b: CompanyKey): boolean =>
  a.jurisdiction_code === b.jurisdiction_code && a.company_number === b.company_number;

/** Ids are positive, so that this is before all of them. */
const BEFORE_ALL = -1;

/** Near words that are looked at: those of the fewest mistakes come first. */
const MOST_NEAR = 500;

interface Suggested {
  options: { text: string }[];
}

/** The engine's own list of words that are at most so many edits away; distances are counted as elsewhere. */
function nearWords(field: string, word: string, most: number) {
  return {
    text: word,
    term: {
      ...{ field, size: MOST_NEAR, shard_size: MOST_NEAR, suggest_mode: 'always', sort: 'score', min_word_length: 1 },
      ...{ max_edits: most, prefix_length: most > 1 ? 1 : 0, accuracy: 0.1, max_term_freq: 2_000_000_000 },
      string_distance: 'damerau_levenshtein',
    },
  };
}

function toNearWords(suggest: Readonly<Record<string, Suggested[]>>, word: string, most: number): NearWord[] {
  const all = Object.values(suggest).flatMap((list) => list.flatMap(({ options }) => options.map(({ text }) => text)));
  const near = [...new Set(all)]
    .filter((text) => /^[a-z]+$/.test(text))
    .map((text) => ({ word: text, distance: distance(text, word) }));
  return near.filter((one) => one.distance <= most).sort((a, b) => (a.word < b.word ? -1 : 1));
}

/** What is asked of the order of names and of names as they are typed. */
export function createNameLists(
  cluster: Cluster,
  { nameEntities, rank }: { nameEntities: NameReader; rank: ReturnType<typeof createCompanySearch>['rank'] },
) {
  const { search, searchMany, getMany } = cluster;

  interface NamedCompany {
    id: number;
    row: Row;
    sort_name: string;
    has_lei: boolean;
  }

  const FIELDS = ['row', 'sort_name', 'has_lei', 'shown'];

  const toCompany = ({ id, source }: { id: number; source: Readonly<Record<string, unknown>> }): NamedCompany => ({
    ...{ id, row: source.row as Row, sort_name: String(source.sort_name), has_lei: source.has_lei === true },
  });

  /** The first companies that match, the shortest names first. */
  async function matching(expression: string | undefined, limit: number): Promise<NamedCompany[]> {
    if (expression === undefined) return [];
    const query = allOf([IS_COMPANY, companiesOf(expression)]);
    const { hits } = await search('entities', {
      ...{ query, sort: [{ id: 'asc' }], size: LOOKED_AT, track_total_hits: false, _source: FIELDS },
    });
    const shown = hits.filter(({ source }) => source.shown).map(toCompany);
    const lengthOf = ({ sort_name }: NamedCompany): number => [...sort_name].length;
    const byLength = (a: NamedCompany, b: NamedCompany): number =>
      lengthOf(a) - lengthOf(b) || (a.sort_name < b.sort_name ? -1 : a.sort_name > b.sort_name ? 1 : a.id - b.id);
    return shown.sort(byLength).slice(0, limit);
  }

  async function beginning(text: string, limit: number): Promise<NamedCompany[]> {
    const query = allOf([SHOWN, startsWith('sort_name', text)]);
    const { hits } = await search('entities', {
      ...{ query, sort: BY_NAME, size: limit, track_total_hits: false, _source: FIELDS },
    });
    return hits.map(toCompany);
  }

  /** Names that begin with the text, the best first; then names that have its words elsewhere. */
  async function listNamed(text: string, limit: number): Promise<NamedCompany[]> {
    const begins = fold(text).trim();
    const [beginners, beginAnyName] = await Promise.all([
      beginning(begins, RANKED),
      matching(beginningQuery(NAME_COLUMNS, text), RANKED),
    ]);
    const isEnough = beginners.length >= limit || begins.length < LETTERS_FOR_WORDS;
    const elsewhere = isEnough ? [] : await matching(typedQuery(NAME_COLUMNS, text, noWords), RANKED);
    const all = new Map([...beginAnyName, ...beginners, ...elsewhere].map((one) => [one.id, one]));
    return (await rank([...all.values()], text)).flatMap((id) => all.get(id) ?? []);
  }

  async function suggestCompanies(text: string, limit: number): Promise<Suggestions['companies']> {
    const numbered = await matching(typedNumberQuery(text), limit);
    const named = numbered.length < limit ? await listNamed(text, limit) : [];
    const all = new Map([...numbered, ...named].map((one) => [one.id, one]));
    return [...all.values()].slice(0, limit).map(({ row }) => {
      const { name, jurisdiction_code, company_number, inactive } = row;
      const others = (kind: string) => row.names.filter((other) => other.kind === kind).map(toName);
      const why = whyMatched(`${text}*`, { name, previous_names: [...others('previous'), ...others('alternative')] });
      return {
        ...{ name, jurisdiction_code, company_number },
        previous_name: why?.kind === 'previous_name' ? why.name : null,
        inactive: truth(inactive),
        service_url: companyPath(jurisdiction_code, company_number),
      };
    });
  }

  interface Officer {
    id: number;
    name: string;
    position: string | null;
    company_id: number;
    sort_name: string;
  }

  async function suggestOfficers(text: string, limit: number): Promise<Suggestions['officers']> {
    const begins = fold(text).trim();
    const read = { track_total_hits: false, _source: ['row'] };
    const first = await search('officers', {
      ...{ query: allOf([SHOWN, startsWith('sort_name', begins)]), sort: BY_NAME, size: limit, ...read },
    });
    const rows = new Map(first.hits.map(({ id, source }) => [id, source.row as Officer]));
    const expression = typedQuery(['name'], text, noWords);
    if (rows.size < limit && expression !== undefined && begins.length >= LETTERS_FOR_WORDS) {
      const { hits } = await search('officers', {
        ...{ query: queryOf(expression, OFFICER_ROW), sort: [{ id: 'asc' }], size: LOOKED_AT },
        ...{ track_total_hits: false, _source: ['row', 'shown'] },
      });
      const shown = hits.filter(({ source }) => source.shown).map(({ source }) => source.row as Officer);
      const byName = (a: Officer, b: Officer): number =>
        a.sort_name < b.sort_name ? -1 : a.sort_name > b.sort_name ? 1 : a.id - b.id;
      for (const row of shown.sort(byName).slice(0, limit)) if (!rows.has(row.id)) rows.set(row.id, row);
    }
    const found = [...rows.values()].slice(0, limit);
    const { of } = await nameEntities(found.map(({ company_id }) => company_id));
    return found.map(({ id, name, position, company_id }) => {
      return { id, name, position, company_name: of(company_id).company_name, service_url: `/officers/${id}` };
    });
  }

  const companyNames: SpelledNames = {
    async count(all, most) {
      const expression = namesWith('companies', all);
      const counted = { filter: queryOf(expression, OTHER_ROWS) };
      const aggs = {
        first: { filter: queryOf(expression, FIRST_ROW) },
        others: { nested: { path: 'others' }, aggs: { counted } },
      };
      const { aggregations } = await search('entities', { query: companiesOf(expression), size: 0, aggs });
      return Math.min(most, aggregations.first.doc_count + aggregations.others.counted.doc_count);
    },
    async findName(all) {
      const query = allOf([SHOWN, companiesOf(namesWith('companies', all))]);
      const { hits } = await search('entities', { query, sort: [{ id: 'asc' }], size: 1, _source: ['row.name'] });
      return (hits[0]?.source.row as Row | undefined)?.name;
    },
    async listNear(word, most) {
      const fields = ['name', 'normalised_name', 'others.previous_names', 'others.normalised_previous_names'];
      const suggest = Object.fromEntries(fields.map((field) => [field, nearWords(field, word, most)]));
      const reply = await search('entities', { size: 0, query: { match_none: {} }, suggest });
      return toNearWords(reply.suggest, word, most);
    },
  };

  const officerNames: SpelledNames = {
    async count(all, most) {
      const query = queryOf(namesWith('officers', all), OFFICER_ROW);
      const { total } = await search('officers', { query, size: 0 });
      return Math.min(most, total);
    },
    async findName(all) {
      // Of shown companies.
      const ofWords = queryOf(namesWith('officers', all), OFFICER_ROW);
      const query = allOf([{ exists: { field: 'jurisdiction_code' } }, ofWords]);
      const { hits } = await search('officers', { query, sort: [{ id: 'asc' }], size: 1, _source: ['row.name'] });
      return (hits[0]?.source.row as { name: string } | undefined)?.name;
    },
    async listNear(word, most) {
      const suggest = { name: nearWords('name', word, most) };
      const reply = await search('officers', { size: 0, query: { match_none: {} }, suggest });
      return toNearWords(reply.suggest, word, most);
    },
  };

  const toNeighbour = ({ name, jurisdiction_code, company_number, inactive }: Row): Neighbour => ({
    ...{ name, jurisdiction_code, company_number, inactive: truth(inactive) },
  });

  const listNeighbours: RegisterStore['listNeighbours'] = async (name, limit, except) => {
    const key = fold(name).trim();
    const asked = (sort: readonly unknown[]) => ({
      ...{ query: SHOWN, sort, search_after: [key, BEFORE_ALL], size: limit + except.length },
      ...{ track_total_hits: false, _source: ['row'] },
    });
    const [before, after] = await searchMany([
      ['entities', asked(BACKWARDS)],
      ['entities', asked(BY_NAME)],
    ]);
    const chosen = (reply: typeof before): Neighbour[] =>
      (reply?.hits ?? [])
        .map(({ source }) => toNeighbour(source.row as Row))
        .filter((row) => !except.some((other) => isSame(row, other)))
        .slice(0, limit);
    return { before: chosen(before).reverse(), after: chosen(after) };
  };

  const listByLetter: RegisterStore['listByLetter'] = async (code, requested, position, limit) => {
    const ofPlace = allOf([SHOWN, equals('jurisdiction_code', code)]);
    const number = position && ('after' in position ? position.after : position.before);
    const [used, places] = await searchMany([
      ['entities', { query: ofPlace, size: 0, aggs: { letters: { terms: { field: 'letter', size: 40 } } } }],
      ['entities', { query: equals('number', companyKey(code, number ?? '')), size: 1, _source: ['sort_name'] }],
    ]);
    const letters = countsOf(used?.aggregations.letters ?? { buckets: [] })
      .map(([letter]) => letter as Letter)
      .sort();
    const letter = requested ?? letters[0];
    if (letter === undefined) return { letters, companies: [], hasBefore: false, hasAfter: false };
    const query = allOf([ofPlace, equals('letter', letter)]);
    type Place = readonly [name: string, id: number];
    const list = async (sort: readonly unknown[], from: Place | undefined, many: number) => {
      const after = from && { search_after: from };
      const read = { track_total_hits: false, _source: ['row', 'sort_name'] };
      return (await search('entities', { query, sort, size: many, ...after, ...read })).hits;
    };
    const [place] = number === undefined ? [] : (places?.hits ?? []);
    const name = place && String(place.source.sort_name);
    const found: Place | undefined =
      place && name !== undefined && letterOf(name) === letter ? [name, place.id] : undefined;
    const isBackwards = found !== undefined && position !== undefined && 'before' in (position as object);
    const hits = isBackwards ? (await list(BACKWARDS, found, limit)).reverse() : await list(BY_NAME, found, limit);
    const placeOf = (hit: (typeof hits)[number] | undefined): Place | undefined =>
      hit && [String(hit.source.sort_name), hit.id];
    const [head, last] = [placeOf(hits[0]), placeOf(hits.at(-1))];
    const [before, after] = await Promise.all([
      head ? list(BACKWARDS, head, 1) : [],
      last ? list(BY_NAME, last, 1) : [],
    ]);
    return {
      ...{ letters, letter, companies: hits.map(({ source }) => toNeighbour(source.row as Row)) },
      ...{ hasBefore: before.length > 0, hasAfter: after.length > 0 },
    } satisfies LetterPage;
  };

  const previousNamesOf = ({ names }: Pick<Row, 'names'>) =>
    names.filter(({ kind }) => kind === 'previous').map(toName);

  const toComparable = (row: Row): ComparableCompany => ({
    name: row.name,
    jurisdiction_code: row.jurisdiction_code,
    company_number: row.company_number,
    incorporation_date: row.incorporation_date,
    branch: row.branch,
    registered_address_in_full: row.registered_address_in_full,
    number_is_stand_in: row.number_is_stand_in === 1,
    registered_address: addressOfCell(row.registered_address, row.registered_address_in_full),
    previous_names: previousNamesOf(row),
    identifiers: row.identifiers.map((identifier) => ({ identifier })),
  });

  const findSimilarCompanies: RegisterStore['findSimilarCompanies'] = async (key) => {
    const number = companyKey(key.jurisdiction_code, key.company_number);
    const { hits } = await search('entities', {
      ...{ query: allOf([SHOWN, equals('number', number)]), size: 1, _source: ['row', 'systems_and_uids'] },
    });
    const [own] = hits;
    if (!own) return undefined;
    const company = toComparable(own.source.row as Row);
    const former = (company.previous_names ?? []).slice(0, MOST_FORMER_NAMES).map(({ company_name }) => company_name);
    const named = [company.name, ...former].flatMap((name) => {
      const wanted = normaliseName(name);
      const starts = wanted === '' ? [] : spellingsOfName(fold(name).trim());
      return starts.map((start) => ({ wanted, start }));
    });
    const read = { track_total_hits: false, _source: ['row.name'] };
    const withWords = { nested: { path: 'others', query: queryOf(hadNameExpression(company.name), OTHER_ROWS) } };
    const [identified, formerly, ...ranges] = await searchMany([
      [
        'entities',
        {
          query: oneOf('systems_and_uids', (own.source.systems_and_uids ?? []) as string[]),
          ...{ sort: [{ id: 'asc' }], size: MOST_OF_AN_IDENTIFIER + 1, track_total_hits: false },
        },
      ],
      [
        'entities',
        {
          query: allOf([SHOWN, withWords]),
          ...{ sort: [{ id: 'asc' }], size: MOST_WITH_WORDS, track_total_hits: false, _source: ['row.names'] },
        },
      ],
      ...named.map(({ start }) => {
        const query = allOf([SHOWN, startsWith('sort_name', start)]);
        return ['entities', { query, sort: BY_NAME, size: MOST_OF_A_RANGE, ...read }] as const;
      }),
    ]);
    const byName = ranges.flatMap(({ hits: found }, at) =>
      found.filter(({ source }) => normaliseName((source.row as Row).name) === named[at]?.wanted).map(({ id }) => id),
    );
    const byIdentifier = (identified?.hits ?? []).map(({ id }) => id).filter((id) => id !== own.id);
    const byFormerName = (formerly?.hits ?? []).flatMap(({ id, source }) =>
      hadName(previousNamesOf(source.row as Row), company.name) ? [id] : [],
    );
    const others = new Set([...byIdentifier.slice(0, MOST_OF_AN_IDENTIFIER), ...byName, ...byFormerName]);
    others.delete(own.id);
    if (others.size === 0) return { company, others: [] };
    const ids = [...others];
    const { aggregations } = await search('statements', {
      query: allOf([equals('entities', own.id), oneOf('entities', ids)]),
      ...{ size: 0, aggs: { together: { terms: { field: 'entities', include: ids, size: ids.length } } } },
    });
    for (const [known] of countsOf(aggregations.together)) others.delete(Number(known));
    const rows = await getMany('entities', others, ['row', 'shown']);
    const shown = [...others].flatMap((id) => {
      const document = rows.get(id);
      return document?.shown ? [toComparable(document.row as Row)] : [];
    });
    return { company, others: shown };
  };

  return {
    suggest: async (text, limit) =>
      words(text).length === 0
        ? { companies: [], officers: [] }
        : { companies: await suggestCompanies(text, limit), officers: await suggestOfficers(text, limit) },
    listSpellings: (named, q, limit) => createSpeller(named === 'companies' ? companyNames : officerNames)(q, limit),
    listNeighbours,
    listByLetter,
    findSimilarCompanies,
  } satisfies Partial<RegisterStore>;
}
