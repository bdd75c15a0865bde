/** What is published, each kind in an index of its own. */
export const KINDS = ['entities', 'officers', 'filings', 'statements', 'data', 'events', 'groupings', 'lists'] as const;
export type Kind = (typeof KINDS)[number];

/** Each of several builders that publish into one cluster has a number, so that their ids never collide. */
export const IDS_PER_BUILDER = 1e12;
/** Ids in addresses have at most 15 digits. */
export const MOST_BUILDERS = 1000;

export const builderOf = (id: number): number => Math.floor(id / IDS_PER_BUILDER);

/** The alias of the indexes of a kind, of all builders or of one. */
export const aliasOf = (prefix: string, kind: Kind, builder?: number): string =>
  builder === undefined ? `${prefix}${kind}` : `${prefix}${kind}-${builder}`;

/** Begins each text, for names that begin with certain words. */
export const FIRST_WORD = '^';

const KEYWORD = { type: 'keyword' };
const LONG = { type: 'long' };
const NUMBER = { type: 'integer' };
const FLAG = { type: 'boolean' };
/** Folded words, as the search tables of the file have them; without frequencies, by which nothing is sorted. */
const WORDS = { type: 'text', analyzer: 'words', norms: false };
/** The same, quick to search by the first letters of a word; longer beginnings are few enough to be looked up. */
const BEGUN_WORDS = { ...WORDS, index_prefixes: { min_chars: 1, max_chars: 8 } };
/** What is returned only. */
const STORED = { type: 'object', enabled: false };

type Properties = Record<string, object>;

const PROPERTIES: Readonly<Record<Kind, Properties>> = {
  entities: {
    id: LONG,
    shown: FLAG,
    keys: KEYWORD,
    number: KEYWORD,
    sort_name: KEYWORD,
    name_length: NUMBER,
    place_and_name: KEYWORD,
    letter: KEYWORD,
    name: BEGUN_WORDS,
    normalised_name: BEGUN_WORDS,
    others: {
      type: 'nested',
      properties: { previous_names: BEGUN_WORDS, normalised_previous_names: BEGUN_WORDS },
    },
    company_number: BEGUN_WORDS,
    heavily_normalised_number: BEGUN_WORDS,
    native_company_number: BEGUN_WORDS,
    postal_codes: BEGUN_WORDS,
    address: WORDS,
    jurisdiction_code: KEYWORD,
    country_code: KEYWORD,
    company_type: KEYWORD,
    company_type_key: KEYWORD,
    current_status: KEYWORD,
    current_status_key: KEYWORD,
    inactive: FLAG,
    branch: FLAG,
    nonprofit: FLAG,
    incorporation: NUMBER,
    incorporation_month: NUMBER,
    dissolution: NUMBER,
    dissolution_month: NUMBER,
    created: NUMBER,
    created_at: KEYWORD,
    updated: NUMBER,
    updated_at: KEYWORD,
    incorporation_date: KEYWORD,
    dissolution_date: KEYWORD,
    industry_codes: KEYWORD,
    data_types: KEYWORD,
    data_type_keys: KEYWORD,
    identifiers: KEYWORD,
    systems_and_uids: KEYWORD,
    has_lei: FLAG,
    named: STORED,
    placeholder: STORED,
    claims: STORED,
    row: STORED,
  },
  officers: {
    id: LONG,
    company_id: LONG,
    shown: FLAG,
    name: BEGUN_WORDS,
    address: WORDS,
    sort_name: KEYWORD,
    name_length: NUMBER,
    position: KEYWORD,
    position_key: KEYWORD,
    birth: NUMBER,
    jurisdiction_code: KEYWORD,
    inactive: FLAG,
    former: FLAG,
    start_date: KEYWORD,
    row: STORED,
  },
  filings: { id: LONG, company_id: LONG, shown: FLAG, date: KEYWORD, type: KEYWORD, year: KEYWORD, row: STORED },
  statements: {
    id: LONG,
    key: KEYWORD,
    shown: FLAG,
    data_type: KEYWORD,
    entities: LONG,
    subjects: LONG,
    objects: LONG,
    subject_names: WORDS,
    object_names: WORDS,
    title: BEGUN_WORDS,
    text: WORDS,
    word_count: NUMBER,
    terms: KEYWORD,
    jurisdiction_code: KEYWORD,
    is_ultimate_beneficial_owner: FLAG,
    is_ultimate: FLAG,
    start_date: KEYWORD,
    end_date: KEYWORD,
    end_date_type: KEYWORD,
    at: KEYWORD,
    created_at: KEYWORD,
    published_at: KEYWORD,
    registration_date: KEYWORD,
    expiry_date: KEYWORD,
    sort_title: KEYWORD,
    confidence: { type: 'double' },
    parent: LONG,
    child: LONG,
    is_control: FLAG,
    share: { type: 'double' },
    row: STORED,
    ends: STORED,
    provenances: STORED,
    listed: STORED,
    edge: STORED,
  },
  data: { id: LONG, companies: LONG, updated_at: KEYWORD, place: LONG, row: STORED },
  events: {
    id: LONG,
    company_id: LONG,
    jurisdiction_code: KEYWORD,
    country_code: KEYWORD,
    type: KEYWORD,
    categories: KEYWORD,
    starts_at: KEYWORD,
    ends_at: KEYWORD,
    created_at: KEYWORD,
    implied: NUMBER,
    place: LONG,
    row: STORED,
  },
  groupings: {
    id: LONG,
    name: KEYWORD,
    sort_name: KEYWORD,
    address: KEYWORD,
    members: LONG,
    row: STORED,
  },
  lists: { name: KEYWORD, text: { type: 'keyword', index: false, doc_values: false } },
};

/** How an index is made. All fields are declared; another one is refused. */
export function indexBody(kind: Kind, shards = 1) {
  return {
    settings: {
      'index.number_of_shards': kind === 'lists' || kind === 'groupings' ? 1 : shards,
      // Copies are made once all is there, which is quicker.
      'index.number_of_replicas': 0,
      // Publishing refreshes when all of it is there, and what a crash of a node loses until then is counted and missed.
      'index.translog.durability': 'async',
      'index.refresh_interval': '-1',
      'index.max_terms_count': 65_536,
      analysis: { analyzer: { words: { type: 'custom', tokenizer: 'whitespace' } } },
    },
    mappings: {
      dynamic: 'strict',
      properties: { builder: NUMBER, ...PROPERTIES[kind] },
    },
  };
}
