import { type Neighbour, ownedBy } from '@/lib/company/neighbours';
import { drawPicture } from '@/lib/company/picture';
import type { Company } from '@/lib/contract/company';
import type { Price } from '@/lib/contract/meter';
import type { NetworkRelationship } from '@/lib/contract/network';
import { countInWords, plural } from '@/lib/format/dates';
import { ageInWords } from '@/lib/format/moments';
import { links } from '@/lib/links';
import { toEntity } from '@/lib/network/entity';
import { buildModel } from '@/lib/network/model';
import { shareWords } from '@/lib/network/share';
import { nameOf } from '@/lib/network/words';
import { PriceTag } from '../allowance/price-tag';
import { Link } from '../ui/link';
import { NetworkPicture } from './network-picture';

const OWNED_AT_A_GLANCE = 8;

function OwnedList({ owned }: { owned: Neighbour[] }) {
  if (owned.length === 0) return <p className="text-muted text-sm">It is not known to own or control a company.</p>;
  const rest = owned.length - OWNED_AT_A_GLANCE;
  return (
    <div>
      <h3 className="mb-1 font-sans font-semibold text-sm">
        Owns or controls {plural(owned.length, 'company', 'companies')}
      </h3>
      <ul className="divide-y divide-line text-sm">
        {owned.slice(0, OWNED_AT_A_GLANCE).map(({ entity, relationship }) => (
          <li key={relationship.id} className="flex justify-between gap-x-6 py-1.5">
            <Link href={entity.id} className="underline">
              <bdi>{nameOf(entity, entity.id)}</bdi>
            </Link>
            <span className="whitespace-nowrap text-muted">{shareWords(relationship.share)}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="mt-1 text-muted text-sm">and {countInWords(rest)} more in the network</p>}
    </div>
  );
}

function ageNote(at: number | undefined, now: number): string {
  return at === undefined ? '' : ` As of a copy of ${ageInWords(now - at)}.`;
}

interface NetworkSummaryProps {
  company: Company;
  /** All relationships known of the company; undefined where they would cost a call. */
  relationships: NetworkRelationship[] | undefined;
  /** When a remote service gave them; milliseconds. */
  at?: number;
  now: number;
  price?: Price;
}

function KnownNetwork({
  company,
  relationships,
  at,
  now,
}: NetworkSummaryProps & { relationships: NetworkRelationship[] }) {
  const model = buildModel(toEntity(company.service_url, company.name), relationships);
  const picture = drawPicture(model);
  if (!picture)
    return <p className="mt-4 text-muted text-sm">No relationship with another company is known.{ageNote(at, now)}</p>;
  const count =
    picture.shown < picture.of
      ? `${countInWords(picture.shown)} of ${plural(picture.of, 'neighbour')} shown, the largest shares first.`
      : `${plural(picture.of, 'neighbour')}.`;
  return (
    <div className="mt-5 grid gap-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <OwnedList owned={ownedBy(model, company.service_url)} />
      <figure className="rounded border border-line bg-raised p-3 sm:col-start-2">
        <NetworkPicture
          picture={picture}
          description={`The network around ${company.name}: owners above, owned below. ${count}`}
        />
        <figcaption className="mt-2 text-muted text-xs">
          Owners above, owned below; dashed where unsure or the share is unknown. {count}
          {ageNote(at, now)}
        </figcaption>
      </figure>
    </div>
  );
}

/** The network as far as it costs nothing, and the way to all of it. */
export function NetworkSummary(props: NetworkSummaryProps) {
  const { company, relationships, price } = props;
  const known = relationships && <KnownNetwork {...props} relationships={relationships} />;
  if (relationships?.length === 0) return known;
  return (
    <>
      {known}
      <p className="mt-4 print:hidden">
        <Link
          href={links.companyNetwork(company)}
          className="inline-block rounded bg-accent px-4 py-2 font-medium text-on-accent text-sm"
        >
          Explore the network
        </Link>
        <PriceTag price={price} className="ml-3" />
      </p>
    </>
  );
}
