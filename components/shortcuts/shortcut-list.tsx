'use client';

import { useState, useSyncExternalStore } from 'react';
import { areKeysOff, subscribeToKeys, switchKeys } from '@/components/ui/keys-switch';
import {
  EVERYWHERE,
  MATCHING,
  NETWORK,
  QUERY,
  RESULTS,
  type Shortcut,
  type ShortcutGroup,
} from '@/components/ui/shortcuts';
import { useWords } from '@/lib/shared/language/use-words';
import { keyWords, shortcutWords } from '@/lib/words/shortcuts';
import { Dialog } from './dialog';

/** The pages that have more shortcuts, by their path. */
const GROUPS_BY_PAGE: readonly (readonly [path: RegExp, groups: readonly ShortcutGroup[]])[] = [
  [/^\/companies\/search$/, [RESULTS, QUERY]],
  [/^\/officers\/search$/, [QUERY]],
  [/\/network$/, [NETWORK]],
  [/^\/match$/, [MATCHING]],
];

/** The shortcuts of a page: first those of the page alone, then those of every page. */
export const shortcutsOn = (path: string): ShortcutGroup[] => [
  ...GROUPS_BY_PAGE.flatMap(([pattern, groups]) => (pattern.test(path) ? groups : [])),
  EVERYWHERE,
];

const KEY = 'rounded border border-line-strong bg-sunken px-1.5 py-0.5 font-sans text-xs';

function Keys({ keys }: Pick<Shortcut, 'keys'>) {
  const { or } = useWords(shortcutWords);
  return keys.map((key, index) => (
    <span key={key}>
      {index > 0 && <span className="text-muted text-xs">{` ${or} `}</span>}
      <kbd className={KEY}>{key}</kbd>
    </span>
  ));
}

function Group({ place, rows }: ShortcutGroup) {
  const words = useWords(keyWords);
  return (
    <section className="mt-5">
      <h3 className="font-sans font-semibold text-sm">{words.places[place]}</h3>
      <dl className="mt-1 divide-y divide-line text-sm">
        {rows.map(({ keys, action }) => (
          <div key={action} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
            <dt className="order-2 whitespace-nowrap">
              <Keys keys={keys} />
            </dt>
            <dd className="order-1">{words.actions[action]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Switch() {
  const words = useWords(shortcutWords);
  const off = useSyncExternalStore(subscribeToKeys, areKeysOff, () => false);
  const [refused, setRefused] = useState(false);
  return (
    <div className="mt-5 text-sm">
      <label className="flex min-h-6 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          checked={!off}
          onChange={(event) => setRefused(!switchKeys(!event.currentTarget.checked))}
          className="size-4 accent-accent"
        />
        {words.keysAreOn}
      </label>
      <p className="mt-1 text-muted text-xs">{words.keysOff}</p>
      {refused && <p className="mt-1 text-bad">{words.refused}</p>}
    </div>
  );
}

/** The keys of this page, and the switch for all of them. */
export default function KeyList({ path, onClose }: { path: string; onClose: () => void }) {
  const words = useWords(shortcutWords);
  return (
    <Dialog label={words.keys} onClose={onClose} className="max-w-lg overflow-y-auto">
      <div className="p-5">
        <form method="dialog" className="flex items-baseline justify-between">
          <h2 className="text-xl">{words.keys}</h2>
          <button type="submit" className="min-h-6 rounded border border-line-strong px-2 text-sm hover:bg-sunken">
            {words.close}
          </button>
        </form>
        {shortcutsOn(path).map((group) => (
          <Group key={group.place} {...group} />
        ))}
        <Switch />
      </div>
    </Dialog>
  );
}
