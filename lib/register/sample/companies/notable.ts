import type { CompanyInput } from '@/lib/register/store/records';
import { AS_OF, momentOf } from '../calendar';
import { SAMPLE_HIGHLIGHTS } from '../highlights';
import { getRegister } from '../registers/registers';
import { keyOf, type SampleCompany } from './company';
import type { Registrar } from './registrar';

type HighlightName = keyof typeof SAMPLE_HIGHLIGHTS;

/** What is settled about the companies that demonstrations name; group heads and branches are made with their groups. */
const FACTS: Partial<Record<HighlightName, Partial<CompanyInput>>> = {
  redacted: { redacted: true, current_status: 'Active', inactive: false },
  dissolved: {
    current_status: 'Dissolved',
    inactive: true,
    incorporation_date: '1987-03-09',
    dissolution_date: '2019-11-12',
    previous_names: [
      {
        company_name: 'Thornwick & Nephews Ltd',
        type: 'legal',
        start_date: '1987-03-09',
        end_date: '1994-06-30',
        con_date: '1994-06-30',
      },
      {
        company_name: 'Thornwick Chandlery Limited',
        type: 'legal',
        start_date: '1994-07-01',
        end_date: '2008-01-14',
        con_date: '2008-01-14',
      },
      {
        company_name: 'Thornwick Rope & Sail Limited',
        type: 'legal',
        start_date: '2008-01-15',
        end_date: '2013-05-20',
        con_date: '2013-05-20',
      },
    ],
    alternative_names: [{ company_name: 'The Ropewalk', type: 'trading', language: 'en' }],
  },
  long_name: { incorporation_date: '1931-05-04', dissolution_date: null, current_status: 'Active', inactive: false },
  markup_name: {
    previous_names: [
      {
        company_name: '<i>Brackets</i> & "Son" Ltd',
        type: 'legal',
        start_date: '2014-02-03',
        end_date: '2017-09-01',
        con_date: '2017-09-01',
      },
    ],
    alternative_names: [{ company_name: '<script>alert("brackets")</script>', type: 'trading', language: 'en' }],
    incorporation_date: '2014-02-03',
    dissolution_date: null,
    current_status: 'Active',
    inactive: false,
  },
  formula_name: {
    alternative_names: [{ company_name: '+SUM Analytics', type: 'trading', language: 'en' }],
    incorporation_date: '2017-01-05',
    dissolution_date: null,
    previous_names: [],
    current_status: 'Live Company',
    inactive: false,
  },
  quoted_name: { current_status: 'Normal', inactive: false, dissolution_date: null },
  arabic_name: {
    alternative_names: [{ company_name: 'شركة خور المرجان لتجارة اللؤلؤ ذ.م.م', type: 'legal', language: 'ar' }],
    current_status: 'Active',
    inactive: false,
    incorporation_date: '2009-03-15',
    dissolution_date: null,
  },
  hebrew_name: {
    alternative_names: [
      { company_name: 'Ναυτιλιακή Χαρουπόλοφος Λίμιτεδ', type: 'legal', language: 'el' },
      { company_name: 'ספנות גבעת החרוב בע"מ', type: 'trading', language: 'he' },
    ],
    current_status: 'Registered',
    inactive: false,
    incorporation_date: '1998-07-21',
    dissolution_date: null,
  },
};

/** A highlight as an entry of its register: its name and number are the promise, the facts are settled here. */
export function enrol(registrar: Registrar, name: HighlightName, facts: Partial<CompanyInput> = {}): SampleCompany {
  const { jurisdiction_code, company_number, name: companyName } = SAMPLE_HIGHLIGHTS[name];
  return registrar.incorporate({
    seed: `highlight/${name}`,
    register: getRegister(jurisdiction_code),
    // Naming a trade keeps it from being a society.
    trades: ['holding'],
    alive: true,
    facts: { company_number, previous_names: [], ...FACTS[name], ...facts, name: companyName },
  });
}

/** Only the name and the number, to see what a page makes of it. */
function enrolUnknown(registrar: Registrar): SampleCompany {
  const company = enrol(registrar, 'nothing_known');
  const { jurisdiction_code, company_number, record_key, name } = company.input;
  const { publisher, terms } = company.input.source;
  const source = { publisher, url: null, source_type: 'external', retrieved_at: momentOf(AS_OF), terms };
  const input: CompanyInput = { kind: 'company', jurisdiction_code, company_number, record_key, name, source };
  return { ...company, input, key: keyOf(input) };
}

export function notableCompanies(registrar: Registrar): SampleCompany[] {
  const names = Object.keys(FACTS) as (keyof typeof FACTS)[];
  return [...names.map((name) => enrol(registrar, name)), enrolUnknown(registrar)];
}
