import { EntityLink } from '@/components/record/entity-link';
import type { DatumRecord } from '@/lib/contract/datum';
import { datumTypeInWords, ownTitleOf } from '@/lib/records/statement/datum-words';
import { toFields } from '@/lib/records/statement/value';
import { trailOf } from '@/lib/records/trail/trail';
import type { Forms } from '@/lib/shared/language/forms/forms';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { datumWords } from '@/lib/words/statement';
import { SourceLine } from '../provenance/source-line';
import { RecordHead } from '../record/record-head';
import { FieldFacts } from '../statement/field-facts';
import { Section } from '../ui/section';

function Companies({ companies }: { companies: NonNullable<DatumRecord['companies']> }) {
  const { noCompany } = useWords(datumWords);
  if (companies.length === 0) return <p className="text-muted text-sm">{noCompany}</p>;
  return (
    <ul className="space-y-1 text-sm">
      {companies.map(({ name, service_url, jurisdiction_code }) => (
        <li key={`${service_url} ${name}`}>
          <EntityLink name={name} serviceUrl={service_url} jurisdictionCode={jurisdiction_code} />
        </li>
      ))}
    </ul>
  );
}

/** "BP P.L.C." ends a sentence already. */
const stopAfter = (names: readonly string[]): string => (names.length === 1 && names[0]?.endsWith('.') ? '' : '.');

function changes({ created_at, updated_at }: DatumRecord, words: typeof datumWords.en, { date }: Forms): string {
  const changed = updated_at && updated_at !== created_at ? date(updated_at) : undefined;
  if (!created_at) return changed ? words.changed(changed) : '';
  return changed ? words.recordedAndChanged(date(created_at), changed) : words.recorded(date(created_at));
}

function Changed({ datum }: { datum: DatumRecord }) {
  const said = changes(datum, useWords(datumWords), useForms());
  return said === '' ? null : <p className="mt-1 text-muted text-sm">{said}</p>;
}

/** One data item: what it states, of whom, and from where. `children`: how old the facts are. */
export function DatumProfile({ datum, children }: { datum: DatumRecord; children?: React.ReactNode }) {
  const words = useWords(datumWords);
  const forms = useForms();
  const { id, data_type, description, attributes, source } = datum;
  const own = ownTitleOf(datum);
  const type = datumTypeInWords(data_type, forms.language);
  const [companies, fields] = [datum.companies ?? [], toFields(attributes ?? {})];
  return (
    <article className="max-w-3xl">
      <RecordHead
        kind={words.kindOf(type)}
        crumbs={trailOf(companies[0], 'data', forms.language)}
        title={<bdi>{own ?? description ?? type}</bdi>}
        lead={
          companies[0] &&
          words.lead(
            forms,
            type,
            <bdi>{companies[0].name}</bdi>,
            companies.length - 1,
            stopAfter(companies.map(({ name }) => name)),
          )
        }
        jsonHref={links.json(links.datum(id))}
      >
        {children}
      </RecordHead>
      <div className="space-y-10">
        <Section id="attributes" title={words.stated}>
          {own && description && (
            <p className="mb-4 max-w-prose whitespace-pre-line">
              <bdi>{description}</bdi>
            </p>
          )}
          {fields.length > 0 ? (
            <FieldFacts fields={fields} />
          ) : (
            <p className="text-muted text-sm">{words.nothingStated}</p>
          )}
        </Section>
        <Section id="companies" title={words.ofWhom} count={words.companies(forms, companies.length)}>
          <Companies companies={companies} />
        </Section>
        <Section id="source" title={words.source}>
          <SourceLine source={source} />
          <Changed datum={datum} />
        </Section>
      </div>
    </article>
  );
}
