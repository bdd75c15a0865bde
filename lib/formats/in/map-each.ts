import { isSkip, type Mapped } from './format';
import type { Raw } from './raw';

/** A reply that holds many records: one bad one must not cost the others. Where none is taken, the first reason counts. */
export function mapEach(items: readonly Raw[], map: (item: Raw, index: number) => Mapped): Mapped {
  const mapped = items.map(map);
  const taken = mapped.flatMap((one) => (isSkip(one) ? [] : one));
  return taken.length > 0 ? taken : (mapped.find(isSkip) ?? []);
}
