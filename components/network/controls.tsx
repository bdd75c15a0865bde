import { type ComponentProps, createContext, useContext } from 'react';
import type { Price } from '@/lib/contract/quota';
import { holdingWords } from '@/lib/network/elements';
import type { Expansion, ExpansionStatus } from '@/lib/network/expansions';
import { type FacetName, NO_TAG, UNKNOWN_VALUE } from '@/lib/network/filter';
import type { Trace } from '@/lib/network/findings/findings';
import { type Entity, isEntityPath, type NetworkModel, nameOf } from '@/lib/network/model';
import { getOwn } from '@/lib/shared/json';
import type { Language } from '@/lib/shared/language/language';
import { useWords } from '@/lib/shared/language/use-words';
import { codeWords } from '@/lib/shared/text';
import { quotaScriptWords } from '@/lib/words/controls';
import { networkFactWords, relationshipWords } from '@/lib/words/network';
import { networkFilterWords } from '@/lib/words/network-filters';

/** The names and actions that every finding needs. */
export interface FindingTools {
  model: NetworkModel;
  expansions: readonly Expansion[];
  prices: ReadonlyMap<string, Price>;
  onExpand: (id: string) => void;
  /** Focuses an entity or a relationship, and scrolls to its panel. */
  onShow: (id: string) => void;
  /** The current highlight in the picture. */
  trace: Trace | undefined;
  onTrace: (trace: Trace | undefined) => void;
}

const Tools = createContext<FindingTools | undefined>(undefined);

export const FindingToolsProvider = Tools.Provider;

/** Throws outside a provider. */
export function useFindingTools(): FindingTools {
  const tools = useContext(Tools);
  if (!tools) throw new Error('Findings are shown within a FindingToolsProvider.');
  return tools;
}

/** The name of an entity by its id. */
export function useNames(): (id: string) => string {
  const { model } = useFindingTools();
  return (id) => nameOf(model.entities.get(id), id);
}

interface Props {
  entity: Entity;
  status: ExpansionStatus;
  onExpand: (id: string) => void;
  /** Only if calls are counted. */
  price?: Price;
}

const LOOKS: Record<ExpansionStatus, string> = {
  new: 'cursor-pointer border-line-strong bg-raised text-ink hover:bg-accent-soft',
  loading: 'border-line text-muted',
  expanded: 'border-transparent text-muted',
};

/**
 * Stays after it is done, as removing it would lose keyboard focus. Unknown owners have none, since they cannot be
 * expanded.
 */
export function ExpandButton({ entity, status, onExpand, price }: Props) {
  const words = useWords(networkFactWords);
  const { prices } = useWords(quotaScriptWords);
  if (!isEntityPath(entity.id)) return null;
  const shownPrice = status === 'new' && price ? prices[price] : undefined;
  return (
    <button
      type="button"
      aria-label={words.expandName(status, nameOf(entity, entity.id), shownPrice?.short)}
      aria-disabled={status !== 'new'}
      title={shownPrice?.full}
      onClick={() => onExpand(entity.id)}
      className={`min-h-6 shrink-0 whitespace-nowrap rounded border px-2 text-xs print:hidden ${LOOKS[status]}`}
    >
      {words.expand[status]}
      {shownPrice && ' · '}
      {shownPrice && <span className="text-muted tabular-nums">{shownPrice.short}</span>}
    </button>
  );
}

/** Code of a jurisdiction → its name. */
export type JurisdictionNames = Readonly<Record<string, string>>;

/** A value of a facet in words; an unknown code is made readable. */
export function valueWords(name: FacetName, value: string, language: Language, places: JurisdictionNames): string {
  if (name === 'types') return holdingWords(value, language);
  const { unknown, untagged, statuses } = networkFilterWords[language];
  if (name === 'tags') return value === NO_TAG ? untagged : value;
  // One kind of entity has the same name as what is not known.
  if (value === UNKNOWN_VALUE && name !== 'kinds') return unknown;
  if (name === 'jurisdictions') return getOwn(places, value) ?? value.toUpperCase();
  return getOwn(name === 'kinds' ? relationshipWords[language].kinds : statuses, value) ?? codeWords(value);
}

/** A button among filters. A disabled one keeps keyboard focus, which would otherwise be lost after its last press. */
export const PlainButton = ({ disabled = false, onClick, ...props }: ComponentProps<'button'>) => (
  <button
    type="button"
    aria-disabled={disabled}
    onClick={disabled ? undefined : onClick}
    className="cursor-pointer rounded border border-line-strong bg-raised px-2.5 py-1 hover:bg-accent-soft aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-muted aria-disabled:hover:bg-raised"
    {...props}
  />
);
