import {
  FINDING_KINDS,
  type Finding,
  type FindingKind,
  type ImportReport,
  type PublisherContents,
  type RegisterContents,
} from '@/lib/contract/records';
import { isOld } from '../company/company';

/** A publisher whose facts say little about today. */
export interface OldSource {
  publisher: string | null;
  /** The day of its newest facts; null if nobody told the day of any. */
  newest: string | null;
}

/** What an import left out. */
export interface Failure {
  kind: 'unfinished' | 'not_read' | 'rejected';
  format: string;
  /** Files or records; of an unfinished import, what it had read. */
  count: number;
  /** Of a file that was not read to its end: which, and why. */
  example: string | null;
}

/** A finding with the formats in whose imports it was made. */
export interface FindingOfImports extends Finding {
  formats: string[];
}

/** What a data steward has to look at. */
export interface Attention {
  old: OldSource[];
  failures: Failure[];
  /** What sources contradict, or say twice. */
  conflicts: FindingOfImports[];
  /** Everything that was found about quality. */
  findings: FindingOfImports[];
}

const nameOf = ({ format, files }: ImportReport): string => `${format}\n${[...files].sort().join('\n')}`;

/** The last import of the same files each: what an earlier one left out may be there now. Given newest first. */
export function lastImports(imports: readonly ImportReport[]): ImportReport[] {
  const seen = new Set<string>();
  return imports.filter((report) => {
    const name = nameOf(report);
    return !seen.has(name) && seen.add(name);
  });
}

const isOfSources = ({ companies, officers, statements, data }: PublisherContents): boolean =>
  companies + officers + statements + data > 0;

/** In the order of the publishers: those with most records first. */
function oldSources(publishers: readonly PublisherContents[], today: string): OldSource[] {
  return publishers
    .filter((one) => isOfSources(one) && (one.newest === null || isOld(one.newest, today)))
    .map(({ publisher, newest }) => ({ publisher, newest }));
}

function failuresOf({ format, ended_at, read, rejected, findings }: ImportReport): Failure[] {
  const notRead = findings.filter(({ kind }) => kind === 'not_read');
  return [
    ...(ended_at === null ? [{ kind: 'unfinished', format, count: read, example: null } as const] : []),
    ...notRead.map(({ count, example }) => ({ kind: 'not_read', format, count, example }) as const),
    ...(rejected > 0 ? [{ kind: 'rejected', format, count: rejected, example: null } as const] : []),
  ];
}

const placeOf = (kind: FindingKind): number => FINDING_KINDS.indexOf(kind);

function joinFindings(imports: readonly ImportReport[]): FindingOfImports[] {
  const joined = new Map<string, FindingOfImports>();
  for (const { format, findings } of imports) {
    for (const finding of findings) {
      const key = `${finding.kind}\n${finding.subject ?? ''}`;
      const known = joined.get(key) ?? { ...finding, count: 0, formats: [] };
      joined.set(key, {
        ...known,
        count: known.count + finding.count,
        example: known.example ?? finding.example,
        formats: known.formats.includes(format) ? known.formats : [...known.formats, format],
      });
    }
  }
  return [...joined.values()].sort((a, b) => placeOf(a.kind) - placeOf(b.kind) || b.count - a.count);
}

const CONFLICTS: readonly FindingKind[] = ['conflict', 'duplicate'];

/** What is old, what failed and what conflicts in a register. `today` as `2024-05-01`. */
export function attentionOf(
  { publishers, imports }: Pick<RegisterContents, 'publishers' | 'imports'>,
  today: string,
): Attention {
  const last = lastImports(imports);
  const findings = joinFindings(last);
  return {
    old: oldSources(publishers, today),
    failures: last.flatMap(failuresOf),
    conflicts: findings.filter(({ kind }) => CONFLICTS.includes(kind)),
    findings,
  };
}
