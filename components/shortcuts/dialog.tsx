import { type MouseEvent, useEffect, useRef } from 'react';

interface DialogProps {
  label: string;
  onClose: () => void;
  className?: string;
  children: React.ReactNode;
}

/**
 * A dialog of the browser's own: it holds the focus, Esc closes it, and the focus goes back to where it was. A press
 * beside it closes it too.
 */
export function Dialog({ label, onClose, className = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // Taken away while it is open, it would keep the focus to itself.
    return () => element?.close();
  }, []);
  // Told late, it may speak of a time before the dialog was opened again.
  const closed = () => {
    if (!dialog.current?.open) onClose();
  };
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) dialog.current?.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the key, and the browser has it
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={closed}
      onClick={onClick}
      className={`m-auto max-h-[85dvh] w-[calc(100%-2rem)] rounded border border-line-strong bg-raised text-ink shadow-xl backdrop:bg-black/50 print:hidden ${className}`}
    >
      {children}
    </dialog>
  );
}
