'use client';

import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '#language';
import { loadOptions, optionId } from '@/components/search/suggestions';
import { lockedHref } from '@/components/search/use-locks';
import { readStored, subscribeToStored, writeStored } from '@/components/ui/device';
import type { OptionGroup, SuggestOption } from '@/lib/records/results/suggest-options';
import type { Language } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { withoutMarks } from '@/lib/shared/text';
import { quotaScriptWords } from '@/lib/words/controls';
import { commandPaletteWords, shortcutWords } from '@/lib/words/shortcuts';
import { Dialog } from './dialog';
import { kindOfRecord, parseRecent, printRecent, RECENT_KEY, type Visit } from './recent';

/** A choice that opens a page. */
interface Target {
  label: string;
  detail?: string;
  href: string;
}

interface TargetGroup {
  title: string;
  targets: Target[];
}

type CommandPaletteWords = (typeof commandPaletteWords)['en'];
type Place = keyof CommandPaletteWords['places'];

/** The pages of the palette, in order. */
const PAGES: readonly (readonly [place: Place, href: string])[] = [
  ['home', links.home()],
  ['companies', links.companySearch()],
  ['officers', links.officerSearch()],
  ['jurisdictions', links.jurisdictions()],
  ['industry_codes', links.industryCodes()],
  ['corporate_groupings', links.corporateGroupingSearch()],
  ['events', links.events()],
  ['control_statements', links.search('/statements/control_statements/search')],
  ['gazette_notices', links.search('/statements/gazette_notices/search')],
  ['trademark_registrations', links.search('/statements/trademark_registrations/search')],
  ['alternate_registrations', links.search('/statements/alternate_registrations/search')],
  ['subsequent_registrations', links.search('/statements/subsequent_registrations/search')],
  ['watchlist', links.watchlist()],
  ['compare', links.compare()],
  ['connections', links.connections()],
  ['match', links.match()],
  ['api', links.apiReference()],
  ['register', links.register()],
  ['account_status', links.accountStatus()],
  ['glossary', links.glossary()],
  ['accessibility', links.accessibility()],
  ['people', links.people()],
];

/** True if each typed word starts a word of the text. */
function hasWords(text: string, typed: string): boolean {
  const words = withoutMarks(text).split(/[^\p{L}\p{N}]+/u);
  const wanted = withoutMarks(typed).split(/[^\p{L}\p{N}]+/u);
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}

function visitTarget({ path, title }: Visit, { kinds }: CommandPaletteWords): Target {
  const kind = kindOfRecord(path);
  return { label: title, href: path, ...(kind && { detail: kinds[kind] }) };
}

function pageTargets(typed: string, { places }: CommandPaletteWords): Target[] {
  return PAGES.flatMap(([place, href]) => {
    const { label, also } = places[place];
    return hasWords(`${label} ${also}`, typed) ? [{ label, href }] : [];
  });
}

function searchTargets(typed: string, price: string | undefined, words: CommandPaletteWords): Target[] {
  if (typed === '') return [];
  const params = new URLSearchParams({ q: typed, order: 'score' });
  const detail = price === undefined ? {} : { detail: price };
  return [
    { label: words.searchCompanies(typed), href: links.companySearch(params), ...detail },
    { label: words.searchOfficers(typed), href: links.officerSearch(params), ...detail },
  ];
}

/** Options that search are left out: the palette adds its searches itself. */
const isRecord = (option: SuggestOption): option is SuggestOption & { href: string } =>
  option.href !== undefined && !option.href.includes('?');

/** Only the suggestions that open a record. */
export const recordsIn = (groups: readonly OptionGroup[]): TargetGroup[] =>
  groups
    .map(({ title, options }) => ({ title, targets: options.filter(isRecord) }))
    .filter(({ targets }) => targets.length > 0);

interface Known {
  text: string;
  recent: readonly Visit[];
  /** The price of a search as text; undefined if calls are not limited. */
  price: string | undefined;
  /** Suggestions loaded for this text; they come last, so that the list does not shift. */
  records: readonly TargetGroup[];
}

/** The non-empty groups of targets. */
export function targetsFor({ text, recent, price, records }: Known, language: Language): TargetGroup[] {
  const typed = text.trim();
  const words = commandPaletteWords[language];
  const seen = recent.filter(({ title }) => hasWords(title, typed));
  const local = [
    { title: words.seen, targets: seen.map((visit) => visitTarget(visit, words)) },
    { title: words.pages, targets: pageTargets(typed, words) },
    { title: words.search, targets: searchTargets(typed, price, words) },
  ];
  return [...local, ...records].filter(({ targets }) => targets.length > 0);
}

interface TargetListProps {
  id: string;
  groups: TargetGroup[];
  /** The index of the active target across all groups. */
  active: number;
  onChoose: (target: Target) => void;
}

interface OptionProps extends Pick<TargetListProps, 'onChoose'> {
  id: string;
  target: Target;
  isActive: boolean;
}

function Option({ id, target, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which references the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box handles the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={() => onChoose(target)}
      className={`flex cursor-pointer flex-wrap items-baseline justify-between gap-x-3 border-l-4 px-3 py-1.5 ${isActive ? 'border-accent bg-sunken' : 'border-transparent hover:bg-sunken'}`}
    >
      <bdi className="min-w-0">{target.label}</bdi>
      {target.detail && (
        <span className="text-muted text-xs">
          <bdi>{target.detail}</bdi>
        </span>
      )}
    </div>
  );
}

