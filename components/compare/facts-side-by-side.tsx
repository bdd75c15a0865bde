import type { Company } from '@/lib/contract/company';
import { compareHref } from '@/lib/records/compare/address';
import { agreementInWords, compareFacts } from '@/lib/records/compare/rows';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import type { CompanyNumber } from '@/lib/shared/links';
import { compareWords, comparisonWords } from '@/lib/words/company';
import { Link } from '../ui/link';
import { Section } from '../ui/section';
import { CompareTable } from './compare-table';

interface FactsSideBySideProps {
  companies: Company[];
  keys: readonly CompanyNumber[];
  /** Show only what differs. */
  differences: boolean;
  today: string;
}

function Choice({ keys, differences }: Pick<FactsSideBySideProps, 'keys' | 'differences'>) {
  const words = useWords(comparisonWords);
  return (
    <Link
      href={compareHref(keys, { differences: !differences })}
      scroll={false}
      className="whitespace-nowrap underline print:hidden"
    >
      {differences ? words.showAll : words.showDifferences}
    </Link>
  );
}

/** The records in a table, with a sentence that says how much of it differs. */
export function FactsSideBySide({ companies, keys, differences, today }: FactsSideBySideProps) {
  const words = useWords(comparisonWords);
  const labels = useWords(compareWords).facts;
  const { language } = useForms();
  const { rows, unknown } = compareFacts(companies, today, language);
  const isComparison = companies.length > 1;
  const shown = isComparison && differences ? rows.filter(({ agreement }) => agreement === 'differs') : rows;
  return (
    <Section id="facts" title={words.facts}>
      {isComparison && (
        <p className="mb-3 flex flex-wrap justify-between gap-x-6 text-sm">
          {agreementInWords(rows, language)}
          <Choice keys={keys} differences={differences} />
        </p>
      )}
      <CompareTable companies={companies} rows={shown} keys={keys} />
      {unknown.length > 0 && (
        <p className="mt-3 text-muted text-sm">{words.noneTells(unknown.map((name) => labels[name]))}</p>
      )}
    </Section>
  );
}
