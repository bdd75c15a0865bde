/** What a colour says of a notice or label. */
export type Tone = 'plain' | 'good' | 'warn' | 'bad';

const TONES: Record<Tone, string> = {
  plain: 'border-line bg-raised',
  good: 'border-good bg-raised',
  warn: 'border-warn bg-warn-soft',
  bad: 'border-bad bg-bad-soft',
};

export function Notice({
  tone = 'plain',
  title,
  children,
}: {
  tone?: Tone;
  title: string;
  children?: React.ReactNode;
}) {
  return (
    <div className={`rounded border-l-4 px-4 py-3 ${TONES[tone]}`}>
      <p className="font-semibold">{title}</p>
      {children && <div className="mt-1 text-sm">{children}</div>}
    </div>
  );
}
