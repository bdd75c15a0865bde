import { FINDING_KINDS, type Finding, type FindingKind } from '@/lib/contract/records';

/** Types of records and columns come from files: a file of many would otherwise fill the report. */
const MOST_SUBJECTS = 40;

/** An example, or how to get it: it is needed for the first finding only. */
type Example = string | null | (() => string | null);

const ORDER = new Map<FindingKind, number>(FINDING_KINDS.map((kind, place) => [kind, place]));

/** Findings about the quality of files, counted by kind and subject. */
export class Findings {
  private readonly kinds = new Map<FindingKind, Map<string | null, Finding>>();

  add(kind: FindingKind, subject: string | null, example: Example, count = 1): void {
    const ofKind = this.kinds.get(kind) ?? new Map<string | null, Finding>();
    this.kinds.set(kind, ofKind);
    const counted = ofKind.has(subject) || ofKind.size < MOST_SUBJECTS ? subject : null;
    const known = ofKind.get(counted);
    if (known) {
      known.count += count;
      known.example ??= typeof example === 'function' ? example() : example;
    } else
      ofKind.set(counted, {
        kind,
        subject: counted,
        count,
        example: typeof example === 'function' ? example() : example,
      });
  }

  addAll(findings: readonly Finding[]): void {
    for (const { kind, subject, example, count } of findings) this.add(kind, subject, example, count);
  }

  /** By kind, and the most frequent first. */
  list(): Finding[] {
    return [...this.kinds]
      .sort(([a], [b]) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0))
      .flatMap(([, ofKind]) => [...ofKind.values()].sort((a, b) => b.count - a.count))
      .map((finding) => ({ ...finding }));
  }

  /** The list, after which it is empty. */
  take(): Finding[] {
    const all = this.list();
    this.kinds.clear();
    return all;
  }
}
