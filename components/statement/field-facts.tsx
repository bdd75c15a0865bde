import { NameLink } from '@/components/record/entity-link';
import { Facts, OutsideLink } from '@/components/ui/parts';
import type { EntityView, Field, Value } from '@/lib/records/statement/value';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { entityTypeInWords } from '@/lib/words/format/code-words';
import { statementPageWords } from '@/lib/words/statement';

/** Nested fields, each on a separate line, so that columns do not become too narrow on a phone. */
function FieldList({ fields }: { fields: readonly Field[] }) {
  const words = useWords(statementPageWords).values;
  if (fields.length === 0) return null;
  return (
    <dl className="space-y-1 border-line border-l-2 pl-3">
      {fields.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have the same label, and their order is fixed
        <div key={index}>
          <dt className="inline text-muted">{words.label(<bdi>{label}</bdi>)} </dt>
          <dd className="inline">
            <ValueView value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Entity({ entity, fields }: { entity: EntityView; fields: readonly Field[] }) {
  const { language } = useForms();
  const { name, type, href, jurisdiction_code, company_number } = entity;
  const place = jurisdiction_code && placesIn(language)(jurisdiction_code);
  const kind = type && type !== 'company' && entityTypeInWords(type, language);
  const about = [kind, place, company_number].filter(Boolean);
  return (
    <>
      <NameLink name={name} href={href} />
      {about.length > 0 && (
        <span className="text-muted">
          {' '}
          · <bdi>{about.join(' · ')}</bdi>
        </span>
      )}
      <FieldList fields={fields} />
    </>
  );
}

function List({ items, hidden }: Extract<Value, { kind: 'list' }>) {
  const words = useWords(statementPageWords).values;
  const forms = useForms();
  const [only] = items;
  if (items.length === 1 && hidden === 0 && only) return <ValueView value={only} />;
  return (
    <ul className="space-y-1">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the values of a list have a fixed order
        <li key={index}>
          <ValueView value={item} />
        </li>
      ))}
      {hidden > 0 && <li className="text-muted">{words.hidden(forms, hidden)}</li>}
    </ul>
  );
}

function Text({ text, note, fields = [] }: Extract<Value, { kind: 'text' }>) {
  return (
    <>
      <bdi className="whitespace-pre-line">{text}</bdi>
      {note && (
        <span className="block text-muted text-xs">
          <bdi>{note}</bdi>
        </span>
      )}
      <FieldList fields={fields} />
    </>
  );
}

/** Any stated value: text, date, link, party, list, or nested fields. */
export function ValueView({ value }: { value: Value }) {
  const words = useWords(statementPageWords).values;
  const { date } = useForms();
  switch (value.kind) {
    case 'nothing':
      return <span className="text-muted italic">{words.notStated}</span>;
    case 'text':
      return <Text {...value} />;
    case 'flag':
      return value.flag ? words.yes : words.no;
    case 'date':
      return <time dateTime={value.date}>{date(value.date)}</time>;
    case 'link':
      return (
        <OutsideLink url={value.url}>
          <bdi>{value.url}</bdi>
        </OutsideLink>
      );
    case 'entity':
      return <Entity entity={value.entity} fields={value.fields} />;
    case 'list':
      return <List {...value} />;
    case 'group':
      return <FieldList fields={value.fields} />;
  }
}

/** Fields in two columns: properties of a statement, attributes of a data item. */
export function FieldFacts({ fields }: { fields: readonly Field[] }) {
  return <Facts facts={fields.map(({ label, value }) => ({ label, value: <ValueView value={value} /> }))} />;
}
