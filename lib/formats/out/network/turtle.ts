import { type Entity, nameOf, type Relationship } from '@/lib/network/model';
import { capitalize, isoCode } from '@/lib/shared/text';
import type { Cell } from '../columns';
import { turtleDate, turtleIri, turtleNode, turtlePrefixes, turtleSubject, turtleText } from '../turtle';
import { interestsOf, statementIdOf } from './bods';
import { aboutText, type Extract, pageOf, registeredAs, relationshipSources } from './extract';

const PREFIXES = {
  bods: 'https://vocab.openownership.org/terms#',
  codes: 'https://vocab.openownership.org/codelists#',
  dcterms: 'http://purl.org/dc/terms/',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
};

/**
 * The network in the RDF vocabulary of BODS 0.4 (vocab.openownership.org): entities at the addresses of their pages, and
 * relationships with their interests.
 */
export function* turtle(extract: Extract): Generator<string> {
  const { about, entities } = extract;
  yield turtlePrefixes(PREFIXES);
  yield turtleSubject(turtleIri(about.page_url), [
    ['dcterms:title', turtleText(about.title)],
    ['dcterms:description', turtleText(aboutText(extract))],
    ['dcterms:created', `${turtleText(about.taken_at)}^^xsd:dateTime`],
  ]);
  for (const entity of entities) if (entity.kind !== 'unknown') yield describeEntity(extract, entity);
  const unknown = new Map(entities.filter(({ kind }) => kind === 'unknown').map((one) => [one.id, one]));
  const origin = relationshipSources(extract);
  for (const one of extract.relationships) {
    const sources = origin.map(({ read }) => read(one));
    yield describeRelationship(extract, one, sources, unknown.get(one.parent));
  }
}

const iriOf = (extract: Extract, id: string): string => turtleIri(pageOf(extract, id));

const nameIn = (entity: Entity): string => turtleText(nameOf(entity, entity.id));

/** Of a person only the name. */
function describeEntity(extract: Extract, entity: Entity): string {
  const { kind, incorporation_date: founded, dissolution_date: dissolved, current_status } = entity;
  const name = nameIn(entity);
  if (kind === 'person') {
    return turtleSubject(iriOf(extract, entity.id), [
      ['a', 'bods:Person'],
      ['rdfs:label', name],
      ['bods:personType', 'codes:KnownPerson'],
      ['bods:name', turtleNode([['bods:fullName', name]])],
    ]);
  }
  const registered = registeredAs(entity);
  return turtleSubject(iriOf(extract, entity.id), [
    ['a', 'bods:Entity'],
    ['rdfs:label', name],
    ['bods:entityType', registered ? 'codes:RegisteredEntity' : 'codes:UnknownEntity'],
    ...(registered ? registration(registered.jurisdiction_code, registered.company_number) : []),
    ['bods:foundingDate', founded && turtleDate(founded)],
    ['bods:dissolutionDate', dissolved && turtleDate(dissolved)],
    ['rdfs:comment', current_status && turtleText(current_status)],
  ]);
}

const registration = (jurisdiction: string, number: string) =>
  [
    ['bods:jurisdiction', turtleNode([['bods:code', turtleText(isoCode(jurisdiction))]])],
    [
      'bods:identifier',
      turtleNode([
        ['bods:idString', turtleText(number)],
        ['bods:schemeName', turtleText(`Company register (${jurisdiction})`)],
      ]),
    ],
  ] as const;

/** `publisher` and `licence`: its sources; `unknown`: the owner, if no source says who it is. */
function describeRelationship(
  extract: Extract,
  one: Relationship,
  [publisher, licence]: readonly Cell[],
  unknown: Entity | undefined,
): string {
  const { about } = extract;
  const subject = turtleIri(new URL(`#${statementIdOf(one.id)}`, about.page_url).href);
  const reason =
    unknown &&
    turtleNode([
      ['bods:reason', 'codes:Unknown'],
      ['bods:description', nameIn(unknown)],
    ]);
  const sources = one.statements.map((id) => iriOf(extract, `/statements/${id}`));
  const said = turtleSubject(subject, [
    ['a', 'bods:Relationship'],
    ['bods:interestedParty', reason ?? iriOf(extract, one.parent)],
    ['bods:subject', iriOf(extract, one.child)],
    ...interestsOf(one).map((interest) => ['bods:interest', describeInterest(interest)] as const),
    ['dcterms:source', sources.length > 0 ? sources.join(', ') : undefined],
    ['dcterms:publisher', publisher ? turtleText(String(publisher)) : undefined],
    ['dcterms:license', licence ? turtleText(String(licence)) : undefined],
  ]);
  return one.ended
    ? said +
        turtleSubject('[]', [
          ['a', 'bods:Closed'],
          ['bods:recordDetails', subject],
        ])
    : said;
}

const float = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : `"${value}"^^xsd:float`;

const describeInterest = ({ type, share, startDate, endDate, ...interest }: ReturnType<typeof interestsOf>[number]) =>
  turtleNode([
    ['a', `bods:${capitalize(type)}`],
    ['bods:directOrIndirect', turtleText(interest.directOrIndirect)],
    ['bods:beneficialOwnershipOrControl', String(interest.beneficialOwnershipOrControl)],
    ['bods:details', turtleText(interest.details)],
    ['bods:shareExact', float(share?.exact)],
    ['bods:shareMinimum', float(share?.minimum)],
    ['bods:shareMaximum', float(share?.maximum)],
    ['bods:startDate', startDate && turtleDate(startDate)],
    ['bods:endDate', endDate && turtleDate(endDate)],
  ]);
