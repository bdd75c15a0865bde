import { findJurisdiction } from '@/lib/shared/jurisdictions/jurisdictions';
import type { JurisdictionInput } from '../../records';
import type { ExportContext } from './export-context';

/** What imports have said of jurisdictions. Names come as they are compared, which is all that is kept of them. */
export function* exportJurisdictions({ db }: ExportContext): Generator<JurisdictionInput> {
  const all = db.prepare<[], { code: string; name: string }>('SELECT code, name FROM jurisdictions ORDER BY code');
  const names = db
    .prepare<[string, 0 | 1], string>(
      'SELECT name_key FROM jurisdiction_names WHERE code = ? AND is_weak = ? ORDER BY name_key',
    )
    .pluck();
  for (const { code, name } of all.all()) {
    const isRenamed = findJurisdiction(code)?.name !== name;
    const [own, weak] = [names.all(code, 0), names.all(code, 1)];
    if (!isRenamed && own.length + weak.length === 0) continue;
    yield { kind: 'jurisdiction', code, ...(isRenamed && { name }), names: own, weak_names: weak };
  }
}
