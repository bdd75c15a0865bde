import type {
  IndustryCode,
  IndustryCodeRecord,
  IndustryCodeScheme,
  IndustryCodeSchemeRecord,
} from '@/lib/contract/records';
import type { SqliteDatabase } from '../open';

export interface CodeRow {
  code_scheme_id: string;
  code: string;
  uid: string;
  description: string;
  parent_code: string | null;
}

interface MappingRow {
  code_scheme_id: string;
  code: string;
  to_scheme_id: string;
  to_code: string;
}

interface CodeLists {
  codes: CodeRow[];
  mappings: MappingRow[];
}

/** A uid in comparable form: lower case without dots (api-shapes, 3.4). */
export const uidKey = (uid: string): string => uid.replaceAll('.', '').toLowerCase();

const keyOf = (scheme: string, code: string): string => uidKey(`${scheme}-${code}`);

/** The scheme whose sections are counted, if it is imported: the others are derived from it. */
const BASE_SCHEME = 'isic_4';

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** All code lists with their hierarchy and mappings, in memory: a few thousand codes. */
export class IndustryCodeTree {
  readonly byKey = new Map<string, CodeRow>();
  private readonly children = new Map<string, string[]>();
  private readonly mapped = new Map<string, string[]>();
  /** Cached, because every search that counts sections needs them. */
  private knownSections: CodeRow[] | undefined;
  private readonly coveredBySections = new Map<string, ReadonlySet<string>>();

  constructor({ codes, mappings }: CodeLists) {
    for (const row of codes) {
      this.byKey.set(uidKey(row.uid), row);
      if (row.parent_code) push(this.children, keyOf(row.code_scheme_id, row.parent_code), uidKey(row.uid));
    }
    for (const { code_scheme_id, code, to_scheme_id, to_code } of mappings) {
      const [from, to] = [keyOf(code_scheme_id, code), keyOf(to_scheme_id, to_code)];
      push(this.mapped, from, to);
      push(this.mapped, to, from);
    }
  }

  /**
   * Equivalents of a code in other schemes, mapped in either direction. A scheme without a direct mapping is reached
   * through a third one, by the shortest path only: a path through a coarser scheme would add sibling codes.
   */
  equivalents(key: string): string[] {
    const seen = new Set([this.schemeOf(key)]);
    const direct = this.inNewSchemes([key], seen);
    return [...direct, ...this.inNewSchemes(direct, seen)];
  }

  private schemeOf(key: string): string {
    return this.byKey.get(key)?.code_scheme_id.toLowerCase() ?? key.slice(0, key.indexOf('-'));
  }

  private inNewSchemes(keys: string[], seen: Set<string>): string[] {
    const found = keys.flatMap((key) => this.mapped.get(key) ?? []);
    const fresh = [...new Set(found)].filter((key) => !seen.has(this.schemeOf(key)));
    for (const key of fresh) seen.add(this.schemeOf(key));
    return fresh;
  }

  private withDescendants(keys: Iterable<string>): Set<string> {
    const all = new Set(keys);
    // Iteration over a set includes elements added meanwhile; a loop of parents ends too.
    for (const key of all) for (const child of this.children.get(key) ?? []) all.add(child);
    return all;
  }

  /**
   * Every code that a filter by this uid matches: the code, its descendants, and the equivalents of all of these with
   * their descendants.
   */
  covered(uid: string): ReadonlySet<string> {
    const key = uidKey(uid);
    return this.coveredBySections.get(key) ?? this.findCovered(key);
  }

  private findCovered(key: string): ReadonlySet<string> {
    const own = this.withDescendants([key]);
    return this.withDescendants([...own].flatMap((each) => [each, ...this.equivalents(each)]));
  }

  /**
   * The top-level codes: those of the base scheme, and those of other schemes that the base does not cover entirely.
   */
  sections(): readonly CodeRow[] {
    if (!this.knownSections) {
      this.knownSections = this.findSections();
      for (const { uid } of this.knownSections) this.coveredBySections.set(uidKey(uid), this.findCovered(uidKey(uid)));
    }
    return this.knownSections;
  }

