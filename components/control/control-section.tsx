import type { Page } from '@/lib/api/client';
import type { Free } from '@/lib/api/pages/free';
import type { Company } from '@/lib/contract/company';
import type { Price } from '@/lib/contract/meter';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { Statement } from '@/lib/contract/statement';
import { statementsBehind } from '@/lib/records/company/behind-control';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { controlWords } from '@/lib/words/company';
import { PriceTag } from '../allowance/price-tag';
import { Link } from '../ui/link';
import { Section } from '../ui/section';
import { CompanyControl } from './company-control';
import { ControlStatements } from './control-statements';
import { NetworkSummary } from './network-summary';

export interface ControlSectionProps {
  company: Company;
  /** What was to be had without a call. */
  network?: Free<NetworkRelationship[]>;
  statements?: Free<Page<Statement>>;
  prices?: ReadonlyMap<string, Price>;
  now: number;
}

/** The way to the statements, with how much of them was looked at here. */
function StatementsLink({ company, statements, prices }: ControlSectionProps) {
  const words = useWords(controlWords);
  const forms = useForms();
  const href = links.companyStatements(company);
  const page = statements?.value;
  const isPart = page && page.items.length < page.total_count;
  if (page?.total_count === 0) return <p className="mt-2 text-muted text-sm">{words.none}</p>;
  return (
    <p className="mt-2 text-sm print:hidden">
      {isPart && <span className="text-muted">{words.lookedAt(forms, page.items.length, page.total_count)} </span>}
      <Link href={href} className="underline">
        {page ? words.allStatements : words.statementsBehind}
      </Link>
      <PriceTag price={prices?.get(href)} className="ml-2" />
    </p>
  );
}

/** Who controls the company, on whose word, and what it controls itself. */
export function ControlSection(props: ControlSectionProps) {
  const { company, network, statements, prices, now } = props;
  const words = useWords(controlWords);
  const { language } = useForms();
  const lines = statementsBehind(company.service_url, statements?.value.items ?? [], network?.value ?? [], language);
  return (
    <Section id="control" title={words.title}>
      <CompanyControl company={company} />
      {lines.length > 0 && <ControlStatements lines={lines} />}
      <StatementsLink {...props} />
      <NetworkSummary
        company={company}
        relationships={network?.value}
        at={network?.at}
        now={now}
        price={prices?.get(links.companyNetwork(company))}
      />
    </Section>
  );
}
