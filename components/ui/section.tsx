interface SectionProps {
  id: string;
  title: string;
  /** How many there are, in words: "30 of 458 shown". */
  count?: string;
  children: React.ReactNode;
}

export function Section({ id, title, count, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="scroll-mt-4">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 border-line-strong border-b pb-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {count && <p className="text-muted text-sm">{count}</p>}
      </div>
      {children}
    </section>
  );
}