/** The list of targets. Pressing it keeps the focus in the box. */
function TargetList({ id, groups, active, onChoose }: TargetListProps) {
  const { whereTo } = useWords(shortcutWords);
  let index = -1;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={whereTo}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      className="min-h-0 flex-1 overflow-y-auto py-1 text-sm"
    >
      {groups.map(({ title, targets }) => (
        // biome-ignore lint/a11y/useSemanticElements: groups of a listbox need ARIA roles
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true" className="px-4 pt-2 pb-0.5 font-medium text-muted text-xs">
            {title}
          </p>
          {targets.map((target) => {
            index += 1;
            const key = optionId(id, index);
            return <Option key={key} id={key} target={target} isActive={index === active} onChoose={onChoose} />;
          })}
        </div>
      ))}
    </div>
  );
}

/** Milliseconds without a keystroke before a request. */
const WAIT = 150;

const NONE: TargetGroup[] = [];
const readRecent = (): string => readStored(RECENT_KEY) ?? '';

/** Records of our own register for the typed text; none if a remote service would be called. */
function useRecords(text: string, metered: boolean): TargetGroup[] {
  const language = useLanguage();
  const [found, setFound] = useState({ text: '', records: NONE });
  useEffect(() => {
    if (metered || text === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      const records = recordsIn(await loadOptions({ search: 'companies', text, caret: text.length, language }, signal));
      if (!signal.aborted) setFound({ text, records });
    }, WAIT);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, metered, language]);
  return found.text === text ? found.records : NONE;
}

/** Targets for the typed text, and whether this device remembers any record. */
function useTargets(text: string, metered: boolean): { groups: TargetGroup[]; hasRecent: boolean } {
  const kept = useSyncExternalStore(subscribeToStored, readRecent, () => '');
  const recent = useMemo(() => parseRecent(kept), [kept]);
  const records = useRecords(text.trim(), metered);
  const language = useLanguage();
  const price = metered ? quotaScriptWords[language].prices.call.short : undefined;
  return { groups: targetsFor({ text, recent, price, records }, language), hasRecent: recent.length > 0 };
}

/** The new index for a key, wrapping at the ends; undefined for other keys. */
function movedBy(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  return undefined;
}

interface CommandPaletteBoxProps {
  metered: boolean;
  onChoose: (target: Target) => void;
  onForget: () => void;
}

/** The box and its list (ARIA, "Editable combobox with list autocomplete"); the first target is preselected. */
function CommandPaletteBox({ metered, onChoose, onForget }: CommandPaletteBoxProps) {
  const words = useWords(shortcutWords);
  const forms = useForms();
  const list = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { groups, hasRecent } = useTargets(text, metered);
  const targets = groups.flatMap((group) => group.targets);
  const at = Math.min(active, targets.length - 1);

  useEffect(() => {
    document.getElementById(optionId(list, at))?.scrollIntoView({ block: 'nearest' });
  }, [list, at]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = targets[at];
    const next = movedBy(event.key, at, targets.length);
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && target) onChoose(target);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <input
        type="text"
        role="combobox"
        aria-label={words.jumpTo}
        aria-autocomplete="list"
        aria-expanded={targets.length > 0}
        aria-controls={list}
        aria-activedescendant={at >= 0 ? optionId(list, at) : undefined}
        placeholder={words.jumpTo}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        className="w-full border-line-strong border-b bg-raised px-4 py-3 text-lg focus-visible:-outline-offset-2 placeholder:text-muted"
      />
      <p role="status" className="sr-only">
        {words.toChooseFrom(forms, targets.length)}
      </p>
      <TargetList id={list} groups={groups} active={at} onChoose={onChoose} />
      <CommandPaletteFoot hasRecent={hasRecent} metered={metered} onForget={onForget} />
    </>
  );
}

interface CommandPaletteFootProps extends Pick<CommandPaletteBoxProps, 'metered' | 'onForget'> {
  hasRecent: boolean;
}

function CommandPaletteFoot({ hasRecent, metered, onForget }: CommandPaletteFootProps) {
  const words = useWords(shortcutWords);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t px-4 py-2 text-muted text-xs">
      <p>{metered ? words.nothingIsAsked : words.commandPaletteKeys}</p>
      {hasRecent && (
        <button type="button" onClick={onForget} className="min-h-6 underline">
          {words.forget}
        </button>
      )}
    </div>
  );
}

/** The command palette: opens any page or record. It remembers records on this device only. */
export default function CommandPalette({ metered, onClose }: { metered: boolean; onClose: () => void }) {
  const router = useRouter();
  const { jump } = useWords(shortcutWords);
  const onChoose = ({ href }: Target) => {
    onClose();
    router.push(lockedHref(new URL(href, window.location.href)) ?? href);
  };
  return (
    <Dialog label={jump} onClose={onClose} className="max-w-xl open:flex open:flex-col sm:mt-[12vh] sm:mb-auto">
      <CommandPaletteBox
        metered={metered}
        onChoose={onChoose}
        onForget={() => writeStored(RECENT_KEY, printRecent([]))}
      />
    </Dialog>
  );
}
