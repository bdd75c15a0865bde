import { labelsOf } from '@/lib/compare/labels';
import { type SharedOfficer, sharedOfficers } from '@/lib/compare/officers';
import type { Company } from '@/lib/contract/company';
import { plural } from '@/lib/format/dates';
import { links } from '@/lib/links';
import { LIKELIHOOD_WORDS } from '@/lib/officer/candidates';
import { type Column, DataTable } from '../ui/data-table';
import { FoldedRows } from '../ui/folded-rows';
import { Link } from '../ui/link';
import { Section } from '../ui/section';

/** So many are read at a glance; the rest is folded. */
const AT_A_GLANCE = 15;

function Office({ pair, side, companies }: { pair: SharedOfficer; side: 0 | 1; companies: Company[] }) {
  const { id, name, position } = pair.officers[side];
  return (
    <>
      <Link href={links.officer(id)} className="underline">
        <bdi>{name}</bdi>
      </Link>
      <span className="block text-muted text-xs">
        {position ?? 'position not known'}, <bdi>{labelsOf(companies)[pair.companies[side]]}</bdi>
      </span>
    </>
  );
}

const columnsOf = (companies: Company[]): Column<SharedOfficer>[] => [
  { header: 'Officer', cell: (pair) => <Office pair={pair} side={0} companies={companies} /> },
  { header: 'Perhaps the same as', cell: (pair) => <Office pair={pair} side={1} companies={companies} /> },
  {
    header: 'How likely',
    cell: ({ likelihood }) => <span className="font-medium">{LIKELIHOOD_WORDS[likelihood]}</span>,
  },
  {
    header: 'Why',
    cell: ({ reasons }) => (
      <ul>
        {reasons.map(({ fact, words, points }) => (
          <li key={fact}>
            {words}
            {points < 0 && <span className="text-muted"> (speaks against)</span>}
          </li>
        ))}
      </ul>
    ),
  },
];

const keyOf = ({ companies, officers: [a, b] }: SharedOfficer) => `${companies.join()} ${a.id} ${b.id}`;

/** What the comparison rests on, and what it cannot see. */
function Extent({ companies }: { companies: Company[] }) {
  const unknown = companies.filter(({ officers }) => !officers);
  return (
    <p className="mt-2 text-muted text-sm">
      Compared are the officers that each record holds:{' '}
      {companies.map((company, index) => (
        <span key={links.company(company)}>
          {index > 0 && ', '}
          <bdi>{labelsOf(companies)[index]}</bdi> {company.officers ? company.officers.length : 'not known'}
        </span>
      ))}
      .{unknown.length > 0 && ' Of a record that tells no officers nothing can be said.'}
    </p>
  );
}

/** Offices under names that agree: candidates with reasons, never merged. */
export function SharedOfficers({ companies }: { companies: Company[] }) {
  const pairs = sharedOfficers(companies);
  return (
    <Section
      id="officers"
      title="Shared officers"
      count={pairs.length > 0 ? plural(pairs.length, 'candidate') : undefined}
    >
      {pairs.length === 0 ? (
        <p className="text-sm">No two of the companies’ officers have names that agree.</p>
      ) : (
        <FoldedRows rows={pairs} first={AT_A_GLANCE} noun="candidates">
          {(rows) => <DataTable caption="Shared officers" columns={columnsOf(companies)} rows={rows} keyOf={keyOf} />}
        </FoldedRows>
      )}
      <Extent companies={companies} />
    </Section>
  );
}
