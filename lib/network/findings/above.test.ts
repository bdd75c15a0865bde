import { describe, expect, it } from 'vitest';
import { ULTIMATE_PARENT } from '@/lib/contract/limits';
import { buildModel, expand, type NetworkModel } from '../model';
import { pathOf, relationship } from '../network.fixture';
import { findControl } from './control';
import { factsOf, findOwners } from './owners';

/**
 * "A>C 60" is a shareholding of 60 per cent, "P>C" a statement that P is the ultimate parent of C. All entities in
 * `loaded` have been expanded.
 */
function modelOf(network: string, loaded: string): NetworkModel {
  const wires = network.split('; ').map((line) => {
    const [ends = '', share] = line.split(' ');
    const [parent = '', child = ''] = ends.split('>');
    if (share === undefined)
      return { ...relationship(parent, child, { confidence: 90 }), relationship_type: ULTIMATE_PARENT };
    return relationship(parent, child, { ownership_percentage: Number(share), confidence: 90 });
  });
  const root = { id: pathOf('C'), name: 'C', kind: 'company' } as const;
  const model: NetworkModel = { ...buildModel(root, wires), expanded: new Set() };
  return [...loaded].reduce<NetworkModel>((one, name) => expand(one, pathOf(name), []), model);
}

const about = (network: string, loaded: string) => ({ facts: factsOf(modelOf(network, loaded)), of: pathOf('C') });
const letter = (id: string) => id.split('/').at(-1);

const ownersOf = (network: string, loaded: string) =>
  findOwners(about(network, loaded)).owners.map(({ members, isTop }) => `${members.map(letter).join('+')} ${isTop}`);
const controllersOf = (network: string, loaded: string) =>
  findControl(about(network, loaded)).controllers.map(({ holder, isTop }) => `${letter(holder)} ${isTop}`);

describe('the top of a chain of owners', () => {
  it.each([
    ['is known once all owners above are loaded', 'A>B 100; B>C 100', 'ABC', ['A true'], ['A true', 'B false']],
    ['is the top of what is loaded before that', 'A>B 100; B>C 100', 'BC', ['A false'], ['A false', 'B false']],
    [
      'is not known if owners of one between are not loaded',
      'A>B 100; B>C 100',
      'AC',
      ['A false'],
      ['A false', 'B false'],
    ],
    ['is not known against a statement about the company', 'A>C 100; P>C', 'ACP', ['A false'], ['A false']],
    ['is not known against a statement about itself', 'A>C 100; P>A', 'ACP', ['A false'], ['A false']],
    [
      'is not known against a statement about one between',
      'A>B 100; B>C 100; P>B',
      'ABCP',
      ['A false'],
      ['A false', 'B false'],
    ],
    ['is known if the statement names it', 'A>B 100; B>C 100; A>C', 'ABC', ['A true'], ['A true', 'B false']],
    ['is known if it owns the stated parent', 'A>P 100; P>C 100; P>C', 'ACP', ['A true'], ['A true', 'P false']],
    ['is known of a minority beside the stated parent', 'A>C 20; P>C 80; P>C', 'ACP', ['P true', 'A true'], ['P true']],
    ['needs the owners of the stated parent', 'A>B 100; B>C 100; A>C; P>A', 'ABC', ['A false'], ['A false', 'B false']],
    [
      'is not known of a loop with a stated parent',
      'A>B 100; B>A 100; B>C 100; P>A',
      'ABCP',
      ['A+B false'],
      ['A false', 'B false'],
    ],
  ])('%s: %s, loaded %s', (_, network, loaded, owners, controllers) => {
    expect(ownersOf(network, loaded)).toEqual(owners);
    expect(controllersOf(network, loaded).toSorted()).toEqual(controllers.toSorted());
  });

  it('is not known if a filter hides an owner above it', () => {
    const model = modelOf('A>B 100; B>C 100; D>A 5', 'ABCD');
    const relationships = [...model.relationships.values()].filter(
      ({ share }) => share.kind === 'exact' && share.value > 10,
    );
    const selection = { entities: new Set(['A', 'B', 'C'].map(pathOf)), relationships };
    const { owners, open } = findOwners({ facts: factsOf(model, { selection }), of: pathOf('C') });
    expect([owners.map(({ isTop }) => isTop), open]).toEqual([[false], [pathOf('A')]]);
  });

  it('is never known where the source names no ultimate parents', () => {
    const facts = factsOf(modelOf('A>B 100; B>C 100', 'ABC'), { withoutStated: true });
    expect(findOwners({ facts, of: pathOf('C') }).owners.map(({ isTop }) => isTop)).toEqual([false]);
  });
});

describe('a stated ultimate parent', () => {
  it('has no share, adds to none, and is no owner', () => {
    const [alone, stated] = ['A>B 60; B>C 50', 'A>B 60; B>C 50; P>C; A>C'].map((network) =>
      findOwners(about(network, 'ABCP')),
    );
    const sharesIn = (found: typeof alone) => found?.owners.map(({ members, share }) => [members, share]);
    expect(sharesIn(stated)).toEqual(sharesIn(alone));
    expect([stated?.unknown, stated?.withoutShare]).toEqual([alone?.unknown, []]);
  });

  it('says of which entity it is one, and whether known steps lead there', () => {
    const { stated } = findControl(about('A>B 100; B>C 100; A>C; P>B', 'ABCP'));
    expect(stated.map(({ id, of, isReached }) => [letter(id), letter(of), isReached])).toEqual([
      ['A', 'C', true],
      ['P', 'B', false],
    ]);
  });

  it('controls nothing by that statement, and makes no loop', () => {
    const { controllers, controls } = findControl(about('P>C; C>P 100', 'CP'));
    expect([controllers, controls.map(({ company }) => letter(company))]).toEqual([[], ['P']]);
    expect(findOwners(about('P>C; C>P 100', 'CP')).round).toEqual([]);
  });
});
