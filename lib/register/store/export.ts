import type { RegisterInput } from './records';
import type { CompanyQuery } from './store';

/** Which records of the register are given out. */
export interface ExportSelection {
  /** The companies found, what belongs to them, and the other ends of their relationships; all where absent. */
  query?: Omit<CompanyQuery, 'window' | 'facets' | 'order'>;
  /** With a query: only the companies found, and nobody at the other ends of their relationships. */
  onlyFound?: boolean;
  /** Companies that may not be shown, and what was known of a company before it was matched, are records too. */
  withHidden?: boolean;
  /** Only records of these kinds; all where absent. */
  kinds?: ReadonlySet<RegisterInput['kind']>;
  /** Entities are named by their key that begins so, where they have one. */
  keyPrefix?: string;
}

/** A publisher of records that are given out, and on which terms. */
export interface Licence {
  publisher: string | null;
  url: string | null;
  terms: string | null;
}

/** The register as records, of one moment: what is written meanwhile is not seen. */
export interface RegisterExport {
  /** Whose records these are. */
  licences(): Licence[];
  /** The formats of all imports: lists of codes came by some, and say of no code whose it is. */
  importedFormats(): string[];
  /** Entities before the records that name them, so that whoever writes them in this order never meets a stranger. */
  records(): Iterable<RegisterInput>;
  close(): void;
}

/** By which of its keys an entity is named: one that begins with the prefix, its own number, the first of all. */
export function chooseKey(keys: readonly string[], own: string | undefined, prefix: string | undefined): string {
  const [wanted] = prefix === undefined ? [] : keys.filter((key) => key.startsWith(prefix)).sort();
  return wanted ?? own ?? [...keys].sort()[0] ?? '';
}
