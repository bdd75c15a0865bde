import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/** Marks a tool, so that the arrow keys find it. */
export const TOOL = { 'data-tool': '' };

const toolsIn = (toolbar: HTMLElement): HTMLElement[] =>
  [...toolbar.querySelectorAll<HTMLElement>('[data-tool]')].filter((tool) => tool.checkVisibility());

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Several tools as one tab stop; arrow keys move between them (WAI-ARIA Authoring Practices, "Toolbar"). */
export function Toolbar({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<Element>();
  useEffect(() => {
    if (!bar.current) return;
    const tools = toolsIn(bar.current);
    const first = tools.find((tool) => tool === current) ?? tools[0];
    for (const tool of tools) tool.tabIndex = tool === first ? 0 : -1;
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    const tools = toolsIn(event.currentTarget);
    const at = tools.findIndex((tool) => tool.isSameNode(event.target instanceof Node ? event.target : null));
    if (!step || at === -1) return;
    event.preventDefault();
    tools[step(at, tools.length - 1)]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        if (target.hasAttribute('data-tool')) setCurrent(target);
      }}
      className={className}
    >
      {children}
    </div>
  );
}

/** A square button with an icon. */
export const TOOL_BUTTON =
  'inline-flex min-h-8 min-w-8 cursor-pointer items-center justify-center gap-1.5 rounded px-1.5 hover:bg-accent-soft aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:opacity-60 aria-disabled:hover:bg-transparent max-md:min-h-10 max-md:min-w-10';
