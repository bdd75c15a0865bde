import { fold } from '@/lib/shared/names/fold';
import type { CorporateGroupingInput, IndustryCodeSchemeInput, WriteOutcome } from '../../records';
import type { WriteContext } from './context';

const uidOf = (scheme: string, code: string): string => `${scheme}-${code.replaceAll('.', '')}`;

export function createIndustryCodeSchemeWriter(
  context: WriteContext,
): (input: IndustryCodeSchemeInput) => WriteOutcome {
  const { db } = context;
  const known = db.prepare('SELECT 1 FROM industry_code_schemes WHERE id = ?');
  const upsertScheme = db.prepare(
    `INSERT INTO industry_code_schemes (id, name, url) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET name = excluded.name, url = coalesce(excluded.url, url)
     WHERE name IS NOT excluded.name OR url IS NOT coalesce(excluded.url, url)`,
  );
  const upsertCode = db.prepare(
    `INSERT INTO industry_codes (code_scheme_id, code, uid, description, parent_code) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (code_scheme_id, code) DO UPDATE SET
       description = excluded.description, parent_code = coalesce(excluded.parent_code, parent_code)
     WHERE description IS NOT excluded.description OR parent_code IS NOT coalesce(excluded.parent_code, parent_code)`,
  );
  const insertMapping = db.prepare('INSERT OR IGNORE INTO industry_code_mappings VALUES (?, ?, ?, ?)');
  return ({ id, name, url, codes, mappings = [] }) => {
    const isNew = known.get(id) === undefined;
    let changes = upsertScheme.run(id, name, url ?? null).changes;
    for (const { code, description, parent_code } of codes) {
      changes += upsertCode.run(id, code, uidOf(id, code), description, parent_code ?? null).changes;
    }
    for (const { code, to_scheme_id, to_code } of mappings) {
      changes += insertMapping.run(id, code, to_scheme_id, to_code).changes;
    }
    if (changes === 0) return 'unchanged';
    return isNew ? 'added' : 'merged';
  };
}

export function createCorporateGroupingWriter(context: WriteContext): (input: CorporateGroupingInput) => WriteOutcome {
  const { db } = context;
  const find = db.prepare<[string], { id: number }>('SELECT id FROM corporate_groupings WHERE name = ?');
  const insert = db.prepare(
    `INSERT INTO corporate_groupings (name, sort_name, wikipedia_id, curators, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const addMember = db.prepare(
    'INSERT OR IGNORE INTO corporate_grouping_members (grouping_id, company_id, source) VALUES (?, ?, ?)',
  );
  const setUpdated = db.prepare('UPDATE corporate_groupings SET updated_at = ? WHERE id = ?');
  return ({ name, wikipedia_id, curators, members, created_at = context.now() }) => {
    const before = find.get(name);
    const values = [name, fold(name).trim(), wikipedia_id ?? null, JSON.stringify(curators), created_at, created_at];
    const id = before?.id ?? Number(insert.run(...values).lastInsertRowid);
    let changes = 0;
    for (const { company, source } of members) {
      changes += addMember.run(id, context.entities.resolve(company), JSON.stringify(source)).changes;
    }
    if (!before) return 'added';
    if (changes > 0) setUpdated.run(context.now(), id);
    return changes > 0 ? 'merged' : 'unchanged';
  };
}
