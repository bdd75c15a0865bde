import type { DatumRecord } from '@/lib/contract/datum';
import { dateInWords, plural } from '@/lib/format/dates';
import { links } from '@/lib/links';
import { trailOf } from '@/lib/record/trail';
import { datumTypeInWords } from '@/lib/statement/datum-words';
import { toFields } from '@/lib/statement/value';
import { EntityLink } from '../company/entity-link';
import { SourceLine } from '../provenance/source-line';
import { RecordHead } from '../record/record-head';
import { FieldFacts } from '../statement/field-facts';
import { Section } from '../ui/section';

function Companies({ companies }: { companies: NonNullable<DatumRecord['companies']> }) {
  if (companies.length === 0) return <p className="text-muted text-sm">No company is named.</p>;
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

function Changed({ created_at, updated_at }: Pick<DatumRecord, 'created_at' | 'updated_at'>) {
  const dates = [
    created_at && `Recorded ${dateInWords(created_at)}`,
    updated_at && updated_at !== created_at && `changed ${dateInWords(updated_at)}`,
  ].filter(Boolean);
  return dates.length === 0 ? null : <p className="mt-1 text-muted text-sm">{dates.join(', ')}.</p>;
}

/** One data item: what it states, of whom, and from where. `children`: how old the facts are. */
export function DatumProfile({ datum, children }: { datum: DatumRecord; children?: React.ReactNode }) {
  const { id, data_type, title, description, attributes, source } = datum;
  const [companies, type, fields] = [datum.companies ?? [], datumTypeInWords(data_type), toFields(attributes ?? {})];
  return (
    <article className="max-w-3xl">
      <RecordHead
        kind={`Data item · ${type}`}
        crumbs={trailOf(companies[0], 'data')}
        title={<bdi>{description ?? title ?? type}</bdi>}
        lead={
          companies[0] && (
            <>
              {type} of <bdi>{companies[0].name}</bdi>
              {companies.length > 1 && ` and ${companies.length - 1} more`}.
            </>
          )
        }
        jsonHref={links.json(links.datum(id))}
      >
        {children}
      </RecordHead>
      <div className="space-y-10">
        <Section id="attributes" title="What is stated">
          {fields.length > 0 ? (
            <FieldFacts fields={fields} />
          ) : (
            <p className="text-muted text-sm">Nothing beyond its title.</p>
          )}
        </Section>
        <Section id="companies" title="Of whom" count={plural(companies.length, 'company', 'companies')}>
          <Companies companies={companies} />
        </Section>
        <Section id="source" title="Source">
          <SourceLine source={source} />
          <Changed {...datum} />
        </Section>
      </div>
    </article>
  );
}
