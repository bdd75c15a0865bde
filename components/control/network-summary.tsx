import type { Company } from '@/lib/contract/company';
import type { Price } from '@/lib/contract/meter';
import type { NetworkRelationship } from '@/lib/contract/network';
import { nameOf, toEntity } from '@/lib/network/entity';
import { buildModel } from '@/lib/network/model';
import { shareWords } from '@/lib/network/share';
import { type Neighbour, ownedBy } from '@/lib/records/company/neighbours';
import { drawPicture } from '@/lib/records/company/picture';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { controlWords } from '@/lib/words/company';
import { PriceTag } from '../allowance/price-tag';
import { Link } from '../ui/link';
import { NetworkPicture } from './network-picture';

const OWNED_AT_A_GLANCE = 8;

function OwnedList({ owned }: { owned: Neighbour[] }) {
  const { network: words } = useWords(controlWords);
  const forms = useForms();
  if (owned.length === 0) return <p className="text-muted text-sm">{words.ownsNothing}</p>;
  const rest = owned.length - OWNED_AT_A_GLANCE;
  return (
    <div>
      <h3 className="mb-1 font-sans font-semibold text-sm">
        {words.owns(forms, new Set(owned.map(({ entity }) => entity.id)).size)}
      </h3>
      <ul className="divide-y divide-line text-sm">
        {owned.slice(0, OWNED_AT_A_GLANCE).map(({ entity, relationship }) => (
          <li key={relationship.id} className="flex justify-between gap-x-6 py-1.5">
            <Link href={entity.id} className="underline">
              <bdi>{nameOf(entity, entity.id)}</bdi>
            </Link>
            <span className="whitespace-nowrap text-muted tabular-nums">
              {shareWords(relationship.share, forms.language)}
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="mt-1 text-muted text-sm">{words.more(forms, rest)}</p>}
    </div>
  );
}

function AgeNote({ at, now }: { at: number | undefined; now: number }) {
  const { network: words } = useWords(controlWords);
  const { age } = useForms();
  return at === undefined ? null : <> {words.age(age(now - at))}</>;
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

/** The way to all of the network. */
function Explore({ company, price }: Pick<NetworkSummaryProps, 'company' | 'price'>) {
  const { network: words } = useWords(controlWords);
  return (
    <p className="mt-4 print:hidden">
      <Link
        href={links.companyNetwork(company)}
        className="inline-block rounded bg-accent px-4 py-2 font-medium text-on-accent text-sm"
      >
        {words.explore}
      </Link>
      <PriceTag price={price} className="ml-3" />
    </p>
  );
}

function KnownNetwork(props: NetworkSummaryProps & { relationships: NetworkRelationship[] }) {
  const { company, relationships, at, now } = props;
  const { network: words } = useWords(controlWords);
  const forms = useForms();
  const model = buildModel(toEntity(company.service_url, company.name), relationships);
  const picture = drawPicture(model, forms.language);
  if (!picture)
    return (
      <>
        <p className="mt-4 text-muted text-sm">
          {words.none}
          <AgeNote at={at} now={now} />
        </p>
        {relationships.length > 0 && <Explore {...props} />}
      </>
    );
  const { shown, of } = picture;
  const count = shown < of ? words.some(forms, shown, of) : words.count(forms, of);
  return (
    <div className="mt-5 grid gap-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <div>
        <OwnedList owned={ownedBy(model, company.service_url)} />
        <Explore {...props} />
      </div>
      <figure className="rounded border border-line bg-raised p-3 sm:col-start-2">
        <NetworkPicture picture={picture} description={words.description(company.name, count)} />
        <figcaption className="mt-2 text-muted text-xs">
          {words.legend} {count}
          <AgeNote at={at} now={now} />
        </figcaption>
      </figure>
    </div>
  );
}

/** The network as far as it costs nothing, and the way to all of it. */
export function NetworkSummary(props: NetworkSummaryProps) {
  const { relationships } = props;
  return relationships ? <KnownNetwork {...props} relationships={relationships} /> : <Explore {...props} />;
}
