import { describe, expect, it } from 'vitest';
import type { RelationshipProperties } from '@/lib/contract/network';
import { changeDays, type Standing, standing, undatedOn } from './filter';
import { parseRelationship } from './model';
import { relationship } from './network.fixture';

const DAY = '2020-06-15';
const parsed = (properties: RelationshipProperties, child = 'R') =>
  parseRelationship(relationship('A', child, properties));

describe('on 15 June 2020 a relationship', () => {
  const cases: [RelationshipProperties, Standing][] = [
    [{ earliest_date: '2020-06-15' }, 'yes'],
    [{ earliest_date: '2020-06-16' }, 'no'],
    [{ earliest_date: '2020' }, 'yes'],
    [{ earliest_date: '2015-01-01', latest_date: '2020-06-15', latest_date_type: '=' }, 'no'],
    [{ earliest_date: '2015-01-01', latest_date: '2020-06-16', latest_date_type: '=' }, 'yes'],
    [{ earliest_date: '2015-01-01', latest_date: '2016-01-01', latest_date_type: '>' }, 'yes'],
    [{ latest_date: '2016-01-01', latest_date_type: '=' }, 'no'],
    [{}, 'unknown'],
    [{ earliest_date: 'lately' }, 'unknown'],
    [{ latest_date: '2021-01-01', latest_date_type: '=' }, 'unknown'],
    [{ earliest_date: '2015-01-01', is_deletion: true }, 'unknown'],
  ];
  it.each(cases)('with %j held: %s', (properties, expected) => {
    expect(standing(parsed(properties), DAY)).toBe(expected);
  });
});

describe('the days of a network', () => {
  const all = [
    parsed({ earliest_date: '2020-01-01', latest_date: '2021-01-01', latest_date_type: '=' }),
    parsed({ earliest_date: '2015-01-01', latest_date: '2022-01-01', latest_date_type: '>' }, 'B'),
    parsed({ earliest_date: '2020-01-01' }, 'C'),
    parsed({}, 'D'),
  ];

  it('are those on which something began or ended, in order', () => {
    expect(changeDays(all)).toEqual(['2015-01-01', '2020-01-01', '2021-01-01']);
  });

  it('count undated relationships', () => {
    expect(undatedOn(all, DAY)).toBe(1);
  });
});
