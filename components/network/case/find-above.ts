import type { RootFindings } from '@/lib/formats/out/network/dossier';
import { FINDERS } from '@/lib/network/findings/finders';
import { factsOf, isTooLarge } from '@/lib/network/findings/owners';
import { askWorker } from '@/lib/network/worker/ask';
import type { NetworkView } from '../use-network-view';

/** A dossier of more starting points would be a book. */
const MOST_ROOTS = 5;

/** Up to this many relationships are computed at once, as beside the picture. */
const AT_ONCE = 500;

interface FindOptions {
  /** The day that is asked about, if any. */
  day: string | undefined;
  /** The source may not know stated ultimate parents. */
  withoutStated: boolean;
}

/**
 * The owners and controllers of the first starting points, by the same facts as the findings of the page. Neither for a
 * network that is too large.
 */
export async function findAbove(
  { model, selection, roots }: Pick<NetworkView, 'model' | 'selection' | 'roots'>,
  { day, withoutStated }: FindOptions,
): Promise<RootFindings[]> {
  const facts = factsOf(model, { selection, day, withoutStated });
  const asked = roots.slice(0, MOST_ROOTS);
  if (isTooLarge(facts)) return asked.map((of) => ({ of }));
  if (facts.relationships.length <= AT_ONCE) {
    return asked.map((of) => ({ of, owners: FINDERS.owners({ facts, of }), control: FINDERS.control({ facts, of }) }));
  }
  return Promise.all(
    asked.map(async (of) => {
      const [owners, control] = await Promise.all([
        askWorker('owners', { facts, of }),
        askWorker('control', { facts, of }),
      ]);
      return { of, owners, control };
    }),
  );
}
