import { decoded } from '@/lib/network/case/link/ids';
import { type Entity, nameOf } from '@/lib/network/entity';
import type { Relationship } from '@/lib/network/relationship';
import { withoutControls } from '@/lib/shared/text';
import type { Extract } from '../extract';
import { pageOf } from '../fields';
import { interestsOf } from './interests';
import { statementIdOf } from './statement-id';

/**
 * Statements of the Beneficial Ownership Data Standard 0.4, entities and persons before the relationships that name them.
 * A placeholder is whoever a source names and no register identifies: it becomes an entity of unknown kind. An owner nobody
 * knows is no record but a reason in the relationship, as the standard has it.
 */
export const bods = (extract: Extract): string =>
  `${JSON.stringify(
    [
      ...extract.entities.flatMap((entity) => partyStatement(extract, entity) ?? []),
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

function partyStatement(extract: Extract, entity: Entity): object | undefined {
  if (entity.kind === 'unknown') return undefined;
  return entity.kind === 'person'
    ? statement(extract, 'person', entity.id, personDetails(extract, entity))
    : statement(extract, 'entity', entity.id, entityDetails(extract, entity));
}

/** The name, and nothing else of a person. */
const personDetails = (extract: Extract, entity: Entity): object => ({
  personType: 'knownPerson',
  names: [{ fullName: nameOf(entity, entity.id) }],
  uri: pageOf(extract, entity.id),
});

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

/** The record, or why there is none: the source's own words stand in the name. */
function interestedParty({ entities }: Extract, id: string): string | object {
  const entity = entities.find((one) => one.id === id);
  return entity?.kind === 'unknown' ? { reason: 'unknown', description: nameOf(entity, id) } : id;
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
      interestedParty: interestedParty(extract, one.parent),
      interests: interestsOf(one),
    }),
    declarationSubject: one.child,
    ...(one.ended && { recordStatus: 'closed' }),
    ...(sources.length > 0 && { annotations: sources }),
  };
}
