import type { ReactNode } from 'react';

export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{term}</dt>
    <dd className="min-w-0 tabular-nums">{children}</dd>
  </>
);
