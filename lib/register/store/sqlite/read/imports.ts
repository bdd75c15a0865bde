import type { ImportRun } from '../../imports';
import type { SqliteDatabase } from '../open';

interface Row {
  id: number;
  plan: string;
  checkpoint: string;
  started_at: string;
  ended_at: string | null;
}

/** Both texts were written by `write/imports.ts`. */
const toRun = ({ plan, checkpoint, ...row }: Row): ImportRun => ({
  ...row,
  ...JSON.parse(plan),
  ...JSON.parse(checkpoint),
});

export function createImportReader(db: SqliteDatabase) {
  const list = db.prepare<[number], Row>('SELECT * FROM imports ORDER BY id DESC LIMIT ?');
  const find = db.prepare<[string], Row>('SELECT * FROM imports WHERE plan = ? AND ended_at IS NULL');
  const formats = db.prepare<[], string>("SELECT DISTINCT plan ->> 'format' FROM imports ORDER BY 1").pluck();
  return {
    /** The formats of all imports, each once, by name. */
    listFormats: (): string[] => formats.all(),
    /** The latest imports, newest first. */
    list: (limit: number): ImportRun[] => list.all(limit).map(toRun),
    /** The import of this plan that was not ended. */
    findStopped: (plan: string): ImportRun | undefined => {
      const row = find.get(plan);
      return row && toRun(row);
    },
  };
}
