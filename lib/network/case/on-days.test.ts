import { describe, expect, it } from 'vitest';
import type { NetworkRelationship, RelationshipProperties } from '@/lib/contract/network';
import { compareDays, comparisonOf } from '../changes/changes';
import { visible } from '../filter';
import { buildModel, relationshipId } from '../model';
import { pathOf, ROOT, relationship } from '../network.fixture';
import { withDays } from './on-days';

const days = { before: '2015-01-01', after: '2020-01-01' };
const TODAY = '2026-01-01';
const LINE = relationshipId(pathOf('A'), ROOT.id, 'shareholding');

const SIXTY = { ownership_percentage: 60, earliest_date: '2010-01-01' };
const SIXTY_UNTIL = { ...SIXTY, latest_date: '2018-01-01', latest_date_type: '=' };
const FORTY = { ownership_percentage: 40, earliest_date: '2018-01-01' };
const TEN = { ownership_percentage: 10, earliest_date: '2024-01-01' };

const holding = (properties: RelationshipProperties) => [relationship('A', 'R', properties)];

function compared(
  now: NetworkRelationship[],
  before?: NetworkRelationship[],
  after?: NetworkRelationship[],
  on = days,
) {
  const replies = [
    ...(before ? [{ day: days.before, relationships: before }] : []),
    ...(after ? [{ day: days.after, relationships: after }] : []),
  ];
  return withDays(buildModel(ROOT, now), replies, on, TODAY);
}

describe('a holding with replies for two days', () => {
  it.each([
    ['another share', SIXTY_UNTIL, FORTY, 'changed'],
    ['another share without a day', { ownership_percentage: 60 }, { ownership_percentage: 40 }, 'changed'],
    ['a share that became unknown', SIXTY, { earliest_date: '2010-01-01' }, 'changed'],
    ['other interests', { ...SIXTY, interests: ['voting_rights'] }, SIXTY, 'changed'],
    ['the same share, stated again', SIXTY_UNTIL, { ...FORTY, ownership_percentage: 60 }, undefined],
    ['the same with less confidence', { ...SIXTY, confidence: 90 }, { ...SIXTY, confidence: 70 }, undefined],
  ])('%s has changed or not', (_, before, after, kind) => {
    const model = compared(holding(after), holding(before), holding(after));
    expect(comparisonOf(model, days).kinds.get(LINE)).toBe(kind);
  });

  it('keeps the earlier share, and is drawn with the later one', () => {
    const model = compared(holding(TEN), holding(SIXTY_UNTIL), holding(FORTY));
    expect(compareDays(model, days).relationships.get(LINE)).toMatchObject({
      kind: 'changed',
      before: { share: { value: 60 } },
      after: { share: { value: 40 } },
      fields: ['share'],
    });
    expect(model.relationships.get(LINE)?.share).toEqual({ kind: 'exact', value: 40 });
    expect(model.touching.get(ROOT.id)?.[0]?.share).toEqual({ kind: 'exact', value: 40 });
    expect(visible(model, { confidence: 'all', ownership: 0, unknown: true }, { days }).relationships).toHaveLength(1);
  });

  it('uses the known facts if the later day is today', () => {
    const model = compared(holding(TEN), holding(SIXTY_UNTIL), undefined, { ...days, after: TODAY });
    expect(comparisonOf(model, { ...days, after: TODAY }).kinds.get(LINE)).toBe('changed');
  });
});

describe('with a reply for only one of two days', () => {
  it.each([
    ['what ended is gone', [], holding(SIXTY_UNTIL), [], 'gone'],
    ['what began was added', holding(FORTY), [], holding(FORTY), 'added'],
  ])('%s', (_, now, before, after, kind) => {
    expect(comparisonOf(compared(now, before, after), days).kinds.get(LINE)).toBe(kind);
  });

  it('a share that was not requested is not compared', () => {
    expect(comparisonOf(compared(holding(SIXTY)), days).kinds.size).toBe(0);
    expect(compared(holding(SIXTY)).onDays).toBeUndefined();
  });
});
