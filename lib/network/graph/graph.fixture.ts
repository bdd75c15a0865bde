import fc from 'fast-check';
import { parseShare, type Relationship } from '../model';
import { buildGraph, type Graph } from './graph';

const LINE = /^(\S+)>(\S+) (\S+)(?: (\S+))?$/;

const TYPES: Readonly<Record<string, readonly [type: string, interests: readonly string[]]>> = {
  shares: ['shareholding', ['share_ownership']],
  votes: ['control', ['voting_rights']],
  influence: ['control', ['significant_influence_or_control']],
  board: ['control', ['right_to_appoint_and_remove_directors']],
  subsidiary: ['subsidiary', []],
};

/** "A>B 60", "A>B 25-50 votes", "A>B ?": A holds 60 % of B, 25 to 50 % of its votes, an unknown share. */
function relationshipFrom(line: string): Relationship {
  const [, parent = '', child = '', share = '', name = 'shares'] = LINE.exec(line.trim()) ?? [];
  const [type, interests] = TYPES[name] ?? [name, []];
  const [min, max = min] = share === '?' ? [] : share.split('-').map(Number);
  return {
    id: `${parent} ${child} ${type} ${interests.join()}`,
    parent,
    child,
    type,
    share: parseShare({ percentage_min: min, percentage_max: max }),
    interests,
    ended: false,
    statements: [],
  };
}

export const relationshipsFrom = (text: string): Relationship[] =>
  text
    .split(/[;\n]/)
    .filter((line) => line.trim() !== '')
    .map(relationshipFrom);

/** A network in a line: "A>B 60; B>C 25-50; C>A ?". Nodes are numbered as they come. */
export function graphFrom(text: string): Graph {
  const relationships = relationshipsFrom(text);
  return buildGraph({ entities: new Set<string>(), relationships });
}

/** A holding in random networks: shares in per cent, low = high if exact. */
export interface Holding {
  owner: number;
  company: number;
  low: number;
  high: number;
}

export const nameOf = (node: number): string => `N${node}`;

/** A network of `size` nodes, N0, N1, …, with these holdings. */
export function graphOf(size: number, holdings: readonly Holding[]): Graph {
  const relationships = holdings.map(({ owner, company, low, high }) => ({
    ...relationshipFrom(`${nameOf(owner)}>${nameOf(company)} ?`),
    share: parseShare({ percentage_min: low, percentage_max: high }),
  }));
  return buildGraph({ entities: new Set(Array.from({ length: size }, (_, node) => nameOf(node))), relationships });
}

/** At most one holding per pair; the shares in a company add up to at most `most` per cent. */
export function holdings(size: number, most = 97, open = false): fc.Arbitrary<Holding[]> {
  const node = fc.nat(size - 1);
  const drawn = fc.uniqueArray(fc.tuple(node, node, fc.integer({ min: 1, max: 100 }), fc.nat(open ? 60 : 0)), {
    maxLength: 3 * size,
    size: 'max',
    selector: ([owner, company]) => `${owner} ${company}`,
  });
  return drawn.map((rows) => {
    const total = (company: number) => rows.reduce((sum, row) => sum + (row[1] === company ? row[2] : 0), 0);
    return rows.map(([owner, company, share, width]) => {
      const low = share * Math.min(1, most / total(company));
      return { owner, company, low, high: Math.min(100, low + width) };
    });
  });
}
