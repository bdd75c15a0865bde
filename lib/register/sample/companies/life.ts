import type { CompanyInput } from '@/lib/register/store/records';
import { AS_OF, addDays, dayBetween, latest } from '../calendar';
import type { Chance } from '../chance';
import type { Register } from '../registers/register';

type Life = Pick<CompanyInput, 'incorporation_date' | 'dissolution_date' | 'current_status' | 'inactive'>;

/** Most companies are young; a few are very old. */
function dayOfBirth(chance: Chance): string {
  const year = 2026 - Math.floor(115 * chance.next() ** 2.6);
  return dayBetween(chance, `${year}-01-01`, year === 2026 ? '2026-08-31' : `${year}-12-31`);
}

function dayOfEnd(chance: Chance, born: string): string {
  const from = addDays(born, 200);
  return from >= AS_OF ? AS_OF : dayBetween(chance, latest(from, chance.likely(0.8) ? '2009-01-01' : from), AS_OF);
}

/** A register that is silent about life and death gives no status; what is between the two is often unknown. */
function currentState(chance: Chance, register: Register, ended: boolean): Pick<Life, 'current_status' | 'inactive'> {
  if (ended) return { current_status: chance.pick(register.ended), inactive: true };
  if (register.silent) return { current_status: null, inactive: null };
  if (!chance.likely(0.09)) return { current_status: chance.pick(register.active), inactive: false };
  return { current_status: chance.pick(register.troubled), inactive: chance.likely(0.4) ? null : false };
}

export function lifeOf(chance: Chance, register: Register, alive: boolean): Life {
  const born = dayOfBirth(chance);
  const ended = !alive && chance.likely(register.silent ? 0.1 : 0.19);
  return {
    incorporation_date: alive || !chance.likely(0.03) ? born : null,
    dissolution_date: ended && chance.likely(0.9) ? dayOfEnd(chance, born) : null,
    ...currentState(chance, register, ended),
  };
}
