import { Fragment } from 'react';
import { Term } from '@/components/glossary/terms';
import { EntityLink, ReferenceLink } from '@/components/record/entity-link';
import { Badge, PriceTag } from '@/components/record/record-parts';
import { type Column, DataTable, type Fact, Facts, Link } from '@/components/ui/parts';
import { FoldedRows, Section } from '@/components/ui/section';
import type { Free } from '@/lib/api/pages/page';
import type { OverviewNetwork } from '@/lib/api/pages/roots-network';
import type { Page } from '@/lib/api/registry';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { Price } from '@/lib/contract/quota';
import type { Company, Statement } from '@/lib/contract/records';
import { PERSON_SIGN, SIGN_SIZE } from '@/lib/network/elements';
import { buildModel, entityId, type NetworkModel, nameOf, shareWords, toEntity } from '@/lib/network/model';
import { countNetwork, type Neighbour, type NetworkCounts, ownedBy, ultimateParents } from '@/lib/network/neighbours';
import { drawPicture, type Picture, type PictureEdge, type PictureNode } from '@/lib/network/picture';
import { type ControlStatementLine, statementsBehind } from '@/lib/records/company/company';
import type { Forms } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { controlWords } from '@/lib/words/company';

const RADIUS = { root: 13, other: 8 } as const;
const LINE_HEIGHT = 14;

/** An outline in the background colour keeps names readable on top of lines. */
const HALO = { paintOrder: 'stroke', stroke: 'var(--raised)', strokeWidth: 4, strokeLinejoin: 'round' } as const;

function Edge({ edge: { path, width, isUncertain, isUltimate, hasEnded } }: { edge: PictureEdge }) {
  return (
    <path
      d={path}
      fill="none"
      stroke="var(--line-strong)"
      strokeWidth={width}
      strokeDasharray={isUltimate ? '1.5 3.5' : isUncertain ? '5 4' : undefined}
      opacity={hasEnded ? 0.5 : 1}
      markerEnd="url(#arrow)"
    />
  );
}

interface FormProps {
  node: PictureNode;
  radius: number;
}

/** A disc: with a person symbol for people, or open with a question mark for unidentified parties. */
function Form({ node: { at, isRoot, kind }, radius }: FormProps) {
  const isOpen = kind === 'placeholder' || kind === 'unknown';
  return (
    <>
      <circle
        cx={at.x}
        cy={at.y}
        r={radius}
        fill={isRoot ? 'var(--accent)' : isOpen ? 'var(--raised)' : 'var(--muted)'}
        stroke={isOpen ? 'var(--muted)' : 'none'}
        strokeDasharray={isOpen ? '3 2' : undefined}
      />
      {kind === 'person' && (
        <path
          d={PERSON_SIGN}
          transform={`translate(${at.x - radius} ${at.y - radius}) scale(${(2 * radius) / SIGN_SIZE})`}
          fill="var(--raised)"
        />
      )}
      {isOpen && (
        <text x={at.x} y={at.y + 3.5} textAnchor="middle" fontSize="10" fill="var(--muted)">
          ?
        </text>
      )}
    </>
  );
}

