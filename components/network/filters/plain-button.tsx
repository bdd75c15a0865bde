import type { ComponentProps } from 'react';

/**
 * A button among filters. One that can do nothing just now keeps the ring of the keyboard, which would otherwise be lost
 * with the last press that it allowed.
 */
export const PlainButton = ({ disabled = false, onClick, ...props }: ComponentProps<'button'>) => (
  <button
    type="button"
    aria-disabled={disabled}
    onClick={disabled ? undefined : onClick}
    className="cursor-pointer rounded border border-line-strong bg-raised px-2.5 py-1 hover:bg-accent-soft aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-muted aria-disabled:hover:bg-raised"
    {...props}
  />
);
