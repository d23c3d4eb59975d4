import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { IconButton } from './button.tsx';
import { XIcon } from './icons.ts';
import { useKitTexts } from './kit-texts.ts';
import css from './dialog.module.css';

export type DialogProps = {
  open: boolean;
  /** Esc, the backdrop and the × ask for this; set `open` to false in it. */
  onClose: () => void;
  /** A question, when the dialog asks for a decision. */
  title: ReactNode;
  children?: ReactNode;
  /** Two buttons: the quiet answer first, the one that does it last. */
  actions?: ReactNode;
  /** Fills the screen on phones, as the slip after a report does. */
  full?: boolean;
  /** Shows a × at the corner; for dialogs without `actions`. */
  crossed?: boolean;
};

/** A native modal dialog. Focus goes in on open and back to where it was on close. */
export function Dialog({ open, onClose, title, children, actions, full, crossed }: DialogProps) {
  const texts = useKitTexts();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(ref, open);

  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };

  return (
    <dialog
      ref={ref}
      className={css.dialog}
      data-full={full || undefined}
      aria-labelledby={titleId}
      onClick={closeFromBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={css.box}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          {crossed && (
            <IconButton className={css.cross} label={texts.close} onClick={onClose}>
              <XIcon />
            </IconButton>
          )}
          {children !== undefined && <div className={css.body}>{children}</div>}
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}

function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean) {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const before = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      // The element may leave the page together with the dialog, where the browser does not give the focus back itself.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [ref, open]);
}
