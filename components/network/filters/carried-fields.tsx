/** Parameters that have a field of their own in the form; `version` and the like go along as they came. */
const OWN = ['confidence', 'ownership_percentage', 'unknown'];

interface Props {
  /** The page's query as it was sent. */
  query: string;
  /** Whether two days are compared: the field for the one day is not there then. */
  isCompared: boolean;
}

/** What else the address says: a form without scripts would send its own fields only. */
export function CarriedFields({ query, isCompared }: Props) {
  const own = isCompared ? OWN : [...OWN, 'on'];
  const carried = [...new URLSearchParams(query)].filter(([name]) => !own.includes(name));
  return carried.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
