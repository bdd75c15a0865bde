const TONES = {
  plain: 'border-line-strong text-muted',
  good: 'border-good text-good',
  warn: 'border-warn text-warn bg-warn-soft',
  bad: 'border-bad text-bad bg-bad-soft',
} as const;

export type Tone = keyof typeof TONES;

/** A short status label. The word carries the meaning; the colour only repeats it. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: React.ReactNode }) {
  return (
    <span className={`inline-block rounded-full border px-2 py-px font-medium text-xs ${TONES[tone]}`}>{children}</span>
  );
}
