import type {
  IndustryCodeRecord,
  IndustryCodeScheme,
  IndustryCodeSchemeRecord,
  Jurisdiction,
  RegisterContents,
} from '@/lib/contract/records';
import type { NamedJurisdiction } from '@/lib/shared/jurisdictions/match';
import { type CodeRow, createCodeLists, IndustryCodeTree } from '../sqlite/read/industry-codes-tree';
import type { Account, ImportRun, RegisterStore } from '../store';
import { type Cluster, equals } from './cluster';
import { unavailable } from './connection';
import type { ListName } from './documents';

interface NamedRow {
  name_key: string;
  code: string;
  is_weak: 0 | 1;
}

interface LicenceRow {
  publisher: string;
  licence: string | null;
}

type Contents = Omit<RegisterContents, 'imports'>;

/** Sums what several builders count. */
function addContents(all: readonly Contents[]): Contents {
  const [first] = all;
  if (!first) throw unavailable();
  const kinds = Object.keys(first.counts) as (keyof Contents['counts'])[];
  const sumOf = (toNumber: (one: Contents) => number): number => all.reduce((sum, one) => sum + toNumber(one), 0);
  return {
    ...first,
    counts: Object.fromEntries(kinds.map((kind) => [kind, sumOf(({ counts }) => counts[kind])])) as Contents['counts'],
    publishers: all.flatMap(({ publishers }) => publishers),
    imported_formats: [...new Set(all.flatMap(({ imported_formats }) => imported_formats))].sort(),
    searches_are_indexed: all.every((one) => one.searches_are_indexed),
    suppressed_persons: sumOf((one) => one.suppressed_persons ?? 0),
    hidden_digest: all.map((one) => one.hidden_digest ?? '').join(' '),
  };
}

/** Several builders have the same jurisdictions and code lists. */
function withoutEqual<Row>(rows: readonly Row[]): Row[] {
  const known = new Map(rows.map((row) => [JSON.stringify(row), row]));
  return [...known.values()];
}

type Questions = Pick<
  RegisterStore,
  | 'listJurisdictions'
  | 'findJurisdictionsNamed'
  | 'listIndustryCodeSchemes'
  | 'findIndustryCodeScheme'
  | 'findIndustryCode'
  | 'countContents'
  | 'listImports'
  | 'findAccount'
  | 'findLicences'
  | 'version'
>;

/** The tables that are published whole. They are kept in memory until the register changes. */
export function createListReader({ search }: Cluster) {
  /** Changes with each publishing of each builder. */
  async function version(): Promise<string> {
    const query = equals('name', 'generation' satisfies ListName);
    const { hits } = await search('lists', { query, size: 1_000, _source: ['builder', 'text'] });
    const all = hits.map(({ source }) => `${source.builder}:${source.text}`);
    return all.sort().join(' ');
  }

  let known: { version: string; lists: Map<string, Promise<unknown>> } | undefined;

  async function read<Value>(name: ListName): Promise<Value[]> {
    const { hits } = await search('lists', { query: equals('name', name), size: 1_000, _source: ['builder', 'text'] });
    const inOrder = [...hits].sort((a, b) => Number(a.source.builder) - Number(b.source.builder));
    return inOrder.map(({ source }) => JSON.parse(String(source.text)));
  }

  /** What is made of lists, once for each version. */
  async function keep<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
    const now = await version();
    if (known?.version !== now) known = { version: now, lists: new Map() };
    const { lists } = known;
    const before = lists.get(name) as Promise<Value> | undefined;
    if (before) return before;
    const made = make();
    lists.set(name, made);
    // What failed is asked for again.
    made.catch(() => lists.delete(name));
    return made;
  }

  const rows = <Row>(name: ListName): Promise<Row[]> =>
    keep(name, async () => withoutEqual((await read<Row[]>(name)).flat()));

  /** The code lists with their tree: the same object until the register changes. */
  const codeLists = () =>
    keep('code lists', async () => {
      const [schemes, codes, mappings] = await Promise.all([
        read<IndustryCodeScheme[]>('schemes'),
        read<CodeRow[]>('codes'),
        read<{ code_scheme_id: string; code: string; to_scheme_id: string; to_code: string }[]>('mappings'),
      ]);
      const all = { codes: withoutEqual(codes.flat()), mappings: withoutEqual(mappings.flat()) };
      return createCodeLists(new IndustryCodeTree(all), withoutEqual(schemes.flat()), () => all.codes);
    });

  const byCode = (a: Jurisdiction, b: Jurisdiction): number => (a.code < b.code ? -1 : 1);

  const questions: Questions = {
    listJurisdictions: async () => [...(await rows<Jurisdiction>('jurisdictions'))].sort(byCode),
    async findJurisdictionsNamed(key): Promise<NamedJurisdiction[]> {
      const [all, names] = [await rows<Jurisdiction>('jurisdictions'), await rows<NamedRow>('jurisdiction_names')];
      const found = names
        .filter(({ name_key }) => name_key === key)
        .sort((a, b) => a.is_weak - b.is_weak || (a.code < b.code ? -1 : 1));
      return found.flatMap(({ code, is_weak }) => {
        const jurisdiction = all.find((one) => one.code === code);
        return jurisdiction ? [{ jurisdiction, isWeak: is_weak === 1 }] : [];
      });
    },
    listIndustryCodeSchemes: async () => (await codeLists()).listSchemes(),
    findIndustryCodeScheme: async (id): Promise<IndustryCodeSchemeRecord | undefined> =>
      (await codeLists()).findScheme(id),
    findIndustryCode: async (schemeId, code): Promise<IndustryCodeRecord | undefined> =>
      (await codeLists()).findCode(schemeId, code),
    countContents: () => keep('all contents', async () => addContents(await read<Contents>('contents'))),
    async listImports(limit): Promise<ImportRun[]> {
      // The list is kept: its order is not changed.
      return [...(await rows<ImportRun>('imports'))].sort((a, b) => b.id - a.id).slice(0, limit);
    },
    async findAccount(tokenHash): Promise<Account | undefined> {
      const all = await rows<Account & { token_hash: string }>('accounts');
      const found = all.find(({ token_hash }) => token_hash === tokenHash);
      if (!found) return undefined;
      const { token_hash: _, ...account } = found;
      return account;
    },
    async findLicences(publishers): Promise<ReadonlyMap<string, string | null>> {
      const all = new Map<string, string | null>();
      for (const { publisher, licence } of await rows<LicenceRow>('licences')) {
        all.set(publisher, all.has(publisher) && all.get(publisher) !== licence ? null : licence);
      }
      return new Map(publishers.map((publisher) => [publisher, all.get(publisher) ?? null]));
    },
    version,
  };
  return { questions, codeLists, version };
}

export type ListReader = ReturnType<typeof createListReader>;
