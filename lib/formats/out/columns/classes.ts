import type { IndustryCodeRecord, IndustryCodeScheme } from '@/lib/contract/industry-code';
import type { Jurisdiction } from '@/lib/contract/jurisdiction';
import type { Records } from '@/lib/contract/kinds';
import { joined } from '@/lib/shared/text';
import { type Column, columnsFor } from './column';
import { companyInCell } from './reference';

type Grouping = Records['corporate_grouping'];

const grouping = columnsFor<Grouping>();

export const CORPORATE_GROUPING_COLUMNS: readonly Column<Grouping>[] = [
  grouping.field('name', 'Name', 'brief'),
  grouping.field('companies_count', 'Companies', 'record'),
  grouping.made(
    'memberships',
    'Members',
    ({ memberships }) => joined(memberships, ({ membership }) => companyInCell(membership.company)),
    'record',
  ),
  grouping.made('curators', 'Curators', ({ curators }) => joined(curators, ({ user }) => user.name), 'record'),
  grouping.field('wikipedia_id', 'Wikipedia', 'brief'),
  grouping.field('wikipedia_url', 'Page at Wikipedia'),
  grouping.field('created_at', 'Record made'),
  grouping.field('updated_at', 'Record changed', 'brief'),
  grouping.field('service_url', 'Address of the record'),
];

const jurisdiction = columnsFor<Jurisdiction>();

export const JURISDICTION_COLUMNS: readonly Column<Jurisdiction>[] = [
  jurisdiction.field('code', 'Code', 'brief'),
  jurisdiction.field('name', 'Name', 'brief'),
  jurisdiction.field('country', 'Country', 'brief'),
  jurisdiction.field('full_name', 'Full name'),
];

const code = columnsFor<IndustryCodeRecord>();

export const INDUSTRY_CODE_COLUMNS: readonly Column<IndustryCodeRecord>[] = [
  code.identifier('code', 'Code', 'brief'),
  code.field('description', 'Description', 'brief'),
  code.field('code_scheme_id', 'Scheme', 'brief'),
  code.field('code_scheme_name', 'Name of the scheme'),
  code.identifier('uid', 'Identifier'),
  code.identifier('parent_code', 'Part of'),
  code.made(
    'mapped_industry_codes',
    'Equivalents in other schemes',
    (one) => joined(one.mapped_industry_codes, (mapped) => mapped.industry_code.uid),
    'record',
  ),
];

const scheme = columnsFor<IndustryCodeScheme>();

export const INDUSTRY_CODE_SCHEME_COLUMNS: readonly Column<IndustryCodeScheme>[] = [
  scheme.identifier('id', 'Id', 'brief'),
  scheme.field('name', 'Name', 'brief'),
  scheme.field('url', 'Page of the scheme', 'brief'),
];
