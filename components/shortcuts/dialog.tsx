import { type MouseEvent, useEffect, useRef } from 'react';

interface DialogProps {
  label: string;
  onClose: () => void;
  className?: string;
  children: React.ReactNode;
}

/** A native dialog: it traps the focus, Esc or a press outside closes it, and the focus returns to where it was. */
export function Dialog({ label, onClose, className = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // If removed while open, it would keep the focus.
    return () => element?.close();
  }, []);
  // The close event is asynchronous, so the dialog may be open again by then.
  const closed = () => {
    if (!dialog.current?.open) onClose();
  };
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) dialog.current?.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser handles Esc
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
