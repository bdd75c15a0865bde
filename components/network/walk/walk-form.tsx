import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useHydrated } from '@/components/ui/hooks';
import { type NetworkModel, nameOf } from '@/lib/network/model';
import { priceInWords } from '@/lib/network/walk/state';
import {
  DEFAULT_CALLS,
  DEFAULT_DEPTH,
  DEFAULT_NODES,
  DIRECTIONS,
  type Direction,
  MAX_DEPTH,
  MAX_NODES,
  type WalkLimits,
} from '@/lib/network/walk/terms';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { networkWalkWords } from '@/lib/words/network-filters';
import { useSettled } from '../use-settled';
import { priceOf, priceOfGoingOn, type QuotedPrice, type WalkPlan, type WalkRun } from './use-walk';

/** Milliseconds, so that the first typed digit does not count as the number. */
const TYPING_DELAY = 300;

type AskedPrice = { price: QuotedPrice } | 'counting' | 'failed';

/** A price, requested for each `key`; none without a key. */
function useWalkPrice(key: string | undefined, ask: () => Promise<QuotedPrice>): AskedPrice {
  const settled = useSettled(key, TYPING_DELAY);
  const isSettled = key !== undefined && settled === key;
  const { data, isError } = useQuery({
    queryKey: ['walk-price', key ?? ''],
    queryFn: ask,
    enabled: isSettled,
    retry: false,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  if (isError) return 'failed';
  return data ? { price: data } : 'counting';
}

const FREE: AskedPrice = { price: { metered: false, calls: 0, about: false, cached: 0 } };

interface LineProps {
  asked: AskedPrice;
  say: (price: string) => string;
}

function PriceLine({ asked, say }: LineProps) {
  const words = useWords(networkWalkWords);
  const { language } = useForms();
  const line = () => {
    if (asked === 'failed') return words.noPrice;
    if (asked === 'counting') return words.counting;
    return say(priceInWords(asked.price, asked.price.left_today, language));
  };
  return <p className="w-full text-muted tabular-nums">{line()}</p>;
}

interface BeginProps {
  plan: WalkPlan;
  metered: boolean;
  /** Changes with each walk, as cached replies have another price. */
  walks: string;
}

/** The price of a walk. Without scripts it is displayed on the form's target page. */
function StartPrice({ plan, metered, walks }: BeginProps) {
  const words = useWords(networkWalkWords);
  const asked = useWalkPrice(metered ? `${walks} ${JSON.stringify(plan)}` : undefined, () => priceOf(plan));
  const hydrated = useHydrated();
  if (metered && !hydrated) return null;
  return <PriceLine asked={metered ? asked : FREE} say={words.costs} />;
}

interface GoOnProps {
  run: WalkRun;
  limits: WalkLimits;
  walks: string;
}

/** The price of resuming, if calls are counted. */
export function GoOnPrice({ run: { state }, limits, walks }: GoOnProps) {
  const words = useWords(networkWalkWords);
  const asked = useWalkPrice(`${walks} ${JSON.stringify(limits)}`, () => priceOfGoingOn(state, limits));
  return <PriceLine asked={asked} say={words.goOnCosts} />;
}

/** The fields of the form; numbers as typed. */
interface WalkChoice {
  direction: Direction;
  depth: string;
  nodes: string;
  calls: string;
}

export const USUAL_CHOICE: WalkChoice = {
  direction: 'both',
  depth: String(DEFAULT_DEPTH),
  nodes: String(DEFAULT_NODES),
  calls: String(DEFAULT_CALLS),
};

/** Minimum and maximum. */
const RANGES = { depth: [1, MAX_DEPTH], nodes: [1, MAX_NODES], calls: [0, 100_000] } as const;

function numberIn(text: string, [least, most]: readonly [number, number]): number | undefined {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/** The walk described by a form; undefined if a number is invalid. */
export function planOf(choice: WalkChoice, from: readonly string[], dates: string | undefined, metered: boolean) {
  const depth = numberIn(choice.depth, RANGES.depth);
  const nodes = numberIn(choice.nodes, RANGES.nodes);
  const calls = numberIn(choice.calls, RANGES.calls);
  if (depth === undefined || nodes === undefined || (metered && calls === undefined)) return undefined;
  const plan: WalkPlan = {
    terms: { from, direction: choice.direction, ...(dates && { dates }) },
    limits: { depth, nodes, ...(metered && { calls }) },
  };
  return plan;
}

const BOX = 'min-h-8 rounded border border-line-strong bg-raised px-2';

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

interface WalkFieldsProps {
  choice: WalkChoice;
  metered: boolean;
  onChange: (choice: WalkChoice) => void;
}

/** Direction and limits of a walk. */
function WalkFields({ choice, metered, onChange }: WalkFieldsProps) {
  const words = useWords(networkWalkWords);
  return (
    <>
      <Field label={words.direction}>
        {(id) => (
          <select
            id={id}
            name="direction"
            value={choice.direction}
            onChange={({ currentTarget: { value } }) => {
              onChange({ ...choice, direction: DIRECTIONS.find((one) => one === value) ?? 'both' });
            }}
            className={BOX}
          >
            {DIRECTIONS.map((direction) => (
              <option key={direction} value={direction}>
                {words.directions[direction]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <NumberField name="depth" label={words.depth} choice={choice} onChange={onChange} />
      <NumberField name="nodes" label={words.nodes} choice={choice} onChange={onChange} />
      {metered && <NumberField name="calls" label={words.calls} choice={choice} onChange={onChange} />}
    </>
  );
}

interface NumberProps extends Pick<WalkFieldsProps, 'choice' | 'onChange'> {
  name: keyof typeof RANGES;
  label: string;
}

const NumberField = ({ name, label, choice, onChange }: NumberProps) => (
  <Field label={label}>
    {(id) => (
      <input
        id={id}
        type="number"
        name={name}
        required
        min={RANGES[name][0]}
        max={RANGES[name][1]}
        value={choice[name]}
        onChange={(event) => onChange({ ...choice, [name]: event.currentTarget.value })}
        className={`${BOX} w-24 tabular-nums`}
      />
    )}
  </Field>
);

/** The value for all roots together. */
const ALL_ROOTS = '';

interface FromFieldProps {
  model: NetworkModel;
  roots: readonly string[];
  /** The focused entity, if it is not a root. */
  selected: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** The start of a walk. Without scripts these are all roots, which the form carries in hidden fields. */
function FromField({ model, roots, selected, value, onChange }: FromFieldProps) {
  const words = useWords(networkWalkWords);
  const forms = useForms();
  const single = [...(roots.length > 1 ? roots : []), ...(selected === undefined ? [] : [selected])];
  const name = (id: string) => nameOf(model.entities.get(id), id);
  const [first = ''] = roots;
  return (
    <Field label={words.from}>
      {(id) => (
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="min-h-8 max-w-64 rounded border border-line-strong bg-raised px-2"
        >
          <option value={ALL_ROOTS}>{roots.length > 1 ? words.allRoots(forms, roots.length) : name(first)}</option>
          {single.map((one) => (
            <option key={one} value={one}>
              {name(one)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface Props {
  model: NetworkModel;
  roots: readonly string[];
  selected: string | undefined;
  dates: string | undefined;
  metered: boolean;
  /** Changes with each walk, as cached replies have another price. */
  walks: string;
  running: boolean;
  onBegin: (plan: WalkPlan) => void;
}

/**
 * Starts a walk and displays its price before. Without scripts it leads to the page of such a walk, which displays the
 * price.
 */
export function WalkForm({ model, roots, selected, dates, metered, walks, running, onBegin }: Props) {
  const words = useWords(networkWalkWords);
  const [choice, setChoice] = useState(USUAL_CHOICE);
  const [chosen, setChosen] = useState(ALL_ROOTS);
  const from = chosen === selected || roots.includes(chosen) ? chosen : ALL_ROOTS;
  const plan = planOf(choice, from === ALL_ROOTS ? roots : [from], dates, metered);
  return (
    <form
      action={links.network()}
      className="flex flex-wrap items-end gap-x-4 gap-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (plan && !running) onBegin(plan);
      }}
    >
      {roots.map((id) => (
        <input key={id} type="hidden" name="from" value={id} />
      ))}
      {dates && <input type="hidden" name="dates" value={dates} />}
      {useHydrated() && <FromField model={model} roots={roots} selected={selected} value={from} onChange={setChosen} />}
      <WalkFields choice={choice} metered={metered} onChange={setChoice} />
      <button
        type="submit"
        aria-disabled={running}
        className="min-h-8 cursor-pointer rounded border border-accent px-3 font-medium text-accent hover:bg-accent-soft aria-disabled:opacity-60"
      >
        {words.begin}
      </button>
      {plan ? (
        !running && <StartPrice plan={plan} metered={metered} walks={walks} />
      ) : (
        <p className="w-full text-bad">{words.needsLimits}</p>
      )}
    </form>
  );
}
