import { PriceTag } from '@/components/quota/price-tag';
import type { Page } from '@/lib/api/client';
import type { Free } from '@/lib/api/pages/free';
import type { Placeholder } from '@/lib/contract/placeholder';
import type { Price } from '@/lib/contract/quota';
import type { Statement } from '@/lib/contract/statement';
import { placesIn } from '@/lib/shared/jurisdictions/places';
import type { Language } from '@/lib/shared/language/languages';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { placeholderWords } from '@/lib/words/grouping';
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
function factsOf(placeholder: Placeholder, language: Language): Fact[] {
  const { entity_type, jurisdiction_code, jurisdiction_string, identifier } = placeholder;
  const { facts: words } = placeholderWords[language];
  if (entity_type === 'person') return [];
  return [
    { label: words.jurisdiction, value: jurisdiction_code ? placesIn(language)(jurisdiction_code) : null },
    { label: words.asWritten, value: jurisdiction_string && <bdi>{jurisdiction_string}</bdi> },
    { label: words.identifier, value: identifier && <bdi>{identifier}</bdi> },
  ];
}

/** Why the placeholder is there at all: the statements that name it. */
function Behind({ placeholder, statements, prices, today }: PlaceholderProfileProps) {
  const words = useWords(placeholderWords);
  const forms = useForms();
  const href = links.placeholderStatements(String(placeholder.id));
  const page = statements?.value;
  const shown = page?.items.slice(0, AT_A_GLANCE) ?? [];
  const isCut = page !== undefined && shown.length < page.total_count;
  const count = isCut
    ? words.some(forms, shown.length, page.total_count)
    : page && words.count(forms, page.total_count);
  return (
    <Section id="statements" title={words.sections.behind} count={count}>
      {page && shown.length === 0 && <p className="text-sm">{words.none}</p>}
      {shown.length > 0 && <StatementEntries statements={shown} today={today} level={3} prices={prices} />}
      {(!page || isCut) && (
        <p className="mt-3 text-sm">
          <Link href={href} className="underline">
            {words.all}
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
  const { sections } = useWords(placeholderWords);
  const facts = factsOf(placeholder, useForms().language);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="space-y-10 lg:order-2">
        {facts.length > 0 && (
          <Section id="facts" title={sections.facts}>
            <Facts facts={facts} />
          </Section>
        )}
        <Section id="source" title={sections.source}>
          <SourceLine source={placeholder.source} />
        </Section>
      </div>
      <div className="min-w-0">
        <Behind {...props} />
      </div>
    </div>
  );
}
