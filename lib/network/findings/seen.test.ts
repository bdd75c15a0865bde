import { describe, expect, it } from 'vitest';
import { confidenceSum, seenStatement } from './findings';

const statement = { data_type: 'x', properties: {}, service_url: '' };

const sure = (...confidences: (number | undefined)[]) => [
  { id: 1, seen: confidences.map((confidence) => ({ confidence })) },
];

describe('a statement', () => {
  it('lists its observations, the highest confidence first, with any name of its sources', () => {
    const provenances = [
      { confidence: 60, created_at: '2020-02-03T00:00:00Z', source_url: 'https://register.example/1' },
      { confidence: null, source_url: 'javascript:alert(1)' },
      { confidence: 90 },
    ];
    const expected = [
      { confidence: 90, day: undefined, url: undefined },
      { confidence: 60, day: '2020-02-03', url: 'https://register.example/1' },
      { confidence: undefined, day: undefined, url: undefined },
    ];
    expect(seenStatement({ ...statement, id: 1, provenances }).seen).toEqual(expected);
    expect(seenStatement({ ...statement, id: 1, sources: provenances }).seen).toEqual(expected);
    expect(seenStatement({ ...statement, id: 1 }).seen).toEqual([]);
  });
});

describe('a confidence', () => {
  it.each([
    [92, sure(90, 60), { best: 90, raised: 2, further: 1, isCapped: false }],
    [90, sure(90), { best: 90, raised: 0, further: 0, isCapped: false }],
    [94, [...sure(60), ...sure(90)], { best: 90, raised: 4, further: 2, isCapped: false }],
    [99, sure(96), { best: 96, raised: 3, further: 2, isCapped: true }],
    [100, sure(100), { best: 100, raised: 0, further: 0, isCapped: false }],
  ])('of %d from %j is %j', (total, statements, sum) => expect(confidenceSum(total, statements)).toMatchObject(sum));

  it('names the best source', () => {
    const seen = [{ confidence: 60 }, { confidence: 90, url: 'https://register.example/1' }];
    expect(confidenceSum(90, [{ id: 7, seen }])?.by).toEqual({ statement: 7, url: 'https://register.example/1' });
  });

  it.each([
    [80, sure(90)],
    [80, sure(undefined)],
    [80, []],
  ])('of %d from %j follows another rule', (total, statements) =>
    expect(confidenceSum(total, statements)).toBeUndefined(),
  );
});
