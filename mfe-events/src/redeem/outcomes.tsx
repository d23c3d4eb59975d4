import { Card, EmptyState, formatTime, HeadphonesIcon, LinkButton } from '@hub/web';
import { ClockIcon, MessagePage } from '@hub/web/parts';
import type { EventFormView } from '@hub/contracts/events';
import { Trans, useLingui } from '@lingui/react/macro';
import { redeemMessage } from './redeem-messages.ts';

export function AllRedeemed() {
  const { t } = useLingui();
  return (
    <Card>
      <MessagePage
        level={2}
        word={t({ context: 'redeem', message: '兌換完成' })}
        title={redeemMessage('ALL_REDEEMED')}
        text={<Trans context="redeem">這次活動的獎勵都兌換了，寄送進度看下方的兌換紀錄。</Trans>}
      />
    </Card>
  );
}

/** Too many wrong entries: only the customer service opens it again. */
export function Locked({ page, support }: { page: EventFormView; support: string }) {
  const { t } = useLingui();
  const { error_limit } = page;
  return (
    <Card>
      <MessagePage
        level={2}
        word={t({ context: 'redeem', message: '兌換鎖定' })}
        tone="danger"
        title={redeemMessage('REDEEM_LOCKED')}
        text={
          <Trans context="redeem">
            錯誤已達 {error_limit} 次，這個帳號不能再輸入序號。請把序號的取得方式與照片告訴客服，確認後會協助解除。
          </Trans>
        }
      >
        <LinkButton variant="primary" wide="always" icon={<HeadphonesIcon />} to={support}>
          <Trans context="redeem">聯絡客服解除鎖定</Trans>
        </LinkButton>
      </MessagePage>
    </Card>
  );
}

/** The event has a name and a date, and nothing to redeem yet. */
export function NotYet({ starts }: { starts: string }) {
  const { t } = useLingui();
  const at = formatTime(starts);
  return (
    <Card>
      <EmptyState
        icon={<ClockIcon />}
        title={t({ context: 'redeem', message: '活動尚未開始' })}
        text={
          <Trans context="redeem">
            <time dateTime={starts}>{at}</time>（台北時間）開放兌換，時間一到這一頁會自動打開。
          </Trans>
        }
      />
    </Card>
  );
}

/** Nothing can be redeemed any more; what was stays below. */
export function Over({ event, redeemed }: { event: EventFormView['event']; redeemed: boolean }) {
  const { t } = useLingui();
  const { end_time: ends, stopped } = event;
  const at = formatTime(ends);
  if (stopped) return <Stopped ends={ends} />;
  return (
    <Card>
      <EmptyState
        icon={<ClockIcon />}
        title={t({ context: 'redeem', message: '活動已結束' })}
        text={
          redeemed ? (
            <Trans context="redeem">
              兌換已在 <time dateTime={ends}>{at}</time>（台北時間）截止。已經兌換的獎勵仍會寄送，紀錄在下方。
            </Trans>
          ) : (
            <Trans context="redeem">
              兌換已在 <time dateTime={ends}>{at}</time>（台北時間）截止。
            </Trans>
          )
        }
      />
    </Card>
  );
}

/** Whoever comes now has missed nothing by their own fault: the event ended before its time. */
function Stopped({ ends }: { ends: string }) {
  const { t } = useLingui();
  const at = formatTime(ends);
  return (
    <Card>
      <EmptyState
        icon={<ClockIcon />}
        title={t({ context: 'redeem', message: '活動已停止兌換' })}
        text={
          <Trans context="redeem">
            這個活動在 <time dateTime={ends}>{at}</time>
            （台北時間）提前停止。已經兌換的獎勵仍會寄送，還沒用的序號請先留著。
          </Trans>
        }
      />
    </Card>
  );
}
