import type { EventInput, OfficerInput, StatementInput } from '@/lib/register/store/records';
import { AS_OF, addDays, dayBetween, earliest, FIRST_SNAPSHOT, latest, momentOf } from '../calendar';
import { Chance } from '../chance';
import { referenceTo, type SampleCompany } from '../companies/company';

type State = Record<string, unknown> | null;

interface Change {
  type: string;
  /** Tells it from other changes of the type. */
  nth: number;
  date: string;
  categories: string[];
  description: string;
  before: State;
  after: State;
  payload?: State;
}

interface Seen {
  from: string;
  to: string;
  provenance: Record<string, unknown>;
}

const startOf = (day: string): string => `${day}T00:00:00+00:00`;
const endOf = (day: string): string => `${day}T23:59:59+00:00`;

/** The change lies between two snapshots; what is older than the first one is only known to be there by then. */
function betweenSnapshots(chance: Chance, date: string): Seen {
  const sample_date = earliest(AS_OF, latest(addDays(date, chance.int(0, 12)), FIRST_SNAPSHOT));
  const from = addDays(date, -chance.int(0, 25));
  const earlier = date > FIRST_SNAPSHOT ? { sample_date: latest(from, FIRST_SNAPSHOT) } : null;
  return {
    from: earlier?.sample_date ?? date,
    to: latest(date, earlier ? sample_date : date),
    provenance: { type: 'company', earlier_snapshot: earlier, later_snapshot: { sample_date } },
  };
}

function event(company: SampleCompany, change: Change, seen?: Seen): EventInput {
  const key = `sample:event/${company.key}/${change.type}/${change.nth}`;
  const chance = new Chance(key);
  const { from, to, provenance } = seen ?? betweenSnapshots(chance, change.date);
  return {
    kind: 'event',
    key,
    company: referenceTo(company),
    type: `Event::Company::${change.type}`,
    categories: change.categories,
    starts_at: startOf(from),
    ends_at: endOf(to),
    description: change.description,
    provenance,
    derived_from: { before: change.before, after: change.after },
    payload: change.payload ?? null,
    created_at: momentOf(earliest(AS_OF, addDays(latest(to, FIRST_SNAPSHOT), chance.int(0, 3))), chance),
  };
}

const EXISTENCE = ['existence', 'corporate'];

function incorporation(company: SampleCompany): EventInput[] {
  const { incorporation_date } = company.input;
  if (!incorporation_date) return [];
  const later = { sample_date: latest(incorporation_date, FIRST_SNAPSHOT) };
  const seen = {
    from: incorporation_date,
    to: incorporation_date,
    provenance: { type: 'company', earlier_snapshot: null, later_snapshot: later },
  };
  const change = {
    type: 'Incorporation',
    nth: 0,
    date: incorporation_date,
    categories: EXISTENCE,
    description: 'Incorporated',
    before: null,
    after: { incorporation_date },
  };
  return [event(company, change, seen)];
}

function nameChanges(company: SampleCompany): EventInput[] {
  const names = company.input.previous_names ?? [];
  return names.flatMap(({ company_name: old, end_date }, index) => {
    const next = names[index + 1]?.company_name ?? company.input.name;
    if (!end_date) return [];
    const description = `Change of name from '${old}' to '${next}'`;
    const change = { type: 'NameChange', nth: index, date: end_date, categories: ['corporate', 'kyc'], description };
    return [event(company, { ...change, before: { name: old }, after: { name: next } })];
  });
}

function statusChange(company: SampleCompany, date: string, nth: number): EventInput[] {
  const { current_status } = company.input;
  const old = company.register.active[0];
  if (!current_status || !old || old === current_status) return [];
  const description = `Change of status from '${old}' to '${current_status}'`;
  const [before, after] = [{ current_status: old }, { current_status }];
  return [
    event(company, { type: 'StatusChange', nth, date, categories: ['existence', 'kyc'], description, before, after }),
  ];
}

