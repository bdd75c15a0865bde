import type { NetworkRelationship } from './network';
import type {
  Company,
  CompanyEvent,
  ControlStatement,
  CorporateGrouping,
  CorporateGroupingRecord,
  DatumRecord,
  FilingRecord,
  IndustryCodeRecord,
  IndustryCodeScheme,
  Jurisdiction,
  OfficerRecord,
  Placeholder,
  Statement,
} from './records';

/** The name of a person whose facts are suppressed in the register. */
export const SUPPRESSED_NAME = 'A person, suppressed';

/** Record types by kind. The items of a list are the same record with fewer fields. */
export interface Records {
  company: Company;
  officer: OfficerRecord;
  filing: FilingRecord;
  datum: DatumRecord;
  statement: Statement;
  control_statement: ControlStatement;
  placeholder: Placeholder;
  event: CompanyEvent;
  corporate_grouping: CorporateGrouping & Partial<CorporateGroupingRecord>;
  jurisdiction: Jurisdiction;
  industry_code: IndustryCodeRecord;
  industry_code_scheme: IndustryCodeScheme;
  network_relationship: NetworkRelationship;
}
export type Kind = keyof Records;

interface KindWords {
  one: string;
  many: string;
  /** The list's key in the interface, and the key around each item; a network is a bare list. */
  wire: { list: string; item: string } | 'bare';
}

/** Labels of each kind, and its keys in the interface. */
export const KINDS: { readonly [K in Kind]: KindWords } = {
  company: { one: 'company', many: 'companies', wire: { list: 'companies', item: 'company' } },
  officer: { one: 'officer', many: 'officers', wire: { list: 'officers', item: 'officer' } },
  filing: { one: 'filing', many: 'filings', wire: { list: 'filings', item: 'filing' } },
  datum: { one: 'data item', many: 'data items', wire: { list: 'data', item: 'datum' } },
  statement: { one: 'statement', many: 'statements', wire: { list: 'statements', item: 'statement' } },
  control_statement: {
    one: 'control statement',
    many: 'control statements',
    wire: { list: 'statements', item: 'statement' },
  },
  placeholder: { one: 'placeholder', many: 'placeholders', wire: { list: 'placeholders', item: 'placeholder' } },
  event: { one: 'event', many: 'events', wire: { list: 'events', item: 'event' } },
  corporate_grouping: {
    one: 'corporate grouping',
    many: 'corporate groupings',
    wire: { list: 'corporate_groupings', item: 'corporate_grouping' },
  },
  jurisdiction: { one: 'jurisdiction', many: 'jurisdictions', wire: { list: 'jurisdictions', item: 'jurisdiction' } },
  industry_code: {
    one: 'industry code',
    many: 'industry codes',
    wire: { list: 'industry_codes', item: 'industry_code' },
  },
  industry_code_scheme: {
    one: 'industry code scheme',
    many: 'industry code schemes',
    wire: { list: 'industry_code_schemes', item: 'industry_code_scheme' },
  },
  network_relationship: { one: 'relationship', many: 'relationships', wire: 'bare' },
};
