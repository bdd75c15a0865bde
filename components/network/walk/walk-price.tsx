import { useHydrated } from '@/components/ui/use-hydrated';
import { priceInWords } from '@/lib/network/walk/in-words';
import type { WalkLimits } from '@/lib/network/walk/terms';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkWalkWords } from '@/lib/words/network-filters';
import type { WalkRun } from './use-walk';
import { type AskedPrice, useWalkPrice } from './use-walk-price';
import { priceOf, priceOfGoingOn, type WalkPlan } from './walk-requests';

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
  /** Changes with each walk: what was asked for is kept then, and has another price. */
  walks: string;
}

/** What a walk would cost. Without scripts the page that the form leads to tells it. */
export function BeginPrice({ plan, metered, walks }: BeginProps) {
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

/** What going on would cost, where calls are counted. */
export function GoOnPrice({ run: { state }, limits, walks }: GoOnProps) {
  const words = useWords(networkWalkWords);
  const asked = useWalkPrice(`${walks} ${JSON.stringify(limits)}`, () => priceOfGoingOn(state, limits));
  return <PriceLine asked={asked} say={words.goOnCosts} />;
}
