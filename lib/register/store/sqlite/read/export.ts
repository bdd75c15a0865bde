import type { ExportSelection, Licence, RegisterExport } from '../../export';
import type { RegisterInput } from '../../records';
import { openExisting, type SqliteDatabase } from '../open';
import { exportGroupings, exportIndustryCodes } from './export-code-lists';
import { exportCompanies } from './export-companies';
import { exportData, exportEvents, exportFilings, exportOfficers, exportSnapshots } from './export-company-parts';
import { createExportContext, type ExportContext } from './export-context';
import { exportJurisdictions } from './export-jurisdictions';
import { exportPlaceholders } from './export-placeholders';
import { createExportScope, type ExportScope } from './export-scope';
import { exportStatements } from './export-statements';
import { createImportReader } from './imports';

type Reader = (context: ExportContext) => Iterable<RegisterInput>;

/** In the order of the file: entities first, and what follows from a record after it. */
const READERS: readonly { kinds: readonly RegisterInput['kind'][]; read: Reader }[] = [
  { kinds: ['industry_code_scheme'], read: exportIndustryCodes },
  { kinds: ['jurisdiction'], read: exportJurisdictions },
  { kinds: ['placeholder', 'mention'], read: exportPlaceholders },
  { kinds: ['company'], read: exportCompanies },
  { kinds: ['snapshot'], read: exportSnapshots },
  { kinds: ['officer'], read: exportOfficers },
  { kinds: ['filing'], read: exportFilings },
  { kinds: ['datum'], read: exportData },
  { kinds: ['statement'], read: exportStatements },
  { kinds: ['event'], read: exportEvents },
  { kinds: ['corporate_grouping'], read: exportGroupings },
];

/** The sources of what is given, and the publishers of statements, whose terms are those of their other records. */
function listLicences(
  db: SqliteDatabase,
  { belongs, isGiven, isStated }: ExportScope,
  isWanted: (kind: RegisterInput['kind']) => boolean,
): Licence[] {
  const sources: [RegisterInput['kind'], string][] = [
    ['company', `SELECT source_id FROM companies WHERE ${isGiven('id')}`],
    ['placeholder', `SELECT source_id FROM placeholders WHERE ${isGiven('id')}`],
    ['officer', `SELECT source_id FROM officers WHERE ${belongs('company_id')}`],
    [
      'datum',
      `SELECT d.source_id FROM data d JOIN datum_companies x ON x.datum_id = d.id WHERE ${belongs('x.company_id')}
         UNION SELECT source_id FROM implied_data WHERE ${belongs('company_id')}`,
    ],
  ];
  const wanted = sources.flatMap(([kind, select]) => (isWanted(kind) ? [select] : []));
  const used = wanted.join(' UNION ') || 'NULL';
  const isToldOf = isWanted('statement') ? isStated('statement_id') : '0';
  return db
    .prepare<[], Licence>(
      `SELECT DISTINCT publisher, CASE WHEN count(*) = 1 THEN url END AS url, terms FROM sources WHERE id IN (${used})
         GROUP BY publisher, terms
       UNION SELECT DISTINCT publisher, NULL, NULL FROM provenances
         WHERE ${isToldOf} AND publisher NOT IN (SELECT publisher FROM sources
           WHERE publisher IS NOT NULL AND id IN (${used}))
       ORDER BY 1, 3`,
    )
    .all();
}

/** A register opened to be given out. Everything is read in one transaction, beside which others may write. */
export function createSqliteExport(db: SqliteDatabase, selection: ExportSelection): RegisterExport {
  db.exec('BEGIN');
  const scope = createExportScope(db, selection);
  const context = createExportContext(db, scope, selection);
  const isWanted = (kind: RegisterInput['kind']): boolean => selection.kinds?.has(kind) ?? true;
  return {
    licences: () => listLicences(db, scope, isWanted),
    importedFormats: createImportReader(db).listFormats,
    *records() {
      for (const { kinds, read } of READERS) if (kinds.some(isWanted)) yield* read(context);
    },
    close: () => {
      db.exec('ROLLBACK');
      db.close();
    },
  };
}

/** @throws UnusableRegisterError where there is none in `file`, or one of another layout. */
export const openSqliteExport = (file: string, selection: ExportSelection): RegisterExport =>
  createSqliteExport(openExisting(file), selection);
