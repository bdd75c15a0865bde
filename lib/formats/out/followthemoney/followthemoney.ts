import type { RegisterInput } from '@/lib/register/store/records';
import type { ExportFormat } from '../format';
import { createTerms, sourceOfStatement } from '../licences';
import { FTM_PREFIX } from './entity';
import { officerLines, statementLine } from './links';
import { companyLine, mentionLine, placeholderLine } from './party';

function linesOf(record: RegisterInput, termsOf: ReturnType<typeof createTerms>): string {
  switch (record.kind) {
    case 'company':
      return companyLine(record);
    case 'placeholder':
      return placeholderLine(record);
    case 'mention':
      return mentionLine(record);
    case 'officer':
      return officerLines(record);
    case 'statement':
      return statementLine(record, sourceOfStatement(record, termsOf));
    default:
      return '';
  }
}

/** Entities of FollowTheMoney, a line each. */
export const followthemoney: ExportFormat = {
  kinds: new Set(['company', 'placeholder', 'mention', 'officer', 'statement']),
  keyPrefix: FTM_PREFIX,
  *texts(records, { licences }) {
    const termsOf = createTerms(licences);
    for (const record of records) yield linesOf(record, termsOf);
  },
};
