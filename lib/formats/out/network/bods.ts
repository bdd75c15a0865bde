import { type Nature, natureOf } from '@/lib/network/graph/slots';
import { type Entity, nameOf, type Relationship, type Share } from '@/lib/network/model';
import { isoCode, withoutControls } from '@/lib/shared/text';
import { type Extract, pageOf, registeredAs } from './extract';

/** Interests that BODS names differently; the importer has the reverse of this table. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['share_ownership', 'shareholding'],
  ['ownership_of_shares', 'shareholding'],
  ['shareholding', 'shareholding'],
  ['voting_rights', 'votingRights'],
  ['right_to_appoint_and_remove_directors', 'appointmentOfBoard'],
  ['right_to_share_surplus_assets', 'rightsToSurplusAssetsOnDissolution'],
  ['significant_influence_or_control', 'otherInfluenceOrControl'],
]);

/** The BODS name of an interest; undefined where the interface has no word for it. */
export const bodsTypeOf = (interest: string): string | undefined => TYPES.get(interest.replaceAll('-', '_'));

/** What the share is a share of, if no interest is named. */
const BY_NATURE: Readonly<Record<Nature, string>> = {
  ownership: 'shareholding',
  voting: 'votingRights',
  control: 'otherInfluenceOrControl',
  distant: 'otherInfluenceOrControl',
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayIn = (date: string | undefined): string | undefined => (date && DAY.test(date) ? date : undefined);

const shareIn = (share: Share) =>
  share.kind === 'exact'
    ? { exact: share.value }
    : share.kind === 'band'
      ? { minimum: share.min, maximum: share.max }
      : undefined;

/** The interests of a relationship (BODS 0.4, "Interest"). The share is put on the interest it belongs to. */
export function interestsOf(relationship: Relationship) {
  const { interests, share, from, to, ended, type } = relationship;
  const nature = natureOf(relationship);
  const main = BY_NATURE[nature];
  const named = interests.map((code) => bodsTypeOf(code) ?? 'unknownInterest');
  const types = [...new Set(named.includes(main) || share.kind === 'unknown' ? named : [main, ...named])];
  return (types.length > 0 ? types : [nature === 'distant' ? main : 'unknownInterest']).map((one) => ({
    type: one,
    directOrIndirect: nature === 'distant' ? 'indirect' : 'unknown',
    beneficialOwnershipOrControl: false,
    details: [type, ...interests].join(', '),
    share: one === main ? shareIn(share) : undefined,
    startDate: dayIn(from),
    endDate: ended ? dayIn(to) : undefined,
  }));
}

/** The prime and the offset of FNV-1a, 32 bits (draft-eastlake-fnv). */
const PRIME = 0x0100_0193;
const OFFSET = 0x811c_9dc5;

/**
 * An id of 42 characters for a text (BODS 0.4: 32 to 64): the same text has the same id, so that two files of one network
 * share their statement ids. It need not be secret, only distinct.
 */
export const statementIdOf = (text: string): string =>
  `firmament-${[0, 1, 2, 3].map((round) => hash(`${round} ${text}`)).join('')}`;

function hash(text: string): string {
  let state = OFFSET;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), PRIME);
  // Mixed once more: texts that differ only at their end would otherwise have similar ids.
  state = Math.imul(state ^ (state >>> 15), 0x85eb_ca6b);
  return ((state ^ (state >>> 13)) >>> 0).toString(16).padStart(8, '0');
}

/**
 * Statements of the Beneficial Ownership Data Standard 0.4, entities and persons before the relationships that name them.
 * A placeholder (named by a source but not identified by a register) becomes an entity of unknown kind. An unknown owner
 * has no record: the relationship states the reason, as the standard requires.
 */
export function* bods(extract: Extract): Generator<string> {
  const { entities, relationships } = extract;
  let separator = '[\n';
  const print = (statement: object): string => {
    const text = JSON.stringify(
      statement,
      (_, value) => (typeof value === 'string' ? withoutControls(value) : value),
      1,
    );
    const printed = separator + text;
    separator = ',\n';
    return printed;
  };
  for (const entity of entities) {
    const said = partyStatement(extract, entity);
    if (said) yield print(said);
  }
  const unknown = new Map(entities.filter(({ kind }) => kind === 'unknown').map((one) => [one.id, one]));
  for (const one of relationships) yield print(relationshipStatement(extract, one, unknown.get(one.parent)));
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

function statement({ about, shortfall }: Extract, recordType: string, recordId: string, recordDetails: object): object {
  const day = about.taken_at.slice(0, 10);
  return {
    statementId: statementIdOf(`${recordType} ${recordId} ${day}`),
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
    source: {
      type: ['thirdParty'],
      description: [about.title, shortfall].filter(Boolean).join('. '),
      url: about.page_url,
      retrievedAt: about.taken_at,
    },
  };
}

function partyStatement(extract: Extract, entity: Entity): object | undefined {
  if (entity.kind === 'unknown') return undefined;
  return entity.kind === 'person'
    ? statement(extract, 'person', entity.id, personDetails(extract, entity))
    : statement(extract, 'entity', entity.id, entityDetails(extract, entity));
}

/** Of a person only the name. */
const personDetails = (extract: Extract, entity: Entity): object => ({
  personType: 'knownPerson',
  names: [{ fullName: nameOf(entity, entity.id) }],
  uri: pageOf(extract, entity.id),
});

function entityDetails(extract: Extract, entity: Entity): object {
  const registered = registeredAs(entity);
  const { jurisdiction_code: jurisdiction = '', company_number: id } = registered ?? {};
  return {
    entityType: { type: registered ? 'registeredEntity' : 'unknownEntity', details: entity.kind },
    name: nameOf(entity, entity.id),
    ...(registered && {
      jurisdiction: { name: jurisdiction, code: isoCode(jurisdiction) },
      identifiers: [{ schemeName: `Company register (${jurisdiction})`, id }],
    }),
    uri: pageOf(extract, entity.id),
  };
}

/** A relationship that has ended is one statement with a closed record. */
function relationshipStatement(extract: Extract, one: Relationship, unknown: Entity | undefined): object {
  const sources = one.statements.map((id) => ({
    motivation: 'linking',
    description: 'Statement that this relationship was computed from',
    statementPointerTarget: '/',
    url: pageOf(extract, `/statements/${id}`),
  }));
  return {
    ...statement(extract, 'relationship', one.id, {
      subject: one.child,
      // The record, or the reason why there is none, which the source gives in the name.
      interestedParty: unknown ? { reason: 'unknown', description: nameOf(unknown, one.parent) } : one.parent,
      interests: interestsOf(one),
    }),
    declarationSubject: one.child,
    ...(one.ended && { recordStatus: 'closed' }),
    ...(sources.length > 0 && { annotations: sources }),
  };
}
