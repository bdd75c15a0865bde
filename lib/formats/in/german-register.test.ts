import { expect, test } from 'vitest';
import { germanRegisterKey } from './company-numbers';

test.each([
  ['Hamburg', 'HRB 41602', 'Hamburg', 'HRB41602'],
  ['Berlin-Charlottenburg', 'HRB 1 B', 'Berlin (Charlottenburg)', 'HRB 001B'],
  ['Frankfurt (Oder)', 'HRA 7', 'Frankfurt/Oder', 'HRA 7'],
  ['Ludwigshafen am Rhein', 'HRB 7', 'Ludwigshafen a.Rhein (Ludwigshafen)', 'HRB 7'],
  ['Weiden i.d. OPf.', 'HRB 7', 'Weiden i. d. OPf.', 'HRB 7'],
  ['Landau in der Pfalz', 'GnR 7', 'Landau', 'GNR 7'],
  ['Bad Homburg v. d. Höhe', 'HRB 7', 'Bad Homburg', 'HRB 7'],
  ['Sankt Ingbert', 'VR 7', 'St. Ingbert', 'VR 7'],
])('the court %s with %s is the court %s with %s', (court, number, otherCourt, otherNumber) => {
  expect(germanRegisterKey(court, number)).toBe(germanRegisterKey(otherCourt, otherNumber));
  expect(germanRegisterKey(court, number)).not.toBeNull();
});

test.each([
  ['another court', 'Frankfurt (Oder)', 'HRB 7', 'Frankfurt am Main', 'HRB 7'],
  ['another town that begins alike', 'Bad Homburg', 'HRB 7', 'Homburg', 'HRB 7'],
  ['another register', 'Hamburg', 'HRA 7', 'Hamburg', 'HRB 7'],
  ['letters of a court that was closed', 'Lübeck', 'HRB 1067 BS', 'Lübeck', 'HRB 1067'],
])('%s has other entries', (_, court, number, otherCourt, otherNumber) => {
  expect(germanRegisterKey(court, number)).not.toBe(germanRegisterKey(otherCourt, otherNumber));
});

test.each(['7042', 'HRB', 'HRX 1', 'DE 123456789'])('%s is no number of such a register', (number) => {
  expect(germanRegisterKey('Hamburg', number)).toBeNull();
});
