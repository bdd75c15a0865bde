import { addDays, dayBetween } from '../calendar';
import { Chance } from '../chance';
import { firmName } from '../language/company-names';
import { LEXICONS } from '../language/lexicons';
import { getRegister } from '../registers/registers';
import type { SampleCompany } from './company';
import type { Registrar } from './registrar';

/** Two entries that are one company: the second after the first, or beside it. */
export interface RegistrationPair {
  earlier: SampleCompany;
  later: SampleCompany;
  /** Since when the later entry holds. */
  date: string;
}

const MOVES: readonly [string, string][] = [
  ['je', 'lu'],
  ['vg', 'cy'],
  ['ky', 'je'],
  ['lu', 'nl'],
  ['gg', 'mt'],
  ['pa', 'ae_du'],
  ['im', 'gg'],
  ['us_nv', 'us_de'],
  ['nl', 'ie'],
  ['vg', 'hk'],
  ['cy', 'mt'],
  ['us_ny', 'us_nv'],
];

const TWINS: readonly [string, string][] = [
  ['us_de', 'us_ny'],
  ['us_de', 'us_ca'],
  ['ca_on', 'ca_bc'],
  ['gb', 'ie'],
  ['au', 'nz'],
  ['us_nv', 'us_ca'],
];

const TIMES = 4;

function enter(
  registrar: Registrar,
  seed: string,
  code: string,
  facts: Parameters<Registrar['incorporate']>[0]['facts'],
) {
  const chance = new Chance(seed);
  const name = firmName(
    chance,
    LEXICONS.english,
    chance.pick(['shipping', 'finance', 'holding', 'aviation', 'wholesale']),
  );
  return registrar.incorporate({
    seed: `${seed}/${code}`,
    register: getRegister(code),
    trades: ['holding', 'shipping'],
    nameBy: () => name,
    alive: true,
    facts,
  });
}

/** A company that moved its seat: the old entry ended on the day before the new one began. */
export function redomiciliations(registrar: Registrar): RegistrationPair[] {
  return MOVES.flatMap(([from, to]) =>
    Array.from({ length: TIMES / 2 }, (_, index) => {
      const seed = `move/${from}/${to}/${index}`;
      const chance = new Chance(`${seed}/dates`);
      const born = dayBetween(chance, '1996-01-01', '2009-12-31');
      const date = dayBetween(chance, '2013-01-01', '2024-12-31');
      const gone = {
        incorporation_date: born,
        dissolution_date: addDays(date, -1),
        inactive: true,
        created_at: '2012-03-01T07:00:00+00:00',
      };
      const come = {
        incorporation_date: date,
        dissolution_date: null,
        previous_names: [],
        created_at: `${date}T10:00:00+00:00`,
      };
      return {
        earlier: enter(registrar, seed, from, {
          ...gone,
          current_status: 'Continued outside the jurisdiction',
          previous_names: [],
        }),
        later: enter(registrar, seed, to, come),
        date,
      };
    }),
  );
}

/** A company that two registers carry at the same time. */
export function parallelRegistrations(registrar: Registrar): RegistrationPair[] {
  return TWINS.flatMap(([one, other]) =>
    Array.from({ length: TIMES }, (_, index) => {
      const seed = `twin/${one}/${other}/${index}`;
      const date = dayBetween(new Chance(`${seed}/dates`), '2010-01-01', '2024-12-31');
      const since = {
        incorporation_date: date,
        dissolution_date: null,
        previous_names: [],
        created_at: `${date > '2012-02-01' ? date : '2012-02-01'}T10:00:00+00:00`,
      };
      return { earlier: enter(registrar, seed, one, since), later: enter(registrar, seed, other, since), date };
    }),
  );
}
