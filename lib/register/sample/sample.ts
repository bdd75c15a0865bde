import { companyKey, type EntityReference, type RegisterInput } from '@/lib/register/store/records';
import { branches } from './companies/branches';
import type { SampleCompany } from './companies/company';
import { notableCompanies } from './companies/notable';
import { population } from './companies/population';
import { Registrar } from './companies/registrar';
import { parallelRegistrations, redomiciliations } from './companies/registrations';
import { foundGroup, type Group } from './groups/group';
import { type Holding, holdingsOf } from './groups/ownership';
import { GROUP_PLANS } from './groups/plans';
import { foundRing } from './groups/rotunda';
import { SAMPLE_HIGHLIGHTS } from './highlights';
import { INDUSTRY_CODE_SCHEMES } from './industry/schemes';
import { dataOf } from './records/data';
import { eventsOf } from './records/events';
import { filingsOf } from './records/filings';
import { groupings } from './records/groupings';
import { officersOf } from './records/officers';
import { placeholders, referenceToPlaceholder, UNDESCRIBED } from './records/placeholders';
import { controllersOf, controllersOfGroup } from './statements/controllers';
import { gazetteNotices } from './statements/gazette';
import { holdingStatement } from './statements/holding';
import { alternateRegistration, branchStatement, subsequentRegistration } from './statements/registrations';
import { trademarks } from './statements/trademark';

/** All companies of the sample, and how those that belong together do. */
function foundEverything() {
  const registrar = new Registrar();
  const promised = [...Object.values(SAMPLE_HIGHLIGHTS), ...GROUP_PLANS.map(({ head }) => head)];
  for (const { jurisdiction_code, company_number, name } of promised) {
    registrar.reserve(companyKey(jurisdiction_code, company_number), name);
  }
  const notable = notableCompanies(registrar);
  const groups = GROUP_PLANS.map((plan) => foundGroup(registrar, plan));
  const ring = foundRing(registrar);
  const moves = redomiciliations(registrar);
  const twins = parallelRegistrations(registrar);
  const ordinary = population(registrar);
  const grouped = [...groups.flatMap(({ members }) => members), ...ring.members];
  const pairs = [...moves, ...twins].flatMap(({ earlier, later }) => [earlier, later]);
  const offices = branches(registrar, [...grouped, ...ordinary]);
  const companies = [...notable, ...grouped, ...pairs, ...ordinary, ...offices.map(({ branch }) => branch)];
  return { companies, groups, ring, moves, twins, ordinary, offices };
}

function* recordsAbout(company: SampleCompany): Generator<RegisterInput> {
  const officers = officersOf(company);
  const notices = [...gazetteNotices(company)];
  yield* officers;
  yield* filingsOf(company);
  yield* dataOf(company);
  yield* notices;
  yield* trademarks(company);
  yield* eventsOf(company, officers, notices);
}

/** The unmatched companies are dealt out: to each group partners, and children that nobody found. */
function* holdings(groups: readonly Group[], unmatched: readonly EntityReference[]): Generator<Holding> {
  const each = Math.floor(unmatched.length / groups.length / 2);
  for (const [index, group] of groups.entries()) {
    const own = unmatched.slice(index * each * 2, (index + 1) * each * 2);
    yield* holdingsOf(group, own.slice(0, each), own.slice(each));
  }
}

function* controls(
  ordinary: readonly SampleCompany[],
  groups: readonly Group[],
  unmatched: readonly EntityReference[],
): Generator<RegisterInput> {
  for (const group of groups) yield* controllersOfGroup(group, unmatched);
  for (const [index, company] of ordinary.entries())
    yield* controllersOf(company, ordinary.slice(Math.max(0, index - 40), index), unmatched);
}

/**
 * The sample register: fictional, the same on every run, and with everything in it that a page must cope with.
 * What is referred to comes before what refers to it.
 */
export function* sampleRecords(): Generator<RegisterInput> {
  const { companies, groups, ring, moves, twins, ordinary, offices } = foundEverything();
  const { companies: unmatched, unknown, people } = placeholders();
  const nameless = [...unmatched, ...unknown].map(referenceToPlaceholder);
  yield* INDUSTRY_CODE_SCHEMES;
  for (const { input } of companies) yield input;
  yield* unmatched;
  yield* unknown;
  yield* people;
  yield* groupings(groups, companies);
  for (const holding of holdings(groups, unmatched.map(referenceToPlaceholder))) yield holdingStatement(holding);
  for (const holding of ring.holdings) yield holdingStatement(holding);
  yield* controls(ordinary, groups, [...nameless, ...UNDESCRIBED]);
  for (const office of offices) yield branchStatement(office);
  for (const pair of moves) yield subsequentRegistration(pair);
  for (const pair of twins) yield alternateRegistration(pair);
  for (const company of companies) yield* recordsAbout(company);
}
