import { type CompanyInput, companyKey, type EntityReference } from '@/lib/register/store/records';
import type { Lexicon } from '../language/lexicon';
import type { Register } from '../registers/register';

/** A company as it is emitted, and what the records about it need to know of its making. */
export interface SampleCompany {
  input: CompanyInput;
  register: Register;
  lexicon: Lexicon;
  tradeId: string;
  key: string;
}

/** How other records speak of the company. */
export function referenceTo({ input, key }: SampleCompany): EntityReference {
  return {
    key,
    name: input.name,
    entity_type: 'company',
    jurisdiction_code: input.jurisdiction_code,
    identifier: input.company_number,
  };
}

export const keyOf = (input: CompanyInput): string => companyKey(input.jurisdiction_code, input.company_number);

/** The page of the register a fact was taken from. */
export const pageOf = ({ input }: SampleCompany): string =>
  input.registry_url ?? `https://register.example/${input.jurisdiction_code}`;
