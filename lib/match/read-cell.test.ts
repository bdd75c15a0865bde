import { expect, it } from 'vitest';
import { readDate, readKind, readOfficers } from './read-cell';

it.each([
  ['2001-05-31', '2001-05-31'],
  ['2001-05-31T00:00:00', '2001-05-31'],
  ['2001/5/3', '2001-05-03'],
  ['2001-05', '2001-05'],
  ['2001', '2001'],
  ['31/05/2001', '2001-05-31'],
  ['05/31/2001', '2001-05-31'],
  ['3.4.2001', '2001-04-03'],
  ['03/04/2001', '2001'],
  ['04/04/2001', '2001-04-04'],
  ['2001-13', undefined],
  ['31.02.2001', undefined],
  ['yesterday', undefined],
])('the date %s is read as %s', (text, day) => expect(readDate(text)).toBe(day));

it.each([
  ['Person', 'person'],
  ['natural_person', 'person'],
  ['Natürliche Person', 'person'],
  ['LegalEntity', 'company'],
  ['Société', 'company'],
  ['GmbH', undefined],
  ['', undefined],
])('the kind %s is read as %s', (text, kind) => expect(readKind(text)).toBe(kind));

it('names of officers are divided by semicolons, bars and lines', () => {
  expect(readOfficers('Tester, Erika; Max Muster|Eve\n')).toEqual(['Tester, Erika', 'Max Muster', 'Eve']);
});
