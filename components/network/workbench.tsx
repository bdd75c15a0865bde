import type { ReactNode } from 'react';

interface Props {
  filters: ReactNode;
  children: ReactNode;
}

/**
 * The filters and what they change. Where a screen is wide they stand beside each other, wider than the page's text, so
 * that nobody has to choose between seeing the picture and setting it.
 */
export const Workbench = ({ filters, children }: Props) => (
  <div className="flex flex-col gap-4 min-[90rem]:mx-[calc((70rem-min(100vw-3rem,92rem))/2)] min-[90rem]:grid min-[90rem]:grid-cols-[17rem_minmax(0,1fr)] min-[90rem]:items-start min-[90rem]:gap-x-8 print:mx-0 print:block">
    {filters}
    <div className="flex min-w-0 flex-col gap-4">{children}</div>
  </div>
);
