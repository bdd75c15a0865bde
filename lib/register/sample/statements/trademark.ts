import type { StatementInput } from '@/lib/register/store/records';
import { AS_OF, addDays, dayBetween } from '../calendar';
import { Chance } from '../chance';
import { referenceTo, type SampleCompany } from '../companies/company';
import { brandName } from '../language/company-names';
import { provenancesOf, seen } from './provenances';

const CLASSES = [
  { code: '9', name: 'Scientific apparatus and software' },
  { code: '16', name: 'Paper goods and printed matter' },
  { code: '25', name: 'Clothing' },
  { code: '30', name: 'Bread, tea, cakes and spices' },
  { code: '33', name: 'Wines and spirits' },
  { code: '39', name: 'Transport and storage' },
  { code: '42', name: 'Design of software' },
] as const;

const REGISTERS = ['Sample Trade Marks Register', 'Sample International Marks Register'];
const PRAISE = ['', '', 'Fine', 'Original', 'Pure', 'Nova', 'Royale', '1887'];

function mark(company: SampleCompany, chance: Chance): string {
  const praise = chance.pick(PRAISE);
  return `${brandName(chance, company.lexicon).latin}${praise && ' '}${praise}`.toUpperCase();
}

export function* trademarks(company: SampleCompany): Generator<StatementInput> {
  const { incorporation_date, redacted, name, jurisdiction_code, company_number } = company.input;
  const chance = new Chance(`trademark/${company.key}`);
  if (redacted || !incorporation_date || incorporation_date > '2024-01-01' || !chance.likely(0.045)) return;
  const registration_date = dayBetween(
    chance,
    incorporation_date > '1998-01-01' ? incorporation_date : '1998-01-01',
    '2026-06-30',
  );
  const expiry_date = addDays(registration_date, 3653);
  const mark_text = mark(company, chance);
  const key = `sample:trademark/${company.key}`;
  const register = chance.pick(REGISTERS);
  const provenances = provenancesOf(key, registration_date, 'usual', {
    publisher: register,
    url: 'https://register.example/marks',
  });
  yield {
    kind: 'statement',
    key,
    data_type: 'trademark_registration',
    predicate: 'holds',
    subjects: [referenceTo(company)],
    objects: [],
    properties: {
      register,
      register_name: register,
      uid: chance.fill('@#######'),
      holders: [{ entity_type: 'company', entity_properties: { name, jurisdiction_code, company_number } }],
      representative: null,
      mark_details: {
        mark_text,
        mark_form: 'word',
        mark_type: 'individual',
        mark_image: null,
        mark_image_url: null,
        classification: [chance.pick(CLASSES)],
      },
      status: expiry_date < AS_OF ? 'Expired' : 'Registered',
      registration_date,
      expiry_date,
    },
    start_date: registration_date,
    start_date_type: '=',
    end_date: expiry_date < AS_OF ? expiry_date : null,
    end_date_type: expiry_date < AS_OF ? '=' : null,
    sample_date: AS_OF,
    provenances,
    search: { title: mark_text, jurisdiction_code, registration_date, expiry_date },
    ...seen(provenances),
  };
}
