import { Button, formatTime, Notice } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import css from './session.module.css';
import { useDeskLife } from './use-desk-life.ts';

/** Asks whether somebody is still there before the desk signs out, and says when it will whatever is done. */
export function DeskLifeNotice({ on }: { on: boolean }) {
  const { t } = useLingui();
  const { idleLeft, endsAt, goOn } = useDeskLife(on);
  const end = endsAt && formatTime(endsAt).slice(-5);
  return (
    <>
      <div role="status">
        {end && (
          <div className={css.strip}>
            <Notice kind="warn" title={t`這次登入到 ${end} 為止`}>
              <p>
                <Trans>每次登入最長 10 小時。到時重新登入就好，寫到一半的內容會留著。</Trans>
              </p>
            </Notice>
          </div>
        )}
      </div>
      <Dialog
        open={idleLeft !== null}
        onClose={goOn}
        title={t`還在嗎？`}
        actions={
          <Button variant="primary" autoFocus onClick={goOn}>
            <Trans>繼續使用</Trans>
          </Button>
        }
      >
        <p>
          <Trans>一段時間沒有動作，工作台即將自動登出。寫到一半的內容會留在這台裝置。</Trans>
        </p>
        <IdleCount seconds={idleLeft ?? 0} />
      </Dialog>
    </>
  );
}

/** Counts for eyes every second, for ears every half minute. */
function IdleCount({ seconds }: { seconds: number }) {
  const spoken = Math.ceil(seconds / 30) * 30;
  return (
    <>
      <p className={css.count} aria-hidden="true">
        <Trans>還有 {seconds} 秒</Trans>
      </p>
      <p role="status" className="visually-hidden">
        <Trans>約 {spoken} 秒後登出</Trans>
      </p>
    </>
  );
}
