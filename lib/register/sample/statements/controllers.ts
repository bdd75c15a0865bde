import type { EntityReference, StatementInput } from '@/lib/register/store/records';
import { Chance } from '../chance';
import { referenceTo, type SampleCompany } from '../companies/company';
import type { Group } from '../groups/group';
import { type Person, pickOwner } from '../language/people';
import { controlStatement } from './control';
import { controlOf, soleControl } from './mechanisms';

export const personReference = ({ key, name }: Person): EntityReference => ({ key, name, entity_type: 'person' });

function personDetails(
  { name, birth, nationality, country }: Person,
  { input }: SampleCompany,
): Record<string, unknown> {
  const [given_name = '', ...rest] = name.split(' ');
  return {
    nationality,
    country_of_residence: country,
    date_of_birth: { year: birth.year, month: birth.month },
    registered_address: input.registered_address ?? null,
    other_attributes: { name_parts: { title: null, given_name, middle_name: null, family_name: rest.join(' ') } },
  };
}

/** Registers that ask who stands behind a company. */
const ASKING = new Set([
  'gb',
  'ie',
  'de',
  'at',
  'fr',
  'nl',
  'lu',
  'be',
  'dk',
  'no',
  'se',
  'pl',
  'cz',
  'es',
  'pt',
  'cy',
  'mt',
  'je',
  'bg',
]);

function* byPeople(company: SampleCompany, chance: Chance): Generator<StatementInput> {
  const count = chance.pick([1, 1, 1, 2, 3]);
  for (let index = 0; index < count; index += 1) {
    const person = pickOwner(chance, company.lexicon);
    yield controlStatement({
      key: `person/${index}`,
      company,
      controller: personReference(person),
      details: personDetails(person, company),
      control: count === 1 ? controlOf(chance) : controlOf(chance, { minimum: 25, maximum: 50 }),
      beneficialOwner: chance.likely(0.7),
      trust: chance.likely(0.06) ? 'doubtful' : 'usual',
      ceased: chance.likely(0.15),
    });
  }
}

/** Who controls an ordinary company: people mostly, else a company that came before it, an unmatched name, or nobody. */
export function* controllersOf(
  company: SampleCompany,
  older: readonly SampleCompany[],
  unmatched: readonly EntityReference[],
): Generator<StatementInput> {
  const { jurisdiction_code, nonprofit, redacted, incorporation_date } = company.input;
  if (!ASKING.has(jurisdiction_code) || nonprofit || redacted || !incorporation_date) return;
  const chance = new Chance(`controllers/${company.key}`);
  if (!chance.likely(0.5)) return;
  const draw = chance.next();
  if (draw < 0.68) return yield* byPeople(company, chance);
  const control = soleControl(chance);
  if (draw < 0.8 && older.length > 0) {
    const controller = referenceTo(chance.pick(older));
    return yield controlStatement({ key: 'company', company, controller, control, beneficialOwner: false });
  }
  if (draw < 0.92) {
    const controller = chance.pick(unmatched);
    return yield controlStatement({
      key: 'unmatched',
      company,
      controller,
      control,
      beneficialOwner: chance.likely(0.2),
    });
  }
  yield controlStatement({ key: 'nobody', company, controller: null, control, beneficialOwner: false });
}

/** Who stands above the head of a group. */
export function* controllersOfGroup(
  { plan, members }: Group,
  unmatched: readonly EntityReference[],
): Generator<StatementInput> {
  const [head] = members;
  if (!head) return;
  const chance = new Chance(`controllers/${plan.name}`);
  const person = (index: number, control = soleControl(chance)): StatementInput => {
    const owner = pickOwner(chance, head.lexicon);
    return controlStatement({
      key: `person/${index}`,
      company: head,
      controller: personReference(owner),
      details: personDetails(owner, head),
      control,
      beneficialOwner: true,
    });
  };
  if (plan.controlledBy === 'person') yield person(0);
  if (plan.controlledBy === 'family') {
    for (const index of [0, 1, 2]) yield person(index, controlOf(chance, { minimum: 25, maximum: 50 }));
  }
  if (plan.controlledBy === 'nobody') {
    yield controlStatement({
      key: 'nobody',
      company: head,
      controller: null,
      control: soleControl(chance),
      beneficialOwner: false,
    });
  }
  if (plan.controlledBy === 'unmatched') {
    yield controlStatement({
      key: 'unmatched',
      company: head,
      controller: chance.pick(unmatched),
      control: soleControl(chance),
      beneficialOwner: false,
    });
  }
}
