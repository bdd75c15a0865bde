import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildModel, expand, merge, type NetworkModel, toEntity } from './model';
import { networks, pathOf, ROOT, relationship } from './network.fixture';

const contents = ({ entities, relationships }: NetworkModel) => ({
  entities: new Map([...entities].sort()),
  relationships: new Map([...relationships].sort()),
});

describe('a model', () => {
  it('contains the root even without relationships', () => {
    expect([...buildModel(ROOT, []).entities.keys()]).toEqual([ROOT.id]);
  });

  it('identifies an entity by any spelling of its address', () => {
    const model = buildModel(ROOT, [
      relationship('A', 'R'),
      { ...relationship('A', 'B'), parent_service_url: pathOf('A') },
    ]);
    expect(model.entities.size).toBe(3);
    expect(model.touching.get(pathOf('A'))).toHaveLength(2);
  });

  it('keeps relationships of different types between the same two entities, and a holding in oneself', () => {
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

describe('a person', () => {
  const plain = relationship('C?', 'R');
  const named = { ...plain, parent_type: 'Person' };

  it.each([
    ['first', [named, plain]],
    ['last', [plain, named]],
  ])('stays one if one source says so %s and another says placeholder', (_, order) => {
    expect(buildModel(ROOT, order).entities.get(pathOf('C?'))?.kind).toBe('person');
  });

  it('may be the root of the page, under the name of the page', () => {
    const { id } = toEntity(pathOf('C?'), '');
    const model = buildModel({ id, name: 'As the page says', kind: 'placeholder' }, [named]);
    expect(model.entities.get(id)).toEqual({ id, name: 'As the page says', kind: 'person' });
  });
});

describe('merging', () => {
  it('keeps the newest of two accounts of one relationship', () => {
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

  it('prefers a current account to an ended one, if both began together', () => {
    const ended = relationship('A', 'R', { ownership_percentage: 10, latest_date: '2021-01-01' });
    const open = relationship('A', 'R', { ownership_percentage: 90 });
    const [kept] = buildModel(ROOT, [open, ended]).relationships.values();
    expect(kept?.ended).toBe(false);
  });

  it('changes nothing when repeated', () => {
    fc.assert(
      fc.property(networks(), (relationships) => {
        const once = buildModel(ROOT, relationships);
        expect(contents(merge(once, relationships))).toEqual(contents(once));
      }),
    );
  });

  it('does not depend on order and batches', () => {
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

  it('does not change its input', () => {
    const model = buildModel(ROOT, [relationship('A', 'R')]);
    merge(model, [relationship('B', 'R')]);
    expect(model.relationships.size).toBe(1);
  });
});
