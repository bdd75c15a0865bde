import type { Company } from '@/lib/contract/company';
import { labelsOf } from '@/lib/records/compare/labels';
import { type SharedOfficer, sharedOfficers } from '@/lib/records/compare/officers';
import { likelihoodInWords } from '@/lib/records/officer/candidates';
import { reasonInWords } from '@/lib/records/officer/evidence';
import type { Language } from '@/lib/shared/language/languages';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { comparisonWords } from '@/lib/words/company';
import { type Column, DataTable } from '../ui/data-table';
import { FoldedRows } from '../ui/folded-rows';
import { Link } from '../ui/link';
import { Section } from '../ui/section';

/** So many are read at a glance; the rest is folded. */
const AT_A_GLANCE = 15;

function Office({ pair, side, companies }: { pair: SharedOfficer; side: 0 | 1; companies: Company[] }) {
  const words = useWords(comparisonWords).officers;
  const { id, name, position } = pair.officers[side];
  return (
    <>
      <Link href={links.officer(id)} className="underline">
        <bdi>{name}</bdi>
      </Link>
      <span className="block text-muted text-xs">
        {position ?? words.positionUnknown}, <bdi>{labelsOf(companies)[pair.companies[side]]}</bdi>
      </span>
    </>
  );
}

type Words = typeof comparisonWords.en.officers;

const columnsOf = (companies: Company[], words: Words, language: Language): Column<SharedOfficer>[] => [
  { header: words.officer, cell: (pair) => <Office pair={pair} side={0} companies={companies} /> },
  { header: words.perhapsSame, cell: (pair) => <Office pair={pair} side={1} companies={companies} /> },
  {
    header: words.likelihood,
    cell: ({ likelihood }) => <span className="font-medium">{likelihoodInWords(likelihood, language)}</span>,
  },
  {
    header: words.reasons,
    cell: ({ reasons }) => (
      <ul>
        {reasons.map((reason) => (
          <li key={reason.fact}>
            {reasonInWords(reason, language)}
            {reason.points < 0 && <span className="text-muted"> {words.speaksAgainst}</span>}
          </li>
        ))}
      </ul>
    ),
  },
];

const keyOf = ({ companies, officers: [a, b] }: SharedOfficer) => `${companies.join()} ${a.id} ${b.id}`;

/** What the comparison rests on, and what it cannot see. */
function Extent({ companies }: { companies: Company[] }) {
  const words = useWords(comparisonWords).officers;
  const { count } = useForms();
  const unknown = companies.filter(({ officers }) => !officers);
  const counts = companies.map((company, index) => (
    <span key={links.company(company)}>
      {index > 0 && ', '}
      <bdi>{labelsOf(companies)[index]}</bdi> {company.officers ? count(company.officers.length) : words.countUnknown}
    </span>
  ));
  return (
    <p className="mt-2 text-muted text-sm">
      {words.extent(counts)}
      {unknown.length > 0 && ` ${words.untold}`}
    </p>
  );
}

/** Offices under names that agree: candidates with reasons, never merged. */
export function SharedOfficers({ companies }: { companies: Company[] }) {
  const words = useWords(comparisonWords).officers;
  const forms = useForms();
  const pairs = sharedOfficers(companies);
  const columns = columnsOf(companies, words, forms.language);
  return (
    <Section
      id="officers"
      title={words.title}
      count={pairs.length > 0 ? words.candidates(forms, pairs.length) : undefined}
    >
      {pairs.length === 0 ? (
        <p className="text-sm">{words.none}</p>
      ) : (
        <FoldedRows rows={pairs} first={AT_A_GLANCE} noun={words.manyCandidates}>
          {(rows) => <DataTable caption={words.title} columns={columns} rows={rows} keyOf={keyOf} />}
        </FoldedRows>
      )}
      <Extent companies={companies} />
    </Section>
  );
}
