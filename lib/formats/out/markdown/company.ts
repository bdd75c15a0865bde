import type { Company } from '@/lib/contract/company';
import type { Officer } from '@/lib/contract/officer';
import type { CompanyReference } from '@/lib/contract/reference';
import { verdict } from '@/lib/records/format/verdict';
import { isFormer } from '@/lib/records/officer/office-status';
import { officeInWords } from '@/lib/records/officer/officer';
import { SPOKEN, spoken } from '../spoken';
import { escapeMarkdown, markdownLink, section } from './escape';

/** Foreign words in the verdict are escaped with it: none of its own are marks of markup. */
export const companyVerdict = (company: Company): string => escapeMarkdown(verdict(company, SPOKEN));

/** What is no date stands as it was given, so that it is escaped. */
const timeOf = (time: Parameters<typeof officeInWords>[0]): string => escapeMarkdown(officeInWords(time, spoken));

const spaced = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(', ');

function warnings({ branch, home_company, subsequent_registration_entities: later }: Company): string {
  const said = [
    branch && `This entry is a branch${home_company ? ` of ${linkOf(home_company)}` : ''}, not a company of its own.`,
    ...(later ?? []).map((next) => `Superseded: now registered as ${linkOf({ ...next, name: next.company_name })}.`),
  ];
  return said
    .filter(Boolean)
    .map((line) => `\n> ${line}\n`)
    .join('');
}

const linkOf = ({ name, service_url }: { name: string; service_url?: string | null }): string =>
  markdownLink(name, service_url);

const officerLine = (officer: Officer): string =>
  spaced(linkOf(officer), officer.position && escapeMarkdown(officer.position), timeOf(officer));

function officers({ officers: list }: Company, today: string): string {
  const all = (list ?? []).map(({ officer }) => officer);
  const [former, current] = [all.filter((each) => isFormer(each, today)), all.filter((each) => !isFormer(each, today))];
  return section('Officers', current.map(officerLine)) + section('Former officers', former.map(officerLine));
}

function names({ previous_names, alternative_names }: Company): string {
  const former = (previous_names ?? []).map(({ company_name, start_date, end_date, con_date }) =>
    spaced(escapeMarkdown(company_name), timeOf({ start_date, end_date: end_date ?? con_date })),
  );
  const others = (alternative_names ?? []).map(({ company_name, type, language }) =>
    spaced(escapeMarkdown(company_name), type && escapeMarkdown(type), language && escapeMarkdown(language)),
  );
  return section('Previous names', former) + section('Other names', others);
}

const filings = ({ filings: list }: Company): string =>
  section(
    'Recent filings',
    (list ?? []).map(({ filing }) =>
      spaced(filing.date && escapeMarkdown(filing.date), linkOf({ ...filing, name: filing.title })),
    ),
  );

function data({ data: held }: Company): string {
  const recent = (held?.most_recent ?? []).map(({ datum }) =>
    linkOf({ ...datum, name: datum.title ?? datum.data_type }),
  );
  const left = (held?.total_count ?? 0) - recent.length;
  return section(
    'Data',
    recent,
    left > 0 ? `${spoken.counted(left, { one: 'item', other: 'items' })} not in this file.` : undefined,
  );
}

function control(company: Company): string {
  const parent = (label: string, entity: CompanyReference | null | undefined) =>
    entity && `${label}: ${linkOf(entity)}`;
  const owners = (company.ultimate_beneficial_owners ?? []).map(
    ({ ultimate_beneficial_owner: owner }) => `Beneficial owner: ${linkOf(owner)}`,
  );
  const lines = [
    parent('Controlled by', company.controlling_entity),
    parent('Ultimately by', company.ultimate_controlling_company),
    ...owners,
  ];
  return section(
    'Control',
    lines.filter((line) => typeof line === 'string'),
  );
}

/** What stands in a section of its own, and so in no table of facts. */
export const COMPANY_SECTIONS: ReadonlySet<string> = new Set([
  'name',
  'branch',
  'previous_names',
  'alternative_names',
  'officers',
  'filings',
  'data_count',
  'controlling_entity',
  'ultimate_controlling_company',
  'ultimate_beneficial_owners',
  'subsequent_registration_entities',
  'home_company',
]);

export const companyWarnings = warnings;

/** Everything of a company that is a list, each under its heading; what there is nothing of has none. */
export const companySections = (company: Company, today: string): string =>
  control(company) + names(company) + officers(company, today) + filings(company) + data(company);
