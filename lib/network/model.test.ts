import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildModel, expand, merge, type NetworkModel, toEntity } from './model';
import { networks, pathOf, ROOT, relationship } from './network.fixture';

const contents = ({ entities, relationships }: NetworkModel) => ({
  entities: new Map([...entities].sort()),
  relationships: new Map([...relationships].sort()),
});

describe('a model', () => {
  it('holds the root even when nothing is known of it', () => {
    expect([...buildModel(ROOT, []).entities.keys()]).toEqual([ROOT.id]);
  });

  it('knows an entity once, whichever way its address is written', () => {
    const model = buildModel(ROOT, [
      relationship('A', 'R'),
      { ...relationship('A', 'B'), parent_service_url: pathOf('A') },
    ]);
    expect(model.entities.size).toBe(3);
    expect(model.touching.get(pathOf('A'))).toHaveLength(2);
  });

  it('keeps relationships of different types between the same two, and a holding in oneself', () => {
    const model = buildModel(ROOT, [
      relationship('A', 'R'),
      relationship('A', 'R', {}, 'control'),
      relationship('R', 'A'),
      relationship('R', 'R'),
    ]);
    expect(model.relationships.size).toBe(4);
  });

  it('remembers which entities were expanded', () => {
    const model = expand(buildModel(ROOT, [relationship('A', 'R')]), pathOf('A'), [relationship('B', 'A')]);
    expect([...model.expanded]).toEqual([ROOT.id, pathOf('A')]);
    expect(model.entities.has(pathOf('B'))).toBe(true);
  });

  it('keeps the name that the page gave the root', () => {
    const model = buildModel(ROOT, [{ ...relationship('A', 'R'), child_name: 'AAA' }]);
    expect(model.entities.get(ROOT.id)?.name).toBe('R');
  });
});

describe('whoever is a person', () => {
  const plain = relationship('C?', 'R');
  const named = { ...plain, parent_type: 'Person' };

  it.each([
    ['first', [named, plain]],
    ['last', [plain, named]],
  ])('stays one where one source says so %s and another says placeholder', (_, order) => {
    expect(buildModel(ROOT, order).entities.get(pathOf('C?'))?.kind).toBe('person');
  });

  it('is one as the root of the page too, under the name that the page has', () => {
    const { id } = toEntity(pathOf('C?'), '');
    const model = buildModel({ id, name: 'As the page says', kind: 'placeholder' }, [named]);
    expect(model.entities.get(id)).toEqual({ id, name: 'As the page says', kind: 'person' });
  });
});

describe('merging', () => {
  it('takes the newest of two accounts of one relationship', () => {
    const older = relationship('A', 'R', { ownership_percentage: 10, earliest_date: '2015-01-01' });
    const newer = relationship('A', 'R', { ownership_percentage: 90, earliest_date: '2020-01-01' });
    for (const order of [
      [older, newer],
      [newer, older],
    ]) {
      const [kept] = buildModel(ROOT, order).relationships.values();
      expect(kept?.share).toEqual({ kind: 'exact', value: 90 });
    }
  });

  it('takes what still holds over what has ended, when both began together', () => {
    const ended = relationship('A', 'R', { ownership_percentage: 10, latest_date: '2021-01-01' });
    const open = relationship('A', 'R', { ownership_percentage: 90 });
    const [kept] = buildModel(ROOT, [open, ended]).relationships.values();
    expect(kept?.ended).toBe(false);
  });

  it('changes nothing when it is done twice', () => {
    fc.assert(
      fc.property(networks(), (relationships) => {
        const once = buildModel(ROOT, relationships);
        expect(contents(merge(once, relationships))).toEqual(contents(once));
      }),
    );
  });

  it('gives the same whatever the order and the portions', () => {
    const shuffled = networks().chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }), fc.nat(all.length)),
    );
    fc.assert(
      fc.property(shuffled, ([all, other, cut]) => {
        const inParts = merge(buildModel(ROOT, other.slice(0, cut)), other.slice(cut));
        expect(contents(inParts)).toEqual(contents(buildModel(ROOT, all)));
      }),
    );
  });

  it('leaves the model it began with as it was', () => {
    const model = buildModel(ROOT, [relationship('A', 'R')]);
    merge(model, [relationship('B', 'R')]);
    expect(model.relationships.size).toBe(1);
  });
});
