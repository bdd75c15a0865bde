import type { OfficerInput } from '@/lib/register/store/records';
import { AS_OF, addDays, dayBetween, dayNumber, printDay } from '../calendar';
import { Chance } from '../chance';
import { referenceTo, type SampleCompany } from '../companies/company';
import { brandName } from '../language/company-names';
import { type Person, pickPerson } from '../language/people';
import { addressOf } from '../registers/addresses';

/** Seats of private companies are few; registers that are silent about a company mostly name an agent. */
function seats(chance: Chance, { input, register }: SampleCompany): number {
  if (input.redacted || input.branch === 'L' || input.source.url === null) return 0;
  if (register.silent) return chance.pick([0, 1, 1, 1, 2]);
  return input.company_type && /public|société anonyme|aktie|akcyjna/i.test(input.company_type)
    ? chance.int(3, 6)
    : chance.pick([0, 1, 1, 2, 2, 3]);
}

type Term = Pick<OfficerInput, 'start_date' | 'end_date' | 'inactive' | 'current_status'>;

/** The first seat of a living company is never empty. */
function termOf(chance: Chance, { input }: SampleCompany, index: number): Term {
  const first = input.incorporation_date ?? '2010-01-01';
  const last = input.dissolution_date ?? AS_OF;
  const dated = input.incorporation_date && !chance.likely(0.06);
  const founding = chance.likely(0.45) ? first : dayBetween(chance, first, last);
  // Nobody sits for a century: of old companies only the later terms are on record.
  const start = founding < '1990-01-01' ? dayBetween(chance, '1990-01-01', '2020-12-31') : founding;
  const start_date = start > last ? first : start;
  const leaves = chance.likely(0.32) && (index > 0 || input.inactive === true);
  const resigned = leaves && addDays(start_date, 60) < last;
  const end_date = resigned ? dayBetween(chance, addDays(start_date, 45), last) : null;
  if (!dated && !end_date)
    return { start_date: null, end_date: null, inactive: input.inactive ?? null, current_status: null };
  return {
    start_date: dated ? start_date : null,
    end_date,
    inactive: end_date || input.inactive ? true : (input.inactive ?? null),
    current_status: end_date && input.jurisdiction_code === 'gb' ? 'RESIGNED' : null,
  };
}

const birthday = ({ birth }: Person): string =>
  printDay(dayNumber(`${birth.year}-${String(birth.month).padStart(2, '0')}-${String(birth.day).padStart(2, '0')}`));

function personal(chance: Chance, company: SampleCompany): Partial<OfficerInput> & { name: string } {
  const { lexicon, input } = company;
  const person = pickPerson(chance, lexicon);
  const british = input.jurisdiction_code === 'gb';
  return {
    name: person.name,
    occupation: chance.likely(0.6) ? person.occupation : null,
    nationality: chance.likely(0.75) ? person.nationality : null,
    // Only held for directors of British companies (specification, Officer).
    date_of_birth: british && person.birth.year > 0 && chance.likely(0.85) ? birthday(person) : null,
  };
}

const AGENTS = ['Secretaries', 'Registered Agents', 'Corporate Services', 'Nominees', 'Trustees', 'Directors'];

/** A company that holds the seat: an agent whose trade that is. */
const corporate = (chance: Chance, { lexicon }: SampleCompany): { name: string } => ({
  name: `${brandName(chance, lexicon).latin} ${chance.pick(AGENTS)} ${chance.pick(['Limited', 'Ltd', 'Services'])}`,
});

/** The last position of a register is the one a company may hold; partnerships have members and no directors. */
function positionOf(chance: Chance, { input, register }: SampleCompany, isCompany: boolean): string | null {
  if (input.company_type === 'Limited Liability Partnership') return 'llp-designated-member';
  const { positions } = register;
  return isCompany ? (positions.at(-1) ?? null) : chance.pick(positions.slice(0, -1));
}

function officer(company: SampleCompany, index: number): OfficerInput {
  const chance = new Chance(`officer/${company.key}/${index}`);
  const { register, lexicon, input } = company;
  const isCompany = chance.likely(register.silent ? 0.5 : 0.06);
  const position = positionOf(chance, company, isCompany);
  const who = isCompany ? corporate(chance, company) : personal(chance, company);
  const born = 'date_of_birth' in who && !/director/i.test(position ?? '') ? { date_of_birth: null } : {};
  return {
    kind: 'officer',
    key: `sample:officer/${company.key}/${index}`,
    company: referenceTo(company),
    position,
    uid: chance.likely(0.5) ? chance.fill('########') : null,
    ...who,
    ...born,
    ...termOf(chance, company, index),
    address: chance.likely(0.7)
      ? (addressOf(chance, register, lexicon).registered_address_in_full?.replaceAll(', ', '\n') ?? null)
      : null,
    source: input.source,
  };
}

export function officersOf(company: SampleCompany): OfficerInput[] {
  const chance = new Chance(`officers/${company.key}`);
  const officers = Array.from({ length: seats(chance, company) }, (_, index) => officer(company, index));
  // Two draws of the same person for one company would be one person twice.
  return officers.filter(({ name }, index) => officers.findIndex((other) => other.name === name) === index);
}
