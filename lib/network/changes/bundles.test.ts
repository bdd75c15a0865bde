import { describe, expect, it } from 'vitest';
import { wholeCase } from '../case/case.fixture';
import { project } from '../drawn/drawn';
import { standIns } from '../drawn/stand-in';
import { buildModel } from '../model';
import { hub, pathOf, ROOT, relationship } from '../network.fixture';
import { bundleChanges, comparisonOf } from './changes';

const CAME = { earliest_date: '2018-01-01' };
const WENT = { earliest_date: '2010-01-01', latest_date: '2016-01-01', latest_date_type: '=' };
const STAYED = { earliest_date: '2010-01-01' };
const days = { before: '2015-01-01', after: '2020-01-01' };

function changeOf(...dated: object[]) {
  const model = buildModel(
    ROOT,
    dated.map((dates, at) => relationship('R', `owned${at}`, dates)),
  );
  const bundles = new Map([['bundle', [...model.relationships.values()]]]);
  return bundleChanges(bundles, comparisonOf(model, days)).get('bundle');
}

describe('a line that represents several relationships', () => {
  it.each([
    ['with additions only', [CAME, CAME], { kind: 'added', counts: { added: 2, gone: 0, changed: 0 } }],
    ['with only gone ones', [WENT], { kind: 'gone', counts: { added: 0, gone: 1, changed: 0 } }],
    ['with one addition', [CAME, STAYED], { kind: 'changed', counts: { added: 1, gone: 0, changed: 0 } }],
    ['with one addition and one gone', [CAME, WENT], { kind: 'changed', counts: { added: 1, gone: 1, changed: 0 } }],
    ['without changes', [STAYED, STAYED, {}], undefined],
  ])('%s is labelled so', (_, dated, expected) => expect(changeOf(...dated)).toEqual(expected));

  it('ends at a stack in the picture, and counts its members', () => {
    const weak = (dates: object) => ({ ownership_percentage: 1, ...dates });
    const relationships = [
      ...hub(0, 30).map((one) => ({ ...one, relationship_properties: { ownership_percentage: 60, ...STAYED } })),
      relationship('R', 'came', weak(CAME)),
      relationship('R', 'went', weak(WENT)),
    ];
    const model = buildModel(ROOT, relationships);
    const { bundles } = standIns(model, project(model, wholeCase()), 'en');
    const changes = bundleChanges(bundles, comparisonOf(model, days));
    expect([...changes]).toEqual([
      [`bundle ${ROOT.id} stack owned ${pathOf('R')}`, { kind: 'changed', counts: { added: 1, gone: 1, changed: 0 } }],
    ]);
  });
});
