import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { IconButton, pageRoot, useKitTexts, XIcon } from '@hub/web';
import css from './dialog.module.css';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Two buttons: the quiet answer first, the one that does it last. */
  actions?: ReactNode;
  full?: boolean;
  /** For dialogs without `actions`. */
  crossed?: boolean;
  wide?: boolean;
};

/** What somebody who opened a dialog came to fill in. A box to tick may stand far below. */
const FIELD = ":is(input, select, textarea):not([type='checkbox'], [type='file'], [type='hidden'], :disabled)";

/** The answer that may be given by Enter at once: only of a question whose answer does no harm. */
const MAIN = '[data-main-answer]';

/** Focus goes to `data-main-answer` or, with a keyboard, the first field; back on close. A press beside closes it. */
export function Dialog({ open, onClose, title, children, actions, full, crossed, wide }: DialogProps) {
  const texts = useKitTexts();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const typed = useRef(false);
  useModal(ref, open, typed);

  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current && !typed.current) onClose();
  };

  return (
    <dialog
      ref={ref}
      className={css.dialog}
      data-full={full || undefined}
      data-wide={wide || undefined}
      aria-labelledby={titleId}
      onClick={closeFromBackdrop}
      onInput={(event) => {
        typed.current = event.target instanceof Element && event.target.closest('form') !== null;
      }}
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

function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean, typed: RefObject<boolean>) {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const before = pageRoot().activeElement;
    typed.current = false;
    dialog.showModal();
    const main = dialog.querySelector<HTMLElement>(MAIN);
    if (main) main.focus();
    // A finger has not asked for the keyboard on the screen yet.
    else if (matchMedia('(pointer: fine)').matches) dialog.querySelector<HTMLElement>(FIELD)?.focus();
    return () => {
      dialog.close();
      // The element may leave the page together with the dialog, where the browser does not give the focus back itself.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [ref, open, typed]);
}
