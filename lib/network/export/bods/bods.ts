import { withoutControls } from '@/lib/take/text';
import { decoded } from '../../case/link/ids';
import { type Entity, nameOf } from '../../entity';
import type { Relationship } from '../../relationship';
import type { Extract } from '../extract';
import { pageOf } from '../fields';
import { interestsOf } from './interests';
import { statementIdOf } from './statement-id';

/**
 * Statements of the Beneficial Ownership Data Standard 0.4, entities before the relationships that name them. A
 * placeholder is whoever a source names and no register identifies, person or not: it becomes an entity of unknown kind.
 */
export const bods = (extract: Extract): string =>
  `${JSON.stringify(
    [
      ...extract.entities.map((entity) => statement(extract, 'entity', entity.id, entityDetails(extract, entity))),
      ...extract.relationships.map((one) => relationshipStatement(extract, one)),
    ],
    (_, value) => (typeof value === 'string' ? withoutControls(value) : value),
    1,
  )}\n`;

function statement({ about }: Extract, recordType: string, recordId: string, recordDetails: object): object {
  const day = about.taken_at.slice(0, 10);
  return {
    statementId: statementIdOf(`${recordType} ${recordId} ${about.taken_at}`),
    declarationSubject: recordId,
    statementDate: day,
    recordId,
    recordType,
    recordStatus: 'new',
    recordDetails: { isComponent: false, ...recordDetails },
    publicationDetails: {
      publicationDate: day,
      bodsVersion: '0.4',
      license: about.source?.terms ?? undefined,
      publisher: { name: about.source?.publisher ?? 'Firmament', url: about.source?.url ?? undefined },
    },
    source: { type: ['thirdParty'], description: about.title, url: about.page_url, retrievedAt: about.taken_at },
  };
}

function entityDetails(extract: Extract, entity: Entity): object {
  const [, noun, jurisdiction = '', number = ''] = entity.id.split('/');
  const isRegistered = entity.kind === 'company' && noun === 'companies';
  return {
    entityType: { type: isRegistered ? 'registeredEntity' : 'unknownEntity', details: entity.kind },
    name: nameOf(entity, entity.id),
    ...(isRegistered && {
      jurisdiction: { name: jurisdiction, code: jurisdiction.toUpperCase().replace('_', '-') },
      identifiers: [{ schemeName: `Company register (${jurisdiction})`, id: decoded(number) || number }],
    }),
    uri: pageOf(extract, entity.id),
  };
}

/** A relationship that has ended is a record that was closed: a later statement would say so, and here there is one only. */
function relationshipStatement(extract: Extract, one: Relationship): object {
  const sources = one.statements.map((id) => ({
    motivation: 'linking',
    description: 'Statement that this relationship was computed from',
    statementPointerTarget: '/',
    url: pageOf(extract, `/statements/${id}`),
  }));
  return {
    ...statement(extract, 'relationship', one.id, {
      subject: one.child,
      interestedParty: one.parent,
      interests: interestsOf(one),
    }),
    declarationSubject: one.child,
    ...(one.ended && { recordStatus: 'closed' }),
    ...(sources.length > 0 && { annotations: sources }),
  };
}
