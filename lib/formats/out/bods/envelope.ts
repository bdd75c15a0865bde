import type { Source } from '@/lib/contract/provenance';
import { statementIdOf } from '@/lib/formats/out/network/bods/statement-id';
import { dayOf } from '../days';
import type { ExportAbout } from '../format';
import { webAddress } from '../web-address';

/** What a statement is about. */
export interface BodsRecord {
  type: 'entity' | 'person' | 'relationship';
  id: string;
  /** Whose record the statement is part of: the entity itself, or the one that is owned. */
  subject: string;
  status?: 'new' | 'closed';
  details: object;
  source: Source;
  /** When the facts were so. */
  told_at: string | null | undefined;
  /** The id that the statement has at its source. */
  statementId?: string | undefined;
}

export const BODS_PREFIX = 'bods:';

/** Records that came from BODS keep their ids, others have their key for one. */
export const recordIdOf = (key: string): string => (key.startsWith(BODS_PREFIX) ? key.slice(BODS_PREFIX.length) : key);

const isStatementId = (id: string | undefined): id is string => id !== undefined && id.length >= 32 && id.length <= 64;

/** Terms that are no address stand beside the statement, as the standard takes only addresses for licences. */
function termsOf(terms: string | null | undefined) {
  const license = webAddress(terms);
  const annotation = { motivation: 'commenting', statementPointerTarget: '/publicationDetails', description: terms };
  return { license, annotations: terms && !license ? [annotation] : [] };
}

/** Someone else's facts, at second hand: what the standard calls a third party, asserted by the publisher. */
function sourceOf({ publisher, url, retrieved_at }: Source): object {
  return {
    type: ['thirdParty'],
    ...(publisher && { assertedBy: [{ name: publisher }] }),
    ...(webAddress(url) && { url: webAddress(url) }),
    ...(dayOf(retrieved_at) && { retrievedAt: dayOf(retrieved_at) }),
  };
}

/** One statement of BODS 0.4, on a line of its own. The same facts have the same id in every export. */
export function statementLine(record: BodsRecord, { exported_at }: ExportAbout): string {
  const { type, id, subject, status = 'new', details, source, told_at, statementId } = record;
  const { license, annotations } = termsOf(source.terms);
  const statement = {
    statementId: isStatementId(statementId) ? statementId : statementIdOf(`${type} ${id} ${told_at ?? ''}`),
    declarationSubject: subject,
    statementDate: dayOf(told_at) ?? dayOf(exported_at),
    recordId: id,
    recordType: type,
    recordStatus: status,
    recordDetails: details,
    ...(annotations.length > 0 && { annotations }),
    publicationDetails: {
      publicationDate: dayOf(exported_at),
      bodsVersion: '0.4',
      ...(license && { license }),
      publisher: { name: source.publisher ?? 'Not named' },
    },
    source: sourceOf(source),
  };
  return `${JSON.stringify(statement)}\n`;
}
