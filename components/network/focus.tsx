import { useState } from 'react';
import { holdingWords, shareOrSteps } from '@/lib/network/elements';
import { nameOf } from '@/lib/network/model';
import { neighbourCounts } from '@/lib/network/rows';
import { placeInTree } from '@/lib/network/steer';
import type { Forms } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkFactWords, relationshipWords } from '@/lib/words/network';
import { networkWorkspaceWords } from '@/lib/words/network-filters';
import type { NetworkView } from './use-network-view';

/** Tab stops. */
const STOPS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** Containers in which keyboard focus preferably stays. */
const PARTS = 'details, form, section, aside, fieldset';

interface Place {
  at: HTMLElement;
  /** All stops when this one was reached, in page order. */
  stops: readonly HTMLElement[];
  /** Its containers, the innermost first. */
  parts: readonly Element[];
}

/**
 * Keeps keyboard focus within `workspace` when the focused element disappears, such as a button that is done: focus
 * moves to the next stop in the same container, else to the previous one, else to the nearest outside it. For `ref`.
 */
export function keptFocus(workspace: HTMLElement | null): (() => void) | undefined {
  if (!workspace) return undefined;
  let place: Place | undefined;
  const remember = ({ target }: FocusEvent) => {
    place = target instanceof HTMLElement ? placeOf(target, workspace) : undefined;
  };
  // Browsers fire `focusout` before an element is removed, so the check is delayed.
  const forget = () =>
    setTimeout(() => {
      if (place?.at.isConnected && place.at !== document.activeElement) place = undefined;
    });
  const observer = new MutationObserver(() => {
    if (!place || place.at.isConnected || document.activeElement !== document.body) return;
    nextPlace(place)?.focus({ preventScroll: true });
  });
  workspace.addEventListener('focusin', remember);
  workspace.addEventListener('focusout', forget);
  observer.observe(workspace, { childList: true, subtree: true });
  return () => {
    workspace.removeEventListener('focusin', remember);
    workspace.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}

function placeOf(at: HTMLElement, workspace: HTMLElement): Place {
  const parts: Element[] = [];
  for (let part = at.closest(PARTS); part && workspace.contains(part); part = outer(part)) parts.push(part);
  return { at, stops: [...workspace.querySelectorAll<HTMLElement>(STOPS)], parts };
}

const outer = (part: Element): Element | null => part.parentElement?.closest(PARTS) ?? null;

function nextPlace({ at, stops, parts }: Place): HTMLElement | undefined {
  const place = stops.indexOf(at);
  const near = [...stops.slice(place + 1), ...stops.slice(0, Math.max(0, place)).reverse()].filter(isThere);
  const part = parts.find((one) => one.isConnected && near.some((stop) => one.contains(stop)));
  return part ? near.find((stop) => part.contains(stop)) : near[0];
}

/** Folded or hidden stops cannot be reached. */
const isThere = (stop: HTMLElement): boolean => stop.isConnected && stop.checkVisibility();

/**
 * Announces the newly focused element to screen readers. Changes around it by a filter or an expansion are announced
 * there.
 */
export function FocusAnnouncement({ view, focus }: { view: NetworkView; focus: string | undefined }) {
  const words = useWords(networkFactWords);
  const forms = useForms();
  const { selection } = view;
  const [moved, setMoved] = useState({ focus, selection });
  if (moved.focus !== focus) setMoved({ focus, selection });
  const isAsItWas = moved.focus === focus && moved.selection === selection;
  return (
    <p aria-live="polite" className="sr-only">
      {focus !== undefined && isAsItWas && focusInWords(view, focus, words, forms)}
    </p>
  );
}

function focusInWords(view: NetworkView, id: string, words: (typeof networkFactWords)['en'], forms: Forms): string {
  const { model, selection } = view;
  const nameAt = (end: string) => nameOf(model.entities.get(end), end);
  const relationship = model.relationships.get(id);
  if (relationship) {
    const { parent, child, type } = relationship;
    return words.relationshipFocused({
      type: holdingWords(type, forms.language),
      owner: nameAt(parent),
      owned: nameAt(child),
      share: shareOrSteps(relationship, forms.language),
    });
  }
  const entity = model.entities.get(id);
  if (!entity) return '';
  const isExpanded = model.expanded.has(id);
  const counts = neighbourCounts(selection, id);
  const parts = [
    words.entityFocused(forms, { name: nameAt(id), kind: entity.kind, isExpanded, ...counts }),
    entity.status === 'inactive' ? relationshipWords[forms.language].inactive : '',
    placeInWords(view, id, forms),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Its place in the tree of a chart: "holding 2 of 14 of X". */
function placeInWords({ model, picture }: NetworkView, id: string, forms: Forms): string {
  const place = picture.chart && placeInTree(picture.chart.boxes, id);
  if (!place) return '';
  const name = nameOf(model.entities.get(place.of), place.of);
  return networkWorkspaceWords[forms.language].steps[place.as](forms, place.place, place.count, name);
}
