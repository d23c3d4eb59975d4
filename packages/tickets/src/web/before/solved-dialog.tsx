import { Button, CheckIcon } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { Trans } from '@lingui/react/macro';
import css from './before.module.css';

type Props = { open: boolean; onBack: () => void; onDone: () => void };

/** Solved without a report. What was typed goes only with the player's word. */
export function SolvedDialog({ open, onBack, onDone }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onBack}
      title={
        <span className={css.solved}>
          <CheckIcon />
          <Trans context="tickets">太好了，問題解決了</Trans>
        </span>
      }
      actions={
        <>
          <Button variant="quiet" onClick={onBack}>
            <Trans context="tickets">還是要回報</Trans>
          </Button>
          <Button variant="primary" onClick={onDone}>
            <Trans context="tickets">完成</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans context="tickets">謝謝您先看過說明，這次不用送出回報。填過的內容還留著，按「完成」才會清除。</Trans>
      </p>
    </Dialog>
  );
}
