import { referenceTo, type SampleCompany } from '../companies/company';
import { enrol } from '../companies/notable';
import type { Registrar } from '../companies/registrar';
import { owners } from '../language/people';
import { getRegister } from '../registers/registers';
import type { Holding } from './ownership';
import { exactly, type Stake } from './stakes';

const SINCE = '2016-04-06';

function stake(percentage: number): Stake {
  const period = { start_date: SINCE, start_date_type: '=', end_date: null, end_date_type: null } as const;
  return { ...exactly(percentage), period, trust: 'usual', asShares: true };
}

/**
 * Three companies in a ring with exact shares, small enough to reckon by hand: the first holds 75 % of the second,
 * the second 80 % of the third, the third 20 % of the first. One person has the rest of the first.
 */
export function foundRing(registrar: Registrar): { members: SampleCompany[]; holdings: Holding[] } {
  const settled = { incorporation_date: '2003-02-11', dissolution_date: null, inactive: false, previous_names: [] };
  const first = enrol(registrar, 'loop', { ...settled, current_status: 'Active' });
  const second = registrar.incorporate({
    seed: 'ring/second',
    register: getRegister('lu'),
    trades: ['holding'],
    facts: {
      ...settled,
      name: 'Rotonde Participations S.à r.l.',
      company_number: 'B240402',
      current_status: 'Inscrite',
    },
  });
  const third = registrar.incorporate({
    seed: 'ring/third',
    register: getRegister('nl'),
    trades: ['holding'],
    facts: { ...settled, name: 'Rotonda Beheer B.V.', company_number: '64040403', current_status: 'Actief' },
  });
  const [owner] = owners();
  if (!owner) throw new Error('Nobody owns anything.');
  const top: Holding = {
    key: 'sample:ring/top',
    parent: { key: owner.key, name: owner.name, entity_type: 'person' },
    child: referenceTo(first),
    stake: stake(80),
  };
  const link = (parent: SampleCompany, child: SampleCompany, percentage: number): Holding => ({
    key: `sample:ring/${parent.key}/${child.key}`,
    parent: referenceTo(parent),
    child: referenceTo(child),
    stake: stake(percentage),
  });
  return {
    members: [first, second, third],
    holdings: [top, link(first, second, 75), link(second, third, 80), link(third, first, 20)],
  };
}