function inactivity(
  company: SampleCompany,
  type: 'BecameInactive' | 'NoLongerInactive',
  date: string,
  more: State = {},
): EventInput {
  const inactive = type === 'BecameInactive';
  const description = inactive ? 'Became Inactive' : 'No Longer Inactive';
  const change = { type, nth: 0, date, categories: ['existence', 'kyc'], description };
  return event(company, { ...change, before: { inactive: !inactive }, after: { inactive, ...more } });
}

/** The end of a company; a few living ones had come to an end before and were restored. */
function endings(company: SampleCompany): EventInput[] {
  const { inactive, dissolution_date, incorporation_date } = company.input;
  if (inactive && dissolution_date) {
    return [
      inactivity(company, 'BecameInactive', dissolution_date, { dissolution_date }),
      ...statusChange(company, dissolution_date, 0),
    ];
  }
  const chance = new Chance(`endings/${company.key}`);
  const since = latest(incorporation_date ?? FIRST_SNAPSHOT, FIRST_SNAPSHOT);
  if (inactive === false && incorporation_date && since < '2022-01-01' && chance.likely(0.03)) {
    const struckOff = dayBetween(chance, addDays(since, 200), '2023-06-30');
    const restored = addDays(struckOff, chance.int(90, 900));
    return [inactivity(company, 'BecameInactive', struckOff), inactivity(company, 'NoLongerInactive', restored)];
  }
  return inactive === true ? [] : statusChange(company, dayBetween(chance, latest(since, '2022-01-01'), AS_OF), 0);
}

function officerChange(
  company: SampleCompany,
  officer: OfficerInput,
  nth: number,
  joined: boolean,
  date: string,
): EventInput {
  const { name, position, start_date, end_date, uid } = officer;
  const state = { officer: { name, position: position ?? null } };
  return event(company, {
    type: joined ? 'OfficerAddition' : 'OfficerRemoval',
    nth,
    date,
    categories: ['officers', 'kyc'],
    description: `${joined ? 'New' : 'Removed'} officer: '${name}'`,
    before: joined ? null : state,
    after: joined ? state : null,
    payload: { officer: { name, position, uid, start_date, end_date: joined ? null : end_date } },
  });
}

/** Boards were not compared before the first snapshot, and the founding board is no change. */
function officerChanges(company: SampleCompany, officers: readonly OfficerInput[]): EventInput[] {
  const { incorporation_date } = company.input;
  return officers.flatMap((officer, index) => {
    const { start_date, end_date } = officer;
    const events: EventInput[] = [];
    if (start_date && start_date > FIRST_SNAPSHOT && start_date !== incorporation_date) {
      events.push(officerChange(company, officer, index, true, start_date));
    }
    if (end_date && end_date > FIRST_SNAPSHOT) events.push(officerChange(company, officer, index, false, end_date));
    return events;
  });
}

/** Made from one statement, not from two snapshots; the register puts in the statement's id by its key. */
function noticeEvents(company: SampleCompany, notices: readonly StatementInput[]): EventInput[] {
  return notices.flatMap(({ key, search, properties }, nth) => {
    const date = search?.published_at;
    if (!date) return [];
    const summary = typeof properties.summary === 'string' ? properties.summary : null;
    const title = summary?.split(': ')[0];
    const seen = { from: date, to: date, provenance: { type: 'statement', statement_key: key, sample_date: date } };
    const payload = {
      title,
      publication_title: search.publication_title,
      classification: search.classification,
      url: properties.url,
    };
    const description = title ? `Gazette Notice: ${title}` : 'Gazette Notice';
    const change = { type: 'GazetteNotice', nth, date, categories: ['notice', 'kyc'], description, before: null };
    return [event(company, { ...change, after: { date_published: date }, payload }, seen)];
  });
}

export function eventsOf(
  company: SampleCompany,
  officers: readonly OfficerInput[],
  notices: readonly StatementInput[],
): EventInput[] {
  if (company.input.redacted) return [];
  return [
    ...incorporation(company),
    ...nameChanges(company),
    ...endings(company),
    ...officerChanges(company, officers),
    ...noticeEvents(company, notices),
  ];
}
