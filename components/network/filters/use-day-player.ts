import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { dayPlayedNext } from '@/lib/network/filter/steps';
import { useMedia } from '../use-media';

/** Milliseconds between two days: each is announced, and nobody hears more than one a second. */
const STEP = 1_000;
/** Whoever wants little motion is given time to look. */
const CALM_STEP = 2_500;

/** Goes from day to day until the last; `day`: where it stands, which others may move meanwhile. */
export function useDayPlayer(days: readonly string[], day: string | undefined, onDay: (day: string) => void) {
  const [playing, setPlaying] = useState(false);
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');

  const step = useEffectEvent(() => {
    const next = dayPlayedNext(days, day);
    if (next === undefined) setPlaying(false);
    else onDay(next);
  });
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => step(), isCalm ? CALM_STEP : STEP);
    return () => clearInterval(timer);
  }, [playing, isCalm]);

  const play = useCallback(() => {
    // At the end it begins once more.
    const [first] = days;
    const start = dayPlayedNext(days, day) ?? first;
    if (start === undefined) return;
    onDay(start);
    setPlaying(true);
  }, [days, day, onDay]);
  const pause = useCallback(() => setPlaying(false), []);
  return { playing, play, pause };
}