  private findSections(): CodeRow[] {
    const tops = [...this.byKey.values()].filter(({ parent_code }) => parent_code === null);
    const base = tops.filter(({ code_scheme_id }) => code_scheme_id === BASE_SCHEME);
    const inBase = new Set(base.flatMap(({ uid }) => [...this.covered(uid)]));
    const ofOthers = tops.filter(
      ({ code_scheme_id, uid }) =>
        code_scheme_id !== BASE_SCHEME &&
        [...this.withDescendants([uidKey(uid)])].some((key) => !this.children.has(key) && !inBase.has(key)),
    );
    return [...base, ...ofOthers];
  }
}

/** The current tree: the same one until code lists change, in this or another connection. */
export function createIndustryCodeTree(db: SqliteDatabase): () => IndustryCodeTree {
  const changes = db.prepare<[], { n: number }>('SELECT total_changes() AS n');
  const codes = db.prepare<[], CodeRow>('SELECT * FROM industry_codes ORDER BY code_scheme_id, code');
  const mappings = db.prepare<[], MappingRow>('SELECT * FROM industry_code_mappings');
  let known: { state: string; lists: string; tree: IndustryCodeTree } | undefined;
  return () => {
    const state = `${db.pragma('data_version', { simple: true })}/${changes.get()?.n}`;
    if (known?.state === state) return known.tree;
    const read = { codes: codes.all(), mappings: mappings.all() };
    const lists = JSON.stringify(read);
    known = { state, lists, tree: known?.lists === lists ? known.tree : new IndustryCodeTree(read) };
    return known.tree;
  };
}

function toIndustryCode(row: CodeRow, schemeName: string | undefined): IndustryCode {
  const { code, description, code_scheme_id, uid } = row;
  return { code, description, code_scheme_id, code_scheme_name: schemeName ?? null, uid };
}

/** Questions to the code lists. @param codes In the order of schemes and codes. */
export function createCodeLists(
  tree: IndustryCodeTree,
  schemes: readonly IndustryCodeScheme[],
  codes: () => readonly CodeRow[],
) {
  const names = new Map(schemes.map(({ id, name }) => [id, name]));
  return {
    tree,
    listSchemes: (): IndustryCodeScheme[] => [...schemes],

    findScheme(id: string): IndustryCodeSchemeRecord | undefined {
      const scheme = schemes.find((one) => one.id === id) ?? schemes.find((one) => one.id === id.toLowerCase());
      if (!scheme) return undefined;
      const own = codes().filter(({ code_scheme_id }) => code_scheme_id === scheme.id);
      const listed = own.map(({ code, description, uid, parent_code }) => ({ code, description, uid, parent_code }));
      return { ...scheme, industry_codes: listed.map((industry_code) => ({ industry_code })) };
    },

    findCode(schemeId: string, code: string): IndustryCodeRecord | undefined {
      const key = uidKey(`${schemeId}-${code}`);
      const row = tree.byKey.get(key);
      if (!row) return undefined;
      const mapped = tree.equivalents(key).flatMap((other) => tree.byKey.get(other) ?? []);
      return {
        ...toIndustryCode(row, names.get(row.code_scheme_id)),
        parent_code: row.parent_code,
        mapped_industry_codes: mapped.map((other) => ({
          industry_code: toIndustryCode(other, names.get(other.code_scheme_id)),
        })),
      };
    },

    /** What the lists say of the code of a company, which may be in none. */
    describe({ code_scheme_id, code }: Pick<CodeRow, 'code_scheme_id' | 'code'>) {
      const known = tree.byKey.get(keyOf(code_scheme_id, code));
      const isSame = known?.code === code && known.code_scheme_id === code_scheme_id;
      return {
        description: isSame ? known.description : null,
        code_scheme_name: names.get(code_scheme_id) ?? null,
      };
    },
  };
}
