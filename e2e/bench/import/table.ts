import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { inventSample } from './invented-sample';

export interface Table {
  header: string[];
  rows: string[][];
}

/** Published data that may be beside a checkout; nothing in the repository needs it. */
const PUBLISHED = fileURLToPath(new URL('../../../../shared/data/companies-house-bulk', import.meta.url));

function findPublished(): string | undefined {
  if (!existsSync(PUBLISHED)) return undefined;
  const name = readdirSync(PUBLISHED).find((file) => /^BasicCompanyData.*\.csv\.gz$/.test(file));
  return name && join(PUBLISHED, name);
}

/** Rows of the monthly product of Companies House: published ones if available, otherwise invented ones. */
export function readSample(): Table & { from: string } {
  const file = findPublished();
  if (!file) return { ...inventSample(), from: 'an invented sample' };
  const [header = [], ...rows]: string[][] = parse(gunzipSync(readFileSync(file)));
  return { header: header.map((name) => name.trim()), rows, from: 'a published sample' };
}
