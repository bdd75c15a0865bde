import type { Group } from '@/lib/contract/openapi-words';

/** The fragment of a group's heading: `Filings, data, statements` → `filings-data-statements`. */
export const groupId = (group: Group): string => group.toLowerCase().replace(/[^a-z]+/g, '-');
