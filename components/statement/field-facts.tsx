import type { Field } from '@/lib/records/statement/value';
import { Facts } from '../ui/facts';
import { ValueView } from './value-view';

/** Fields as facts in two columns: properties of a statement, attributes of a data item. */
export function FieldFacts({ fields }: { fields: readonly Field[] }) {
  return <Facts facts={fields.map(({ label, value }) => ({ label, value: <ValueView value={value} /> }))} />;
}
