import { Notice } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { SERVICE_HOURS, useServiceTime } from './use-service-time.ts';

/** Under a question that nobody has answered: it is there, and when to expect somebody. */
export function WaitMessage() {
  const { t } = useLingui();
  const hours = SERVICE_HOURS.replace('-', '~').replace(/^0/, '');
  return (
    <Notice kind="ok" title={t({ context: 'vip', message: '問題已送出' })}>
      {useServiceTime() ? (
        <Trans context="vip">請耐心等候，專員正在為您查證。</Trans>
      ) : (
        <Trans context="vip">感謝您的等候。服務時間為每日 {hours}（台北時間），我們會在服務時間內回覆您。</Trans>
      )}
    </Notice>
  );
}
