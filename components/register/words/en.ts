import type { HeldKind } from '@/lib/contract/register-contents';
import type { Forms } from '@/lib/language/forms/forms';

const KINDS: Record<HeldKind, string> = {
  companies: 'Companies',
  officers: 'Officers',
  filings: 'Filings',
  statements: 'Statements',
  relationships: 'Ownership and control',
  placeholders: 'Placeholders',
  data: 'Data records',
  events: 'Events',
  corporate_groupings: 'Corporate groupings',
  industry_codes: 'Industry codes',
};

/** The page on what the register holds. */
export const en = {
  title: 'The register',
  description: 'What this register holds, where it comes from, and how it came in.',
  /** `companies`: how many; `publishers`: how many. */
  verdict: ({ counted }: Forms, companies: number, publishers: number) =>
    `This register holds ${counted(companies, { one: 'company', other: 'companies' })}, told by ${counted(publishers, { one: 'publisher', other: 'publishers' })}.`,
  empty: 'This register is empty: import some open data, and it stands here.',
  remote:
    'The records come from a remote registry service, which does not tell what it holds as a whole. Each record names its source.',
  contents: 'What it holds',
  kinds: KINDS,
  sources: 'Who told it',
  sourcesCaption: 'Publishers with their licences, records and dates',
  publisher: 'Publisher',
  /** In the plural. */
  publishers: 'publishers',
  unnamed: 'Records that name no publisher',
  licence: 'Licence',
  oldest: 'Oldest',
  newest: 'Newest',
  imports: 'Imports',
  importsCaption: 'The latest imports, newest first',
  noImports: 'Nothing was imported: what it holds was made with it.',
  files: 'Files',
  format: 'Format',
  when: 'When',
  read: 'Read',
  added: 'Added',
  merged: 'Merged',
  unchanged: 'Unchanged',
  rejected: 'Rejected',
  unfinished: 'not finished: the same command goes on with it',
  moreFiles: ({ count }: Forms, more: number) => `and ${count(more)} more`,
  reasons: 'Reasons',
  reason: ({ count }: Forms, amount: number, reason: string) => `${count(amount)} × ${reason}`,
  howTo: 'To load more, give open data to',
  notIndexed: 'The first import has not ended: searches take longer until it has.',
  /** The command stands behind it. */
  indexedLater:
    'They find the same. Where it was stopped, the same command goes on with it; the end of any other import makes the indexes too:',
  codeLists: 'Code lists',
  codeListsExplained:
    'Codes of industries and names of places do not say one by one whose they are. These are the lists that such an import reads; which of them it was, its files tell.',
  codeListsCaption: 'Publishers of code lists, with their licences',
};