function Node({ node }: { node: PictureNode }) {
  const { at, lines, isRoot } = node;
  const radius = isRoot ? RADIUS.root : RADIUS.other;
  return (
    <g>
      <Form node={node} radius={radius} />
      <text textAnchor="middle" fontSize="12" fontWeight={isRoot ? 600 : 400} fill="var(--ink)" style={HALO}>
        {lines.map((line, index) => (
          <tspan key={line} x={at.x} y={at.y + radius + LINE_HEIGHT * (index + 1)} style={{ unicodeBidi: 'plaintext' }}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** The nearest part of a network, drawn on the server; `description` says in words what it shows. */
export function NetworkPicture({ picture, description }: { picture: Picture; description: string }) {
  const { x, y, width, height } = picture.box;
  return (
    <svg
      role="img"
      aria-label={description}
      viewBox={`${x} ${y} ${width} ${height}`}
      className="mx-auto block h-auto w-full overflow-visible"
      style={{ maxWidth: width }}
    >
      <defs>
        <marker
          id="arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="9"
          markerHeight="9"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8Z" fill="var(--line-strong)" />
        </marker>
      </defs>
      {picture.edges.map((edge) => (
        <Edge key={edge.id} edge={edge} />
      ))}
      {picture.nodes.map((node) => (
        <Node key={node.id} node={node} />
      ))}
      {picture.edges.map(({ id, label, labelAt }) => (
        <text
          key={id}
          x={labelAt.x}
          y={labelAt.y + 4}
          textAnchor="middle"
          fontSize="11"
          fill="var(--muted)"
          style={HALO}
        >
          {label}
        </text>
      ))}
    </svg>
  );
}

const OWNED_AT_A_GLANCE = 8;

function OwnedList({ owned, count }: { owned: Neighbour[]; count: number }) {
  const { network: words } = useWords(controlWords);
  const forms = useForms();
  if (count === 0) return <p className="text-muted text-sm">{words.ownsNothing}</p>;
  const rest = count - OWNED_AT_A_GLANCE;
  return (
    <div>
      <h3 className="mb-1 font-sans font-semibold text-sm">{words.owns(forms, count)}</h3>
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
  /** All known relationships of the company; undefined if they would cost a call. */
  relationships: NetworkRelationship[] | undefined;
  /** The same as a network. */
  model: NetworkModel;
  /** Of the whole network, of which a page has the nearest part. */
  counts: NetworkCounts;
  /** When a remote service sent them; milliseconds since 1970. */
  at?: number;
  now: number;
  price?: Price;
}

/** The link to the full network. */
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
  const { company, relationships, model, counts, at, now } = props;
  const { network: words } = useWords(controlWords);
  const forms = useForms();
  const picture = drawPicture(model, forms.language);
  if (!picture)
    return (
      <>
        <p className="mt-4 text-muted text-sm">
          {words.none}
          <AgeNote at={at} now={now} />
        </p>
        {counts.children > 0 && <p className="mt-3 text-sm">{words.ultimateParentOf(forms, counts.children)}</p>}
        {relationships.length > 0 && <Explore {...props} />}
      </>
    );
  const { shown } = picture;
  const { entities } = counts;
  const count = shown < entities ? words.some(forms, shown, entities) : words.count(forms, entities);
  return (
    <div className="mt-5 grid gap-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <div>
        <OwnedList owned={ownedBy(model, company.service_url)} count={counts.owned} />
        {counts.children > 0 && <p className="mt-3 text-sm">{words.ultimateParentOf(forms, counts.children)}</p>}
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

/** The part of the network that is free, and the link to all of it. */
function NetworkSummary(props: NetworkSummaryProps) {
  const { relationships } = props;
  return relationships ? <KnownNetwork {...props} relationships={relationships} /> : <Explore {...props} />;
}

type Words = typeof controlWords.en.statements;

function Holders({ holders, reasons, isUltimate }: ControlStatementLine) {
  const { statements: words } = useWords(controlWords);
  if (holders.length === 0) {
    return (
      <span className="text-muted italic">
        {reasons.length > 0 ? words.nobodyBecause(reasons.join('; ')) : words.nobody}
      </span>
    );
  }
  return (
    <>
      {holders.map(({ name, service_url, jurisdiction_code }) => (
        <span key={`${service_url} ${name}`} className="block">
          <EntityLink name={name} serviceUrl={service_url} jurisdictionCode={jurisdiction_code} />
        </span>
      ))}
      {isUltimate && <span className="block text-muted text-xs">{words.ultimateOwner}</span>}
    </>
  );
}

function period({ start_date, end_date }: ControlStatementLine, { since, until }: Forms): React.ReactNode {
  if (end_date) return <Badge tone="warn">{until(end_date)}</Badge>;
  return start_date && since(start_date);
}

const columnsIn = (words: Words, forms: Forms): Column<ControlStatementLine>[] => [
  { header: words.who, cell: (line) => <Holders {...line} /> },
  {
    header: words.holds,
    cell: ({ holding }) => (holding.length > 0 ? holding.join('; ').replaceAll(' %', '\u00a0%') : undefined),
  },
  { header: words.when, nowrap: true, cell: (line) => period(line, forms) },
  { header: words.confidence, explained: <Term id="confidence" />, nowrap: true, cell: ({ confidence }) => confidence },
  {
    header: words.statement,
    explained: <Term id="statement" />,
    nowrap: true,
    cell: ({ id, kind }) => (
      <Link href={links.statement(id)} className="underline">
        {kind}
        <span className="sr-only"> {id}</span>
      </Link>
    ),
  },
];

const AT_A_GLANCE = 6;

/** The statements on who controls the company, each line with a link to its statement. */
function ControlStatements({ lines }: { lines: ControlStatementLine[] }) {
  const { statements: words } = useWords(controlWords);
  const forms = useForms();
  return (
    <>
      <h3 className="mt-5 mb-1 font-sans font-semibold text-sm">{words.heading(forms, lines.length)}</h3>
      <FoldedRows rows={lines} first={AT_A_GLANCE} noun={words.folded}>
        {(rows) => (
          <DataTable caption={words.caption} columns={columnsIn(words, forms)} rows={rows} keyOf={({ id }) => id} />
        )}
      </FoldedRows>
    </>
  );
}

/** Owners are mostly persons, who have no company record, so a missing record is not noted. */
function ownersOf({ ultimate_beneficial_owners: owners }: Company): React.ReactNode {
  if (!owners?.length) return null;
  return (
    <ul>
      {owners.map(({ ultimate_beneficial_owner: { name, service_url } }) => (
        <li key={`${service_url} ${name}`}>
          <EntityLink name={name} serviceUrl={service_url} />
        </li>
      ))}
    </ul>
  );
}

/** The ultimate parents that current statements name, each with its statement: sources may contradict each other. */
function StatedParents({ parents }: { parents: readonly Neighbour[] }) {
  const words = useWords(controlWords);
  const { since } = useForms();
  return (
    <ul>
      {parents.map(({ entity: { id, name, jurisdiction }, relationship: { from, statements } }) => (
        <li key={id}>
          <EntityLink name={name} serviceUrl={id} jurisdictionCode={jurisdiction} />
          <span className="text-muted text-sm">
            {from && ` ${since(from)}`}
            {statements.slice(0, 1).map((statement) => (
              <Fragment key={statement}>
                {' · '}
                <Link href={links.statement(statement)} className="underline">
                  {words.statement}
                </Link>
              </Fragment>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface CompanyControlProps extends Pick<ControlSectionProps, 'company'> {
  parents: readonly Neighbour[];
  lines: readonly ControlStatementLine[];
}

/**
 * The known controllers of the company; says so if the direct parent is also the ultimate one. An ultimate parent by
 * statement is named as that only.
 */
function CompanyControl({ company, parents, lines }: CompanyControlProps) {
  const words = useWords(controlWords);
  const { controlling_entity: direct, ultimate_controlling_company } = company;
  // Persons have no company record, and a minority holder does not control.
  const isNamed = lines.some(({ holders, end_date }) => holders.length > 0 && end_date === undefined) || undefined;
  const isStated = parents.some(
    ({ entity }) => entity.id === entityId(ultimate_controlling_company?.service_url ?? ''),
  );
  const ultimate = isStated ? undefined : ultimate_controlling_company;
  const isSame = ultimate && direct && ultimate.service_url === direct.service_url;
  const facts: Fact[] = [
    {
      label: words.controlledBy,
      explained: <Term id="control">{isSame ? words.controlledByUltimately : words.controlledBy}</Term>,
      value: direct ? <ReferenceLink entity={direct} /> : isNamed && words.seeStatements,
    },
    ...(ultimate && !isSame
      ? [
          {
            label: words.ultimatelyBy,
            explained: <Term id="ultimate_controlling_company">{words.ultimatelyBy}</Term>,
            value: <ReferenceLink entity={ultimate} />,
          },
        ]
      : []),
    ...(parents.length > 0
      ? [
          {
            label: words.statedParent,
            explained: <Term id="ultimate_controlling_company">{words.statedParent}</Term>,
            value: <StatedParents parents={parents} />,
          },
        ]
      : []),
    {
      label: words.beneficialOwners,
      explained: <Term id="beneficial_owner">{words.beneficialOwners}</Term>,
      value: ownersOf(company),
    },
  ];
  return <Facts facts={facts} />;
}

export interface ControlSectionProps {
  company: Company;
  /** What is available without a call. */
  network?: Free<OverviewNetwork>;
  statements?: Free<Page<Statement>>;
  /** All statements of which the company is the object, if they can be asked for alone. */
  about?: Free<Page<Statement>>;
  prices?: ReadonlyMap<string, Price>;
  now: number;
}

/** The link to the statements, and how many of them were read here. */
function StatementsLink({ company, statements, about, prices }: ControlSectionProps) {
  const words = useWords(controlWords);
  const forms = useForms();
  const href = links.companyStatements(company);
  const page = statements?.value;
  const read = about?.value ?? page;
  const isPart = read && read.items.length < read.total_count;
  if (page?.total_count === 0) return <p className="mt-2 text-muted text-sm">{words.none}</p>;
  return (
    <p className="mt-2 text-sm print:hidden">
      {isPart && <span className="text-muted">{words.lookedAt(forms, read.items.length, read.total_count)} </span>}
      <Link href={href} className="underline">
        {page ? words.allStatements : words.statementsBehind}
      </Link>
      <PriceTag price={prices?.get(href)} className="ml-2" />
    </p>
  );
}

/** Who controls the company, according to whom, and what it controls. */
export function ControlSection(props: ControlSectionProps) {
  const { company, network, statements, about, prices, now } = props;
  const words = useWords(controlWords);
  const { language } = useForms();
  const { relationships, counts } = network?.value ?? {};
  const model = buildModel(toEntity(company.service_url, company.name), relationships ?? []);
  const { parents } = ultimateParents(model, company.service_url);
  const given = (about ?? statements)?.value.items ?? [];
  const lines = statementsBehind(company.service_url, given, relationships ?? [], language);
  return (
    <Section id="control" title={words.title}>
      <CompanyControl company={company} parents={parents} lines={lines} />
      {lines.length > 0 && <ControlStatements lines={lines} />}
      <StatementsLink {...props} />
      <NetworkSummary
        company={company}
        relationships={relationships}
        model={model}
        counts={counts ?? countNetwork(model)}
        at={network?.at}
        now={now}
        price={prices?.get(links.companyNetwork(company))}
      />
    </Section>
  );
}
