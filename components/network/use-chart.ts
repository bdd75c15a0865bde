import { useEffect, useMemo, useState } from 'react';
import { useHydrated } from '@/components/ui/hooks';
import type { Painting } from '@/lib/network/appearance/appearance';
import type { MarkedChanges } from '@/lib/network/changes/changes';
import { chartOf, chartWordsIn, MOST_BOXES } from '@/lib/network/drawn/chart';
import type { StandIns } from '@/lib/network/drawn/stand-in';
import type { Structure } from '@/lib/network/layout/structure';
import { estimate, type Measure } from '@/lib/network/layout/wrap';
import { useForms } from '@/lib/shared/language/use-words';
import { useNetworkCase } from './case/use-case';
import { readPalette } from './palette';
import { useMedia } from './use-settled';

/** Of the picture, in pixels: a chart is divided so that it can be read there. */
const WIDE = { width: 940, height: 780 };
const DESK = { width: 900, height: 640 };
const PHONE = { width: 380, height: 620 };

interface ChartParts {
  drawn: StandIns;
  roots: readonly string[];
  loops: ReadonlySet<string>;
  marked: MarkedChanges;
  painting: Painting | undefined;
}

/**
 * The structure chart, if that is the layout and the network is not too large for one. `chart` is absent until letters
 * can be measured.
 */
export function useChart({ drawn, roots, loops, marked, painting }: ChartParts): { isOn: boolean; chart?: Structure } {
  const { case: view } = useNetworkCase();
  const { layout, notes } = view;
  const isOn = layout === 'structure' && drawn.selection.entities.size <= MOST_BOXES;
  const measure = useMeasure();
  const [isPhone, isWide] = [useMedia('(width < 48rem)'), useMedia('(width >= 80rem)')];
  const window = isPhone ? PHONE : isWide ? WIDE : DESK;
  const { language } = useForms();
  const chart = useMemo(() => {
    if (!isOn || !measure) return undefined;
    return chartOf({
      drawn,
      roots,
      marks: { loops, noted: notes, changes: marked.kinds, bundles: marked.words, painting },
      language,
      words: chartWordsIn(language),
      measure,
      window,
    });
  }, [isOn, measure, drawn, roots, loops, notes, marked, painting, language, window]);
  return { isOn, chart };
}

const [PLAIN, BOLD] = ['11px', '600 12px'];

/** Measures names as the picture draws them, anew when its font has loaded. Undefined where the server renders. */
function useMeasure(): Measure | undefined {
  const hydrated = useHydrated();
  const [fonts, setFonts] = useState(0);
  useEffect(() => {
    let isGone = false;
    // A test environment has no fonts.
    if (!document.fonts || document.fonts.status === 'loaded') return;
    document.fonts.ready.then(() => {
      if (!isGone) setFonts((count) => count + 1);
    });
    return () => {
      isGone = true;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new fonts have other widths
  return useMemo(() => (hydrated ? measureWith(readPalette(document.body).font) : undefined), [hydrated, fonts]);
}

/** Measures names in a font of the page: each word once, as names share many. */
export function measureWith(font: string): Measure {
  const [plain, bold] = [wordWidths(`${PLAIN} ${font}`), wordWidths(`${BOLD} ${font}`)];
  if (!plain || !bold) return estimate(11);
  return (text, isBold) => {
    const widthOf = isBold ? bold : plain;
    let [sum, start] = [0, 0];
    for (let end = text.indexOf(' '); end >= 0; end = text.indexOf(' ', start)) {
      sum += (end > start ? widthOf(text.slice(start, end)) : 0) + widthOf(' ');
      start = end + 1;
    }
    return start < text.length ? sum + widthOf(start === 0 ? text : text.slice(start)) : sum;
  };
}

/** More words are measured anew. */
const MOST_WORDS = 20_000;

function wordWidths(font: string): ((word: string) => number) | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  context.font = font;
  // As they are drawn.
  context.textRendering = 'geometricPrecision';
  const known = new Map<string, number>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const { width } = context.measureText(word);
    if (known.size === MOST_WORDS) known.clear();
    known.set(word, width);
    return width;
  };
}
