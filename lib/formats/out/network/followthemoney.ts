import { type Entity, isUltimateParent, nameOf, type Relationship } from '@/lib/network/model';
import { countryOf } from '@/lib/shared/jurisdictions/jurisdictions';
import { companyKey } from '@/lib/shared/links';
import { joined, withoutControls } from '@/lib/shared/text';
import { dayOf } from '../about';
import { spoken } from '../document';
import { idOf, linkLine, noteLine, SCHEMAS, thingLine } from '../followthemoney/lines';
import { aboutText, type Extract, pageOf, registeredAs } from './extract';

/**
 * Entities of FollowTheMoney, one a line: those of the network, their relationships, and a note that says what the file
 * is. A company has the id that it has in an export of the register.
 */
export function* ftm(extract: Extract): Generator<string> {
  const { about, entities, relationships } = extract;
  const named = new Map(entities.filter(({ kind }) => kind !== 'unknown').map((entity) => [entity.id, entity]));
  const links = relationships.filter(({ parent, child }) => named.has(parent) && named.has(child));
  yield noteLine(about, [plain(aboutText(extract)), unnamedOwners(relationships.length - links.length)]);
  for (const entity of named.values()) yield entityLine(extract, entity);
  for (const one of links) {
    const [owner, owned] = [named.get(one.parent), named.get(one.child)];
    if (owner && owned) yield linkOf(extract, one, owner, owned);
  }
}

const unnamedOwners = (count: number): string | undefined =>
  count === 0
    ? undefined
    : `Without ${spoken.counted(count, { one: 'relationship', other: 'relationships' })} whose owner no source names.`;

const plain = (text: string): string => withoutControls(text);

const keyOf = (entity: Entity): string => {
  const { jurisdiction_code, company_number } = registeredAs(entity) ?? {};
  return jurisdiction_code && company_number ? companyKey(jurisdiction_code, company_number) : entity.id;
};

/** A placeholder may be anything that can own. */
const SCHEMA_OF = { company: SCHEMAS.company, person: SCHEMAS.person, placeholder: SCHEMAS.unknown } as const;

function entityLine(extract: Extract, entity: Entity): string {
  const { kind, jurisdiction, current_status, incorporation_date, dissolution_date } = entity;
  const number = registeredAs(entity)?.company_number;
  const schema = kind === 'unknown' ? SCHEMAS.unknown : SCHEMA_OF[kind];
  const { source, taken_at } = extract.about;
  return thingLine(
    idOf(keyOf(entity)),
    schema,
    { ...source, url: pageOf(extract, entity.id), retrieved_at: dayOf(taken_at) },
    {
      name: plain(nameOf(entity, entity.id)),
      ...(kind === 'company' && {
        jurisdiction: jurisdiction && countryOf(jurisdiction),
        registrationNumber: number,
        status: current_status,
        incorporationDate: incorporation_date,
        dissolutionDate: dissolution_date,
      }),
    },
  );
}

/** An ownership where there is a share or a shareholding in a company; the model has no other control than a link. */
function linkOf(extract: Extract, one: Relationship, owner: Entity, owned: Entity): string {
  const { share, interests, type, from, to, ended, statements, publishers = [] } = one;
  const [first] = statements;
  const source = {
    publisher: joined(publishers, ({ publisher }) => publisher) ?? extract.about.source?.publisher ?? null,
    terms: joined([...new Set(publishers.map(({ licence }) => licence))], (licence) => licence),
    retrieved_at: dayOf(extract.about.taken_at),
    url: first === undefined ? extract.about.page_url : pageOf(extract, `/statements/${first}`),
  };
  const said = {
    role: plain([type, ...interests].join(', ')),
    startDate: from,
    endDate: ended ? to : undefined,
  };
  const [id, from_, to_] = [idOf(one.id), idOf(keyOf(owner)), idOf(keyOf(owned))];
  const isOwning = !isUltimateParent(one) && (share.kind !== 'unknown' || type === 'shareholding');
  if (!isOwning || owned.kind !== 'company') {
    return linkLine(id, 'UnknownLink', source, { subject: from_, object: to_, ...said });
  }
  const percentage =
    share.kind === 'exact' ? String(share.value) : share.kind === 'band' ? `${share.min}-${share.max}` : undefined;
  return linkLine(id, 'Ownership', source, { owner: from_, asset: to_, percentage, ...said });
}
