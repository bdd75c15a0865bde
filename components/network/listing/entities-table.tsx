import { memo } from 'react';
import { FIGURES, type Figure, type Figures, figureOf } from '@/lib/network/figures';
import { ENTITY_COLUMNS, type EntityColumn, type EntityText } from '@/lib/network/listing';
import type { Entity } from '@/lib/network/model';
import type { Forms } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkFigureWords } from '@/lib/words/network-appearance';
import { useRootNames } from '../use-network-view';
import type { ListedProps } from './listed';
import { ColumnHead, EntityCell, TableFrame } from './network-table';

interface Props extends Omit<ListedProps, 'shown'> {
  model: ListedProps['shown']['model'];
  roots: readonly string[];
  rows: readonly Entity[];
  /** Absent until they are computed. */
  figures: Figures | undefined;
  /** Columns besides name and figures: the user's own only if there are any. */
  texts: readonly EntityText[];
  /** The value of a column in words. */
  said: (column: EntityText, entity: Entity) => string | undefined;
}

/** The columns in their order. */
const columnsWith = (texts: readonly EntityText[]): EntityColumn[] =>
  ENTITY_COLUMNS.filter((column) => column === 'name' || isFigure(column) || texts.some((text) => text === column));

const isFigure = (column: EntityColumn): column is Figure => FIGURES.some((figure) => figure === column);

/** A row for each entity, with its figures. */
export const EntitiesTable = memo(function EntitiesTable({ rows, focus, listing, query, onList, ...cells }: Props) {
  const { model, roots, texts } = cells;
  const words = useWords(networkFigureWords);
  return (
    <TableFrame
      caption={words.caption(useRootNames(model, roots))}
      head={columnsWith(texts).map((column) => (
        <ColumnHead
          key={column}
          column={column}
          label={words.columns[column]}
          isNumber={isFigure(column)}
          listing={listing}
          query={query}
          onList={onList}
        />
      ))}
    >
      {rows.map((entity) => (
        <EntityRow key={entity.id} entity={entity} isFocused={focus === entity.id} {...cells} />
      ))}
    </TableFrame>
  );
});

type RowProps = Omit<Props, 'rows' | 'focus' | 'listing' | 'query' | 'onList'> & { entity: Entity; isFocused: boolean };

const EntityRow = memo(function EntityRow({ entity, isFocused, figures, texts, said, ...cells }: RowProps) {
  const forms = useForms();
  return (
    <tr
      aria-current={isFocused ? 'true' : undefined}
      className={`border-line border-b align-top ${isFocused ? 'bg-accent-soft' : ''}`}
    >
      <EntityCell id={entity.id} {...cells} />
      {texts.map((column) => (
        <td
          key={column}
          dir={column === 'tags' || column === 'note' ? 'auto' : undefined}
          className={`py-2 pr-4 ${column === 'note' ? 'min-w-48 max-w-80 whitespace-pre-line break-words' : ''}`}
        >
          {said(column, entity)}
        </td>
      ))}
      {FIGURES.map((figure) => (
        <td key={figure} className="whitespace-nowrap py-2 pr-4 text-right tabular-nums">
          {figures && figureWords(figure, figureOf(figures, entity.id, figure), forms)}
        </td>
      ))}
    </tr>
  );
});

/** A figure as it is written; empty if the entity has none. */
export function figureWords(figure: Figure, value: number | undefined, forms: Forms): string {
  if (value === undefined) return '';
  return figure === 'betweenness' ? forms.percent(value / 100) : forms.count(value);
}
