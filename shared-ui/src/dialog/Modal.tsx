import { useEffect, useRef, type ReactNode } from 'react';

interface ModalProps {
  className: string;
  /** The id of its heading. */
  labelledBy: string;
  describedBy?: string;
  role?: 'alertdialog';
  onClose: () => void;
  children: ReactNode;
}

/** A native modal dialog: it traps and restores the focus, and closes on Escape or a click outside. */
export function Modal({ className, labelledBy, describedBy, role, onClose, children }: ModalProps) {
  const surface = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = surface.current;
    if (!dialog || dialog.open) return;
    const before = document.activeElement;
    // What opened it may be replaced meanwhile: then the row or the part of the page that it is in.
    const around = dialog.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
    // Some test environments support the element but not `showModal`.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    dialog.querySelector<HTMLElement>('input, select, textarea')?.focus();
    return () => {
      if (typeof dialog.close === 'function') dialog.close();
      if (before instanceof HTMLElement) (before.isConnected ? before : around)?.focus();
    };
  }, []);

  return (
    <dialog
      ref={surface}
      className={className}
      role={role}
      aria-modal="true"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      onKeyDownCapture={(event) => {
        // An open list below its field handles the key itself; the browser must not close the dialog then.
        if (event.key === 'Escape' && hangsOpen(event.target)) event.preventDefault();
      }}
      onMouseDown={(event) => {
        // The second press of a double click on what opened the dialog is none on the backdrop.
        if (event.target === surface.current && event.detail < 2) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

const hangsOpen = (field: EventTarget): boolean =>
  field instanceof Element && field.getAttribute('aria-expanded') === 'true';
