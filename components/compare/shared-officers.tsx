import { type Column, DataTable, Link } from '@/components/ui/parts';
import { FoldedRows, Section } from '@/components/ui/section';
import type { Company } from '@/lib/contract/records';
import { labelsOf } from '@/lib/records/compare/rows';
import type { SharedOfficer } from '@/lib/records/compare/ties';
import { likelihoodInWords, reasonInWords } from '@/lib/records/officer/officer';
import type { Language } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { comparisonWords } from '@/lib/words/company';

/** More rows are folded. */
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

/** The basis and the limits of the comparison. */
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
      {unknown.length > 0 && ` ${words.cannotSay}`}
    </p>
  );
}

/** Offices under matching names: candidates with reasons, never merged. */
export function SharedOfficers({ companies, pairs }: { companies: Company[]; pairs: SharedOfficer[] }) {
  const words = useWords(comparisonWords).officers;
  const forms = useForms();
  if (pairs.length === 0) return null;
  const columns = columnsOf(companies, words, forms.language);
  return (
    <Section id="officers" title={words.title} count={words.candidates(forms, pairs.length)}>
      <FoldedRows rows={pairs} first={AT_A_GLANCE} noun={words.manyCandidates}>
        {(rows) => <DataTable caption={words.title} columns={columns} rows={rows} keyOf={keyOf} />}
      </FoldedRows>
      <Extent companies={companies} />
    </Section>
  );
}
