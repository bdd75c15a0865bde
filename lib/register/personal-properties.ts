import type { Statement } from '@/lib/contract/statement';
import { withoutPersonalFacts } from '@/lib/registry/personal-facts';
import type { Rights } from './access';

/** What a reply says of persons, for a caller with these rights. */
export const withoutPersonalProperties = <T extends object>(record: T, rights: Rights): T =>
  rights.personal ? record : withoutPersonalFacts(record);

export const readableStatement = (statement: Statement, rights: Rights): Statement =>
  rights.personal ? statement : { ...statement, properties: withoutPersonalProperties(statement.properties, rights) };
