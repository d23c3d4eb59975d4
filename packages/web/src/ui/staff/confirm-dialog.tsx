import { Button } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import type { ReactNode } from 'react';
import css from './confirm-dialog.module.css';
import { useConfirmTexts } from './confirm-texts.ts';

export type ConfirmDialogProps = {
  question: string;
  /** What the press that does it says. */
  button: string;
  danger?: boolean;
  busy?: boolean;
  /** There is nothing to confirm any more: somebody else was faster. */
  over?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What comes of it, and what has to be said about it. */
  children?: ReactNode;
};

/** Asks once more before something is done. */
export function ConfirmDialog({
  question,
  button,
  danger,
  busy,
  over,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const { cancel } = useConfirmTexts();
  return (
    <Dialog
      open
      onClose={onClose}
      title={question}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancel}
          </Button>
          {!over && (
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {button}
            </Button>
          )}
        </>
      }
    >
      {children && <div className={css.said}>{children}</div>}
    </Dialog>
  );
}
