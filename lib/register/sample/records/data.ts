import type { DatumInput } from '@/lib/register/store/records';
import { AS_OF, dayBetween, momentOf } from '../calendar';
import { Chance } from '../chance';
import { pageOf, referenceTo, type SampleCompany } from '../companies/company';
import { inLatin } from '../language/company-names';
import { addressOf } from '../registers/addresses';

type Fact = Pick<DatumInput, 'data_type' | 'title' | 'description' | 'attributes'>;

/** "Nordlys Havbruk AS" → "nordlys-havbruk-as": the name as part of an address that leads nowhere. */
function domainOf({ input }: SampleCompany): string {
  const latin = inLatin(input.alternative_names?.find(({ type }) => type === 'alias')?.company_name ?? input.name);
  const ascii = latin.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const label = ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return `https://${label.slice(0, 50).replace(/-+$/, '') || 'company'}.example`;
}

function address(company: SampleCompany, chance: Chance): Fact {
  const written = addressOf(chance, company.register, company.lexicon);
  const text = written.registered_address_in_full ?? '';
  return {
    data_type: 'CompanyAddress',
    title: 'Company Address',
    description: text,
    attributes: {
      address_type: chance.pick(['Trading Address', 'Mailing Address', 'Headquarters']),
      address_in_full: text,
      ...written.registered_address,
    },
  };
}

function website(company: SampleCompany): Fact {
  const url = domainOf(company);
  return { data_type: 'Website', title: 'Website', description: url, attributes: { url } };
}

/** No country has the code 999. */
function telephone(_company: SampleCompany, chance: Chance): Fact {
  const number = chance.fill('+999 555 01## ##');
  return {
    data_type: 'TelephoneNumber',
    title: 'Telephone Number',
    description: number,
    attributes: { telephone_number: number },
  };
}

function registerEntry(_company: SampleCompany, chance: Chance): Fact {
  const register = chance.pick([
    'Sample Register of Food Businesses',
    'Sample Lobbying Register',
    'Sample Procurement Register',
    'Sample Register of Licensed Carriers',
  ]);
  const uid = chance.fill('@@-#####');
  return {
    data_type: 'OfficialRegisterEntry',
    title: 'Official Register Entry',
    description: register,
    attributes: { register_name: register, identifier: uid, url: `https://register.example/entries/${uid}` },
  };
}

const FACTS = [address, website, telephone, registerEntry];

export function* dataOf(company: SampleCompany): Generator<DatumInput> {
  const chance = new Chance(`data/${company.key}`);
  const { redacted, inactive, source } = company.input;
  if (redacted || source.url === null || !chance.likely(inactive ? 0.06 : 0.24)) return;
  for (const [index, fact] of FACTS.entries()) {
    if (!chance.likely(0.6)) continue;
    const day = dayBetween(chance, '2013-01-01', AS_OF);
    yield {
      kind: 'datum',
      key: `sample:datum/${company.key}/${index}`,
      companies: [referenceTo(company)],
      ...fact(company, chance),
      source: { ...source, url: pageOf(company), retrieved_at: momentOf(day) },
      created_at: momentOf(day),
    };
  }
}
