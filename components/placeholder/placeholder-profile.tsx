import type { Page } from '@/lib/client/client';
import type { Free } from '@/lib/client/free';
import type { Price } from '@/lib/contract/meter';
import type { Placeholder } from '@/lib/contract/placeholder';
import type { Statement } from '@/lib/contract/statement';
import { plural } from '@/lib/format/dates';
import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import { links } from '@/lib/links';
import { PriceTag } from '../allowance/price-tag';
import { SourceLine } from '../provenance/source-line';
import { StatementEntries } from '../statement/statement-list';
import { type Fact, Facts } from '../ui/facts';
import { Link } from '../ui/link';
import { Section } from '../ui/section';

interface PlaceholderProfileProps {
  placeholder: Placeholder;
  /** Where they cost no call. */
  statements?: Free<Page<Statement>>;
  prices?: ReadonlyMap<string, Price>;
  /** YYYY-MM-DD */
  today: string;
}

const AT_A_GLANCE = 8;

/** Of a person the register tells nothing more than the name. */
function factsOf({ entity_type, jurisdiction_code, jurisdiction_string, identifier }: Placeholder): Fact[] {
  if (entity_type === 'person') return [];
  return [
    { label: 'Jurisdiction', value: jurisdiction_code ? jurisdictionName(jurisdiction_code) : null },
    { label: 'As it was written', value: jurisdiction_string && <bdi>{jurisdiction_string}</bdi> },
    { label: 'Identifier', value: identifier && <bdi>{identifier}</bdi> },
  ];
}

/** Why the placeholder is there at all: the statements that name it. */
function Behind({ placeholder, statements, prices, today }: PlaceholderProfileProps) {
  const href = links.placeholderStatements(String(placeholder.id));
  const page = statements?.value;
  const shown = page?.items.slice(0, AT_A_GLANCE) ?? [];
  const isCut = page !== undefined && shown.length < page.total_count;
  const total = page && plural(page.total_count, 'statement');
  return (
    <Section id="statements" title="Statements behind it" count={isCut ? `${shown.length} of ${total} shown` : total}>
      {page && shown.length === 0 && <p className="text-sm">The registry holds no statements that name it.</p>}
      {shown.length > 0 && <StatementEntries statements={shown} today={today} level={3} prices={prices} />}
      {(!page || isCut) && (
        <p className="mt-3 text-sm">
          <Link href={href} className="underline">
            All statements that name it
          </Link>
          <PriceTag price={prices?.get(href)} className="ml-2" />
        </p>
      )}
    </Section>
  );
}

/** What is known of a placeholder, and from where. */
export function PlaceholderProfile(props: PlaceholderProfileProps) {
  const { placeholder } = props;
  const facts = factsOf(placeholder);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="space-y-10 lg:order-2">
        {facts.length > 0 && (
          <Section id="facts" title="Key facts">
            <Facts facts={facts} />
          </Section>
        )}
        <Section id="source" title="Source">
          <SourceLine source={placeholder.source} />
        </Section>
      </div>
      <div className="min-w-0">
        <Behind {...props} />
      </div>
    </div>
  );
}
