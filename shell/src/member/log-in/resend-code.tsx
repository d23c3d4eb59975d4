import { sendChecked } from '@hub/forms';
import { Button, isApiFault, newKey, Notice } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useAskMemberCodeMutation } from '../member.api.ts';

/** Time for a mail to arrive, in seconds. */
const WAIT_S = 60;

type Props = { email: string; /** None has been sent yet. */ first?: boolean; onSent?: () => void };

/** Another code; one that arrived before stays valid. */
export function ResendCode({ email, first = false, onSent }: Props) {
  const { t } = useLingui();
  const [ask, { isLoading, error, isSuccess }] = useAskMemberCodeMutation();
  const [left, setLeft] = useState(first ? 0 : WAIT_S);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const send = async () => {
    const key = newKey();
    const body = { email, captcha_token: '' };
    try {
      await sendChecked((captcha) => ask({ body: { ...body, ...captcha }, key }).unwrap());
      setLeft(WAIT_S);
      onSent?.();
    } catch (thrown) {
      setLeft(isApiFault(thrown) ? Math.min(thrown.retryAfter ?? 0, WAIT_S) : 0);
    }
  };
  const words = isSuccess || !first ? t`重寄驗證碼` : t`寄驗證碼到我的信箱`;
  return (
    <>
      {left > 0 ? (
        <p>
          <Trans>{left} 秒後可以重寄</Trans>
        </p>
      ) : (
        <Button size="small" busy={isLoading} onClick={() => void send()}>
          {words}
        </Button>
      )}
      <p role="status" className="visually-hidden">
        {isSuccess && <Trans>驗證碼寄出了</Trans>}
      </p>
      {isApiFault(error) && !error.captcha && (
        <Notice kind="warn" role="alert" title={error.fields.msg ?? t`沒有寄出，請過幾分鐘再試`} />
      )}
    </>
  );
}
