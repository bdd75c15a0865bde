import { describe, expect, test } from 'vitest';
import { toBritishNumber } from './company-numbers';
import { countryCodeOf, toCountryName, toJurisdictionCode } from './jurisdiction';
import { cleanText, codeToCamelCase, codeToWords, parseDate, parseMoment, parseYearAndMonth } from './values';

describe('dates', () => {
  test.each([
    ['2020-02-29', '2020-02-29'],
    ['2020-02-29T10:00:00Z', '2020-02-29'],
    ['01/02/2020', '2020-02-01'],
    ['1/2/2020', '2020-02-01'],
    ['31/02/2020', null],
    ['2019-02-29', null],
    ['9999-12-31', null],
    ['0001-01-01', null],
    ['2020-04', null],
    ['soon', null],
    [null, null],
  ])('%s is read as %s', (text, date) => expect(parseDate(text)).toBe(date));

  test.each([
    ['2019-02-01T10:00:00Z', true],
    ['2019-02-01 10:00:00.123+01:00', true],
    ['2019-02-01', true],
    // A record dated in the far future must not win over all others.
    ['9999-12-31T00:00:00Z', false],
    ['2019-02-30', false],
    ['2019-02-01T10:00:00Z; x', false],
    ['zzz', false],
    [null, false],
  ])('%s as a moment is kept as it was written: %s', (text, kept) =>
    expect(parseMoment(text)).toBe(kept ? text : null),
  );

  test.each([
    ['1971-04-23', { year: 1971, month: 4 }],
    ['1971-04', { year: 1971, month: 4 }],
    ['1971', { year: 1971, month: null }],
    ['9999-01', null],
    ['', null],
    [null, null],
  ])('of the birth date %s year and month are kept', (text, parts) => expect(parseYearAndMonth(text)).toEqual(parts));
});

describe('jurisdictions', () => {
  test.each([
    ['GB', 'gb'],
    ['US-DE', 'us_de'],
    ['CA-NS', 'ca_ns'],
    ['AE-DU', 'ae_du'],
    ['GB-SCT', 'gb'],
    ['DE-BY', 'de'],
    ['UK', 'gb'],
    ['ZZ', null],
    [null, null],
  ])('%s is %s', (iso, code) => expect(toJurisdictionCode(iso)).toBe(code));

  test.each([
    ['UNITED STATES', 'us'],
    ['Cayman Islands', 'ky'],
    ['Atlantis', null],
  ])('the country %s is %s', (name, code) => expect(countryCodeOf(name)).toBe(code));

  test.each([
    ['SK', 'Slovakia'],
    ['Slovakia', 'Slovakia'],
    [null, null],
  ])('a country given as %s is written %s', (given, name) => expect(toCountryName(given)).toBe(name));
});

test.each([
  ['102498', '00102498'],
  ['SC1234', 'SC001234'],
  ['sc 001234', 'SC001234'],
  ['IP12345R', 'IP12345R'],
  ['123456789', null],
  ['../etc', null],
])('the British number %s is %s', (given, number) => expect(toBritishNumber(given)).toBe(number));

test('control characters are removed from text, and blank text is null', () => {
  expect(cleanText(' Ac\u0000me\u0085  Ltd\n')).toBe('Ac me Ltd');
  expect(cleanText('\u0007 ')).toBeNull();
});

test('codes are read in either spelling', () => {
  expect(codeToCamelCase('appointment-of-board')).toBe('appointmentOfBoard');
  expect(codeToWords('subjectExemptFromDisclosure')).toBe('subject exempt from disclosure');
  expect(codeToWords('subject-exempt-from-disclosure')).toBe('subject exempt from disclosure');
});
