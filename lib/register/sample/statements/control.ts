import type { EntityReference, StatementInput } from '@/lib/register/store/records';
import { AS_OF, addDays, dayBetween, latest, momentOf } from '../calendar';
import { Chance } from '../chance';
import { pageOf, referenceTo, type SampleCompany } from '../companies/company';
import { type Control, controlEdge } from './mechanisms';
import { provenancesOf, seen, type Trust } from './provenances';

/** The day from which most registers asked for controllers. */
const FIRST_NOTICES = '2016-04-06';

export interface ControlCase {
  /** Tells it from other statements about the same company. */
  key: string;
  company: SampleCompany;
  /** Nobody: then a reason is given. */
  controller: EntityReference | null;
  /** What the statement says of the controller beyond the name. */
  details?: Record<string, unknown>;
  control: Control;
  beneficialOwner: boolean;
  trust?: Trust;
  ceased?: boolean;
}

const REASONS = [
  'no-individual-or-entity-with-signficant-control',
  'steps-to-find-psc-not-yet-completed',
  'psc-exists-but-not-identified',
];

function controllingEntity({ controller, details }: ControlCase): Record<string, unknown>[] {
  if (!controller) return [];
  const { name, entity_type = 'unknown', jurisdiction_code, jurisdiction_string, identifier } = controller;
  const company = {
    jurisdiction: jurisdiction_code ?? jurisdiction_string ?? null,
    company_number: identifier ?? null,
  };
  return [{ entity_type, entity_properties: { name, ...(entity_type === 'company' ? company : {}), ...details } }];
}

function properties(
  given: ControlCase,
  chance: Chance,
  notified_on: string,
  ceased_on: string | null,
): Record<string, unknown> {
  const { input } = given.company;
  const { name, jurisdiction_code, company_number } = input;
  return {
    control_level: 'participant',
    control_mechanisms: given.controller ? given.control.mechanisms : [],
    controlling_entities: controllingEntity(given),
    no_controlling_entities_reasons: given.controller ? [] : [chance.pick(REASONS)],
    subject_entity: { entity_type: 'company', entity_properties: { name, jurisdiction_code, company_number } },
    ultimate_beneficial_owner: given.beneficialOwner,
    other_attributes: { etag: chance.fill('##@@##@@####'), notified_on, ceased_on },
    retrieved_at: momentOf(AS_OF),
    uid: chance.fill('@#@@##@#'),
  };
}

export function controlStatement(given: ControlCase): StatementInput {
  const { company, controller, control, trust = 'usual', beneficialOwner } = given;
  const key = `sample:control/${company.key}/${given.key}`;
  const chance = new Chance(key);
  const since = latest(company.input.incorporation_date ?? FIRST_NOTICES, FIRST_NOTICES);
  const start = dayBetween(chance, since, addDays(since, 400));
  const start_date = start > AS_OF ? since : start;
  const last = company.input.dissolution_date ?? AS_OF;
  const end_date =
    given.ceased && addDays(start_date, 60) < last ? dayBetween(chance, addDays(start_date, 30), last) : null;
  const provenances = provenancesOf(key, start_date, trust, {
    publisher: 'Sample Beneficial Ownership Register',
    url: pageOf(company),
  });
  return {
    kind: 'statement',
    key,
    data_type: 'control_statement',
    predicate: 'controls',
    subjects: controller ? [controller] : [],
    objects: [referenceTo(company)],
    properties: properties(given, chance, start_date, end_date),
    start_date,
    start_date_type: start_date === FIRST_NOTICES ? '<' : '=',
    end_date,
    end_date_type: end_date ? '=' : null,
    sample_date: AS_OF,
    relationship: controller ? controlEdge(control) : null,
    provenances,
    search: { jurisdiction_code: company.input.jurisdiction_code, is_ultimate_beneficial_owner: beneficialOwner },
    ...seen(provenances),
  };
}
