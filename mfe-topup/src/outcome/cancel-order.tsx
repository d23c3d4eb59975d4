import { Button, Notice } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { faultWords } from '../fault-words.ts';
import { useCancelOrderMutation } from '../order.api.ts';

type Props = { token: string; /** An account to pay to was given out. */ numbered: boolean };

export function CancelOrder({ token, numbered }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [cancel, { isLoading, error, reset }] = useCancelOrderMutation();
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <>
      <Button wide="phone" onClick={() => setOpen(true)}>
        <Trans>取消訂單</Trans>
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t`要取消這筆訂單嗎？`}
        actions={
          <>
            <Button variant="quiet" data-main-answer onClick={close}>
              <Trans>先不要</Trans>
            </Button>
            <Button
              variant="danger"
              busy={isLoading}
              busyWords={t`取消中`}
              onClick={() => void cancel(token).then(({ data }) => data && close())}
            >
              <Trans>取消訂單</Trans>
            </Button>
          </>
        }
      >
        <p>
          {numbered ? (
            <Trans>取消後請不要再轉帳到這個帳號。已經轉帳的話先不要取消，入帳後這一頁會自動更新。</Trans>
          ) : (
            <Trans>取消後這筆訂單就不能再付款。已經付款的話先不要取消，入帳後這一頁會自動更新。</Trans>
          )}
        </p>
        {error && (
          <Notice kind="bad" role="alert">
            {faultWords(error) || t`沒有取消成功，請再試一次。`}
          </Notice>
        )}
      </Dialog>
    </>
  );
}
