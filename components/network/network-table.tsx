import { memo } from 'react';
import type { Price } from '@/lib/contract/meter';
import { useForms, useWords } from '@/lib/language/use-words';
import { nameOf } from '@/lib/network/entity';
import { type Expansion, statusOf } from '@/lib/network/expansions';
import type { NetworkModel } from '@/lib/network/model';
import type { Relationship } from '@/lib/network/relationship';
import { endWords, holdingWords } from '@/lib/network/relationship-words';
import { relationshipWords } from '@/lib/network/script-words/words';
import { shareWords } from '@/lib/network/share';
import { Link } from '../ui/link';
import { ExpandButton } from './expand-button';
import { networkFactWords } from './script-words/facts/words';
import { useHydrated } from './use-hydrated';

interface Props {
  model: NetworkModel;
  rows: readonly Relationship[];
  expansions: readonly Expansion[];
  /** What expanding each entity would cost, where that is counted. */
  prices: ReadonlyMap<string, Price>;
  onExpand: (id: string) => void;
}

const COLUMNS = ['owner', 'owned', 'type', 'share', 'confidence', 'from', 'to'] as const;
const NUMBERS: readonly string[] = ['share', 'confidence'];

/** The same selection as the picture, whole, in words. */
export const NetworkTable = memo(function NetworkTable({ model, rows, expansions, prices, onExpand }: Props) {
  const words = useWords(networkFactWords);
  const caption = words.relationshipsOf(nameOf(model.entities.get(model.root), model.root));
  const cells = { model, expansions, prices, onExpand };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys (WCAG 2.2, 2.1.1)
    // biome-ignore lint/a11y/useSemanticElements: a section would need a heading; the caption is inside the table
    <div role="region" aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full min-w-[42rem] border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line-strong border-b align-bottom">
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={`py-2 pr-4 font-medium ${align(column)}`}>
                {words[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((relationship) => (
            <Row key={relationship.id} relationship={relationship} {...cells} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

const align = (column: string): string => (NUMBERS.includes(column) ? 'text-right' : '');

type CellProps = Omit<Props, 'rows'>;

const Row = memo(function Row({ relationship, ...cells }: CellProps & { relationship: Relationship }) {
  const { notStated } = useWords(relationshipWords);
  const { language, count } = useForms();
  const { parent, child, type, share, confidence, from } = relationship;
  return (
    <tr className="border-line border-b align-top">
      <EntityCell id={parent} {...cells} />
      <EntityCell id={child} {...cells} />
      <td className="py-2 pr-4">{holdingWords(type, language)}</td>
      <td className="whitespace-nowrap py-2 pr-4 text-right tabular-nums">{shareWords(share, language)}</td>
      <td className="whitespace-nowrap py-2 pr-4 text-right tabular-nums">
        {confidence === undefined ? notStated : count(confidence)}
      </td>
      <td className="whitespace-nowrap py-2 pr-4 tabular-nums">{from}</td>
      <td className="py-2 tabular-nums">{endWords(relationship, language)}</td>
    </tr>
  );
});

function EntityCell({ id, model, expansions, prices, onExpand }: CellProps & { id: string }) {
  const hydrated = useHydrated();
  const words = useWords(networkFactWords);
  const entity = model.entities.get(id);
  return (
    <td className="w-[26%] min-w-36 py-2 pr-4">
      <span className="flex flex-wrap items-baseline justify-between gap-x-2 gap-y-1 sm:flex-nowrap">
        <Link href={id} className="min-w-0 hover:underline">
          <bdi>{nameOf(entity, id)}</bdi>
          {entity?.kind === 'placeholder' && <span className="text-muted"> {words.isPlaceholder}</span>}
        </Link>
        {hydrated && entity && id !== model.root && (
          <ExpandButton
            entity={entity}
            status={statusOf(id, model, expansions)}
            price={prices.get(id)}
            onExpand={onExpand}
          />
        )}
      </span>
    </td>
  );
}
