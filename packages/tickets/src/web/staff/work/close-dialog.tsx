import { Button, Notice } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { sentenceOf } from './use-case-work.ts';
import type { WorkDialogProps } from './work-dialog.ts';
import css from './work.module.css';

/** Asked once more, since closing is a word to the player as well. */
export function CloseDialog({ ticket, worker, onClose }: WorkDialogProps) {
  const { t } = useLingui();
  const [refusal, setRefusal] = useState<string>();
  const close = () => {
    setRefusal(undefined);
    worker.change({ work: 'closeCase' }).then(onClose, (fault: unknown) => {
      setRefusal(sentenceOf(fault) ?? t`沒有送到，請再按一次`);
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`結案？`}
      actions={
        <>
          <Button onClick={onClose}>{t`先不要`}</Button>
          <Button variant="primary" busy={worker.busy} busyWords={t`結案中`} onClick={close}>
            {t({ context: 'action', message: '結案' })}
          </Button>
        </>
      }
    >
      <div className={css.explain}>
        {refusal !== undefined && <Notice kind="bad" role="alert" title={refusal} />}
        {!ticket.answered && <Notice kind="warn" title={t`這件還沒有回覆過玩家`} />}
        <p>{t`玩家會收到結案通知信，之後不能再補充。需要時可以重新開啟。`}</p>
      </div>
    </Dialog>
  );
}
