import { AS_OF, dayBetween } from '../calendar';
import { Chance } from '../chance';
import { SAMPLE_HIGHLIGHTS } from '../highlights';
import type { Register } from '../registers/register';
import { getRegister, REGISTERS } from '../registers/registers';
import { referenceTo, type SampleCompany } from './company';
import type { Registrar } from './registrar';

export interface Branch {
  home: SampleCompany;
  branch: SampleCompany;
}

const HOSTS = ['gb', 'us_ca', 'us_ny', 'us_nv', 'sg', 'hk', 'au', 'ie', 'de', 'fr', 'nl', 'no', 'in', 'ca_bc', 'pl'];

function openAbroad(registrar: Registrar, home: SampleCompany, host: Register, number?: string): Branch {
  const chance = new Chance(`branch/${home.key}/${host.jurisdiction_code}`);
  const opened = dayBetween(chance, home.input.incorporation_date ?? '2005-01-01', '2025-12-31');
  const branch = registrar.incorporate({
    seed: `branch/${home.key}/${host.jurisdiction_code}`,
    register: host,
    trades: [home.tradeId],
    facts: {
      name: home.input.name,
      company_number: number ?? registrar.branchNumber(chance, host),
      company_type: host.branchForm,
      incorporation_date: opened > AS_OF ? null : opened,
      dissolution_date: null,
      current_status: host.silent ? null : (host.active[0] ?? null),
      inactive: host.silent ? null : false,
      previous_names: [],
      alternative_names: [],
      branch: 'F',
      branch_status: 'branch of an out-of-jurisdiction company',
      home_company: referenceTo(home),
      created_at: `${opened > '2012-01-31' ? opened : '2012-02-01'}T09:00:00+00:00`,
    },
  });
  return { home, branch };
}

/** An office in the same register; its number is the company's with a running number behind it. */
function openLocally(registrar: Registrar, home: SampleCompany, count: number): Branch {
  const branch = registrar.incorporate({
    seed: `office/${home.key}/${count}`,
    register: home.register,
    trades: [home.tradeId],
    facts: {
      name: home.input.name,
      company_number: `${home.input.company_number}-0${count}`,
      company_type: 'Establishment',
      incorporation_date: null,
      dissolution_date: null,
      current_status: home.register.active[0] ?? null,
      inactive: false,
      previous_names: [],
      alternative_names: [],
      branch: 'L',
      branch_status: 'local office of a company of this register',
      // Some registers do not name the company in the entry; the statement does.
      home_company: count % 2 === 0 ? referenceTo(home) : null,
      created_at: '2016-05-02T08:30:00+00:00',
    },
  });
  return { home, branch };
}

const everyNth = <T>(list: readonly T[], step: number): T[] => list.filter((_, index) => index % step === step - 1);

export function branches(registrar: Registrar, companies: readonly SampleCompany[]): Branch[] {
  const living = companies.filter(({ input }) => input.inactive === false && !input.redacted && !input.nonprofit);
  const abroad = everyNth(living, 17).map((home, index) => {
    const host = getRegister(HOSTS[index % HOSTS.length] ?? 'gb');
    const elsewhere = host === home.register ? REGISTERS[index % REGISTERS.length] : host;
    return elsewhere && elsewhere !== home.register ? [openAbroad(registrar, home, elsewhere)] : [];
  });
  const withOffices = living.filter(({ input }) => ['fr', 'be', 'dk', 'it'].includes(input.jurisdiction_code));
  const offices = everyNth(withOffices, 7).map((home, index) => openLocally(registrar, home, (index % 4) + 1));
  return [...highlighted(registrar, companies), ...abroad.flat(), ...offices];
}

function highlighted(registrar: Registrar, companies: readonly SampleCompany[]): Branch[] {
  const { home_of_branch, branch } = SAMPLE_HIGHLIGHTS;
  return companies
    .filter(({ input }) => input.company_number === home_of_branch.company_number)
    .map((home) => openAbroad(registrar, home, getRegister(branch.jurisdiction_code), branch.company_number));
}
