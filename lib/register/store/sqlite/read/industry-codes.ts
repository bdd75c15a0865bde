import type {
  IndustryCode,
  IndustryCodeRecord,
  IndustryCodeScheme,
  IndustryCodeSchemeRecord,
} from '@/lib/contract/industry-code';
import type { SqliteDatabase } from '../open';
import { type CodeRow, createIndustryCodeTree, uidKey } from './industry-codes-tree';

function toIndustryCode(row: CodeRow, schemeName: string | undefined): IndustryCode {
  const { code, description, code_scheme_id, uid } = row;
  return { code, description, code_scheme_id, code_scheme_name: schemeName ?? null, uid };
}

/** The code lists (specification, "Industry codes"; api-shapes, section 10). */
export function createIndustryCodeReader(db: SqliteDatabase) {
  const treeNow = createIndustryCodeTree(db);
  const listSchemes = db.prepare<[], IndustryCodeScheme>('SELECT id, name, url FROM industry_code_schemes ORDER BY id');
  const findScheme = db.prepare<[string], IndustryCodeScheme>(
    'SELECT id, name, url FROM industry_code_schemes WHERE id = ?',
  );
  const listCodes = db.prepare<[string], Pick<CodeRow, 'code' | 'description' | 'uid' | 'parent_code'>>(
    'SELECT code, description, uid, parent_code FROM industry_codes WHERE code_scheme_id = ? ORDER BY code',
  );
  const schemeNames = () => new Map(listSchemes.all().map(({ id, name }) => [id, name]));

  return {
    listSchemes: (): IndustryCodeScheme[] => listSchemes.all(),

    findScheme(id: string): IndustryCodeSchemeRecord | undefined {
      const scheme = findScheme.get(id) ?? findScheme.get(id.toLowerCase());
      if (!scheme) return undefined;
      const codes = listCodes.all(scheme.id);
      return { ...scheme, industry_codes: codes.map((industry_code) => ({ industry_code })) };
    },

    findCode(schemeId: string, code: string): IndustryCodeRecord | undefined {
      const tree = treeNow();
      const key = uidKey(`${schemeId}-${code}`);
      const row = tree.byKey.get(key);
      if (!row) return undefined;
      const names = schemeNames();
      const mapped = tree.equivalents(key).map((other) => tree.byKey.get(other));
      return {
        ...toIndustryCode(row, names.get(row.code_scheme_id)),
        parent_code: row.parent_code,
        mapped_industry_codes: mapped
          .filter((other) => other !== undefined)
          .map((other) => ({ industry_code: toIndustryCode(other, names.get(other.code_scheme_id)) })),
      };
    },
  };
}
