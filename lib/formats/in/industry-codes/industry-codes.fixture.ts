import type { IndustryCodeSchemeInput } from '@/lib/register/store/records';
import { collectItems, sourceOf } from '../read/byte-streams';
import { industryCodes } from './industry-codes';

export const FILE = { name: 'codes.csv', date: '2024-05-05T00:00:00.000Z' };

/** All results of a file: records, and the reasons for skipped ones. */
export async function mapFile(content: string, name = FILE.name): Promise<unknown[]> {
  const map = industryCodes.createMapper();
  const items = await collectItems(industryCodes.read(sourceOf(name, content)));
  return items.flatMap((item): unknown[] => {
    const mapped = 'raw' in item ? map(item.raw, FILE, true) : { skip: item.problem };
    if ('later' in mapped) return ['later'];
    return 'skip' in mapped ? [mapped.skip] : mapped;
  });
}

export const isScheme = (input: unknown): input is IndustryCodeSchemeInput =>
  typeof input === 'object' && input !== null && 'codes' in input;
