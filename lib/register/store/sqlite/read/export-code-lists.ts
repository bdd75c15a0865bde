import type { Source } from '@/lib/contract/provenance';
import type { CorporateGroupingInput, IndustryCodeSchemeInput } from '../../records';
import { type ExportContext, rowsById } from './export-context';
import { parseJson } from './rows';

type SchemeRow = Omit<IndustryCodeSchemeInput, 'kind' | 'codes' | 'mappings'>;
type CodeRow = IndustryCodeSchemeInput['codes'][number];
type MappingRow = NonNullable<IndustryCodeSchemeInput['mappings']>[number];

export function* exportIndustryCodes({ db }: ExportContext): Generator<IndustryCodeSchemeInput> {
  const schemes = db.prepare<[], SchemeRow>('SELECT id, name, url FROM industry_code_schemes ORDER BY id');
  const codes = db.prepare<[string], CodeRow>(
    'SELECT code, description, parent_code FROM industry_codes WHERE code_scheme_id = ? ORDER BY code',
  );
  const mappings = db.prepare<[string], MappingRow>(
    'SELECT code, to_scheme_id, to_code FROM industry_code_mappings WHERE code_scheme_id = ? ORDER BY 1, 2, 3',
  );
  for (const scheme of schemes.all()) {
    yield {
      kind: 'industry_code_scheme',
      ...scheme,
      codes: codes.all(scheme.id),
      mappings: mappings.all(scheme.id),
    };
  }
}

interface GroupingRow {
  id: number;
  name: string;
  wikipedia_id: string | null;
  curators: string;
  created_at: string;
}

/** Groupings that have a member among the companies, with those members. */
export function* exportGroupings({
  db,
  scope,
  withHidden,
  referenceTo,
}: ExportContext): Generator<CorporateGroupingInput> {
  const members = db.prepare<[number], { company_id: number; source: string }>(
    `SELECT company_id, source FROM corporate_grouping_members WHERE grouping_id = ? AND ${scope.belongs('company_id')}`,
  );
  for (const row of rowsById<GroupingRow>(db, 'SELECT * FROM corporate_groupings WHERE 1')) {
    const found = members.all(row.id).map(({ company_id, source }) => ({
      company: referenceTo(company_id),
      source: parseJson<Source>(source),
    }));
    if (found.length === 0 && !withHidden) continue;
    const { name, wikipedia_id, created_at } = row;
    yield {
      kind: 'corporate_grouping',
      ...{ name, wikipedia_id, created_at },
      curators: parseJson<CorporateGroupingInput['curators']>(row.curators),
      members: found.sort((one, other) => (one.company.key < other.company.key ? -1 : 1)),
    };
  }
}
