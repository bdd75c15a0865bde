import { describe, expect, test } from 'vitest';
import { toDay, toTimestamp } from './times';

describe('the day of a moment', () => {
  test.each([
    ['a day alone', '2018-02-06', '2018-02-06'],
    ['midnight', '2018-02-06T00:00:00.000Z', '2018-02-06'],
    ['midnight in New York, in UTC', '2016-12-31T05:00:00.000Z', '2016-12-31'],
    ['noon', '1997-06-23T12:00:00+02:00', '1997-06-23'],
    ['a business year that ends in Berlin', '2023-12-30T23:00:00Z', '2023-12-31'],
    ['a summer midnight in Frankfurt', '2011-07-24T22:00:00Z', '2011-07-25'],
    ['a midnight in India', '2017-06-30T18:30:00Z', '2017-07-01'],
    ['the same, moved once more', '2017-06-30T23:00:00+02:00', '2017-07-01'],
    ['the turn of a year', '1999-12-31T23:00:00+01:00', '2000-01-01'],
    ['a moment of the evening', '2023-05-18T20:47:10.475Z', '2023-05-18'],
    ['a minute before midnight', '2023-05-18T23:59:59Z', '2023-05-18'],
    ['a month alone', '2018-02', null],
    ['for ever', '9999-12-31T00:00:00Z', null],
    ['no day', '2018-02-31T00:00:00Z', null],
    ['nothing', null, null],
  ])('%s', (_, text, day) => expect(toDay(text)).toBe(day));
});

describe('a moment', () => {
  test.each([
    ['2024-05-04T22:33:14+03:00', '2024-05-04T19:33:14+00:00'],
    ['2022-06-04T01:00:00.123Z', '2022-06-04T01:00:00+00:00'],
    ['2024-05-04', '2024-05-04T00:00:00+00:00'],
    ['9999-12-31T00:00:00Z', null],
    ['2024-05-04 at tea', null],
    [null, null],
  ])('%s is written %s, so that moments compare as text', (text, moment) => expect(toTimestamp(text)).toBe(moment));
});
