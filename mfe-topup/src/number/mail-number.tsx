import { Button, Notice } from '@hub/web';
import { MailIcon } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { faultWords } from '../fault-words.ts';
import { useMailNumberMutation } from '../order.api.ts';

/** To the address of the order, for whoever pays with another device. `token`: of the order. */
export function MailNumber({ token }: { token: string }) {
  const { t } = useLingui();
  const [mail, { data, error, isLoading }] = useMailNumberMutation();
  const to = data?.email ?? '';
  return (
    <div>
      <Button wide="phone" icon={<MailIcon />} busy={isLoading} busyWords={t`寄送中`} onClick={() => void mail(token)}>
        <Trans>寄到信箱</Trans>
      </Button>
      <div role="status">
        {to && !error && <Notice kind="ok">{t`已經寄到 ${to}，幾分鐘內會到；沒看到請找找垃圾信件匣。`}</Notice>}
        {error !== undefined && <Notice kind="bad">{faultWords(error) || t`沒有寄出，請再試一次。`}</Notice>}
      </div>
    </div>
  );
}
