import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Price } from '@/lib/contract/quota';
import { sameData } from '@/lib/network/case/same';
import { holdingWords } from '@/lib/network/elements';
import type { NetworkModel } from '@/lib/network/model';
import { type CountedPart, countParts } from '@/lib/network/rows';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { quotaScriptWords } from '@/lib/words/controls';
import { networkEntityWords } from '@/lib/words/network';
import { useNetworkCase } from '../case/use-case';
import { PlainButton } from '../controls';
import type { LoadNetwork } from '../fetch-from-route';
import { networkQuery } from '../use-network-view';
import { useSettled } from '../use-settled';
import { Failed, RESTS_AFTER } from './asked';

/** How the networks of entities are asked for on this page. */
export interface Asking {
  load: LoadNetwork;
  dates: string | undefined;
  /** Each may cost a call of a remote service. */
  isRemote: boolean;
}

interface Props {
  id: string;
  model: NetworkModel;
  asking: Asking;
  /** Where calls are counted; unknown is not free. */
  price: Price | undefined;
}

/**
 * What the network of an entity would add, counted by side and type before any of it is added; each can be added alone.
 * It is counted at once where that costs nothing, else when somebody wishes so: the call is then not spent again.
 */
export function NetworkParts({ id, model, asking: { load, dates, isRemote }, price }: Props) {
  const words = useWords(networkEntityWords);
  const prices = useWords(quotaScriptWords).prices;
  const isFree = !isRemote || price === 'kept';
  const [wished, setWished] = useState(false);
  const wanted = isFree || wished;
  const rests = useSettled(wanted, RESTS_AFTER) && wanted;
  const { data, error } = useQuery({ ...networkQuery(id, load, dates), enabled: rests });
  if (!wanted) {
    const told = price ? prices[price].short : words.mayCost;
    return (
      <p className="mt-3 text-sm">
        <PlainButton onClick={() => setWished(true)}>{`${words.count} · ${told}`}</PlainButton>
      </p>
    );
  }
  if (error) return <Failed error={error} />;
  if (!data) return <p className="mt-3 text-muted text-sm">{words.loading}</p>;
  return <Parts parts={countParts(id, data, model)} />;
}

function Parts({ parts }: { parts: readonly CountedPart[] }) {
  const words = useWords(networkEntityWords);
  if (parts.length === 0) return <p className="mt-3 text-muted text-sm">{words.nothing}</p>;
  return (
    <section aria-label={words.parts} className="mt-3 border-line border-t pt-3 text-sm">
      <h3 className="font-medium font-sans text-sm">{words.parts}</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {parts.map((one) => (
          <Part key={`${one.part.side} ${one.part.type}`} counted={one} />
        ))}
      </ul>
    </section>
  );
}

function Part({ counted }: { counted: CountedPart }) {
  const words = useWords(networkEntityWords);
  const forms = useForms();
  const { case: look, run } = useNetworkCase();
  const { part, fresh } = counted;
  // It stays when its work is done: a button that went away would take the focus of the keyboard with it.
  const isAdded = fresh === 0 || look.parts.some((known) => sameData(known, part));
  const [side, type] = [words.sides[part.side], holdingWords(part.type, forms.language)];
  return (
    <li className="flex items-baseline justify-between gap-2">
      <span className="min-w-0 break-words">
        {side} · {type}: <span className="tabular-nums">{words.counted(forms, counted)}</span>
      </span>
      <span className="shrink-0 whitespace-nowrap">
        <PlainButton
          aria-label={words.addPart(isAdded, side, type)}
          disabled={isAdded}
          onClick={() => run({ kind: 'expand_part', part })}
        >
          {isAdded ? words.added : words.add}
        </PlainButton>
      </span>
    </li>
  );
}
