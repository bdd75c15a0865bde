import type { Address } from '@/lib/contract/reference';

/** All that an address may have, in the order in which registers write it into one line. */
const FIELDS = ['street_address', 'locality', 'region', 'postal_code', 'country'] as const;
const SEPARATOR = ', ';

/** Letters that a database does not give back as they were. */
const ODD = /\p{Surrogate}/u;

/** The lengths of the parts that the line consists of; undefined where it is not exactly these. */
function lengthsIn(line: string, address: Address): number[] | undefined {
  const fields = Object.keys(address);
  const lengths: number[] = [];
  let at = -SEPARATOR.length;
  for (const [index, field] of FIELDS.entries()) {
    const part = address[field];
    if (fields[index] !== field || part === undefined || part === '') return undefined;
    lengths.push(part?.length ?? 0);
    if (part === null) continue;
    if (at >= 0 && !line.startsWith(SEPARATOR, at)) return undefined;
    at += SEPARATOR.length;
    if (!line.startsWith(part, at)) return undefined;
    at += part.length;
  }
  return at === line.length && fields.length === FIELDS.length && !ODD.test(line) ? lengths : undefined;
}

/**
 * An address as a row holds it beside its one line. Mostly the line is the parts one after the other: only how long each
 * is, and 0 where there is none, is kept then.
 */
export function addressCell(address: Address | null | undefined, line: string | null | undefined): string | null {
  if (address == null) return null;
  const lengths = line == null ? undefined : lengthsIn(line, address);
  return JSON.stringify(lengths ?? address);
}

/** The address that a cell holds, beside the line that its row holds. */
export function addressOfCell(cell: string | null, line: string | null): Address | null {
  if (cell === null) return null;
  const held: Address | number[] = JSON.parse(cell);
  if (!Array.isArray(held)) return held;
  let at = 0;
  const parts = FIELDS.map((field, index): [string, string | null] => {
    const [begin, length] = [at, held[index] ?? 0];
    if (length === 0) return [field, null];
    at += length + SEPARATOR.length;
    return [field, (line ?? '').slice(begin, begin + length)];
  });
  return Object.fromEntries(parts);
}
