import { useWords } from '@/lib/shared/language/use-words';
import { networkFilterWords } from '@/lib/words/network-filters';
import { PlainButton } from './plain-button';
import type { useDayPlayer } from './use-day-player';

interface Props {
  days: readonly string[];
  day: string | undefined;
  player: ReturnType<typeof useDayPlayer>;
  onDay: (day: string | undefined) => void;
}

/** From day to day by press, or by themselves until the last. */
export function DayButtons({ days, day, player, onDay }: Props) {
  const words = useWords(networkFilterWords).day;
  const earlier = day === undefined ? days.at(-1) : days.findLast((one) => one < day);
  const later = day === undefined ? undefined : days.find((one) => one > day);
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden">
      <PlainButton disabled={earlier === undefined} onClick={() => onDay(earlier)}>
        {words.earlier}
      </PlainButton>
      <PlainButton disabled={later === undefined} onClick={() => onDay(later)}>
        {words.later}
      </PlainButton>
      <PlainButton onClick={player.playing ? player.pause : player.play}>
        {player.playing ? words.pause : words.play}
      </PlainButton>
      <PlainButton onClick={() => onDay(new Date().toISOString().slice(0, 10))}>{words.today}</PlainButton>
      <PlainButton disabled={day === undefined} onClick={() => onDay(undefined)}>
        {words.clear}
      </PlainButton>
    </div>
  );
}
