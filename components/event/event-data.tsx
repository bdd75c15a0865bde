import { type Leaf, leavesOf, pathInWords, valueInWords } from '@/lib/records/event/values';
import { useForms } from '@/lib/shared/language/use-words';
import { Facts } from '../ui/facts';
import { OutsideLink } from '../ui/outside-link';

function Value({ value }: Pick<Leaf, 'value'>) {
  const words = valueInWords(value, useForms().language);
  return (
    <OutsideLink url={typeof value === 'string' ? value : undefined}>
      <bdi>{words}</bdi>
    </OutsideLink>
  );
}

/** Free-form data as names and values, however deep it is; links where a value is an address of the web. */
export function EventData({ data }: { data: Record<string, unknown> }) {
  return (
    <Facts
      facts={leavesOf(data).map(({ path, value }) => ({
        label: pathInWords(path),
        value: value === undefined ? null : <Value value={value} />,
      }))}
    />
  );
}
