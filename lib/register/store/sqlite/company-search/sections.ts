import { NumberColumn } from '../columns/number-column';
import type { SqliteDatabase } from '../open';
import { type IndustryCodeTree, uidKey } from '../read/industry-codes-tree';
import type { CompanyColumns } from './columns';
import { NumberSets } from './number-sets';

interface Sections {
  tree: IndustryCodeTree;
  generation: number;
  /** The sets of industry codes from which it was made. */
  industrySets: NumberSets;
  /** The set of sections of each set of industry codes, as far as these were there. */
  ofCodes: Uint32Array;
  /** Sections as places in the tree, by the comparable uid of a code. */
  byKey: Map<string, number[]>;
  /** Sets of sections: there are far fewer than sets of codes. */
  sets: NumberSets;
  column: NumberColumn;
}

/**
 * The sections of industry of each company, as a column of sets: counting it is quicker than counting half a million
 * sets of codes. It follows from the code lists, so that it is not stored; what changes is taken in when it is needed.
 */
export class SectionColumn {
  private made: Sections | undefined;

  constructor(
    private readonly db: SqliteDatabase,
    private readonly columns: CompanyColumns,
    private readonly treeNow: () => IndustryCodeTree,
  ) {}

  get(): Pick<Sections, 'column' | 'sets' | 'tree'> {
    this.made = this.update();
    return this.made;
  }

  private update(): Sections {
    const tree = this.treeNow();
    const { generation, industrySets, size, industries } = this.columns;
    const before = this.made?.tree === tree && this.made.industrySets === industrySets ? this.made : undefined;
    if (before?.generation === generation) return before;
    const { sets, byKey, column } = before ?? {
      sets: new NumberSets(),
      byKey: listSections(tree),
      column: new NumberColumn(),
    };
    const sectionsOf = this.readCodes(byKey);
    const ofCodes = new Uint32Array(industrySets.size);
    ofCodes.set(before?.ofCodes ?? []);
    for (let set = before?.ofCodes.length ?? 1; set < ofCodes.length; set++) {
      const sections: number[] = [];
      for (const code of industrySets.of(set)) sections.push(...sectionsOf(code));
      ofCodes[set] = sets.idOf(sections);
    }
    const { changed, after } = (before && this.columns.changesSince(before.generation)) ?? { changed: [], after: 0 };
    column.reserve(size);
    for (const id of changed) column.set(id, ofCodes[industries.get(id)] as number);
    for (let id = after + 1; id < size; id++) column.set(id, ofCodes[industries.get(id)] as number);
    return { tree, generation, industrySets, ofCodes, byKey, sets, column };
  }

  /** The sections of a code by its id. Codes are added as companies bring them. */
  private readCodes(byKey: Sections['byKey']): (code: number) => number[] {
    const list = this.db.prepare<[], [number, string]>('SELECT id, key FROM told_industry_codes').raw().all();
    const byId = new Map(list.map(([id, key]) => [id, byKey.get(key) ?? []]));
    return (code) => byId.get(code) ?? [];
  }
}

function listSections(tree: IndustryCodeTree): Sections['byKey'] {
  const byKey: Sections['byKey'] = new Map();
  tree.sections().forEach(({ uid }, section) => {
    for (const key of tree.covered(uidKey(uid))) byKey.set(key, [...(byKey.get(key) ?? []), section]);
  });
  return byKey;
}
