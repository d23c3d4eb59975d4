import { ContentText, formatTime, LinkButton, Notice } from '@hub/web';
import type { EventData } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useStaff } from '../../staff-context.ts';
import { mayDecideEvent } from '../../codes/code-rights.ts';

type Props = { event: EventData };

/** That it was stopped, and below it what an operator has to do next, or waits for. */
export function EventStanding({ event }: Props) {
  const { stopped, row } = event;
  return (
    <>
      {row.phase === 'stopped' && stopped && <Stopped stopped={stopped} />}
      <NextStep event={event} />
    </>
  );
}

function Stopped({ stopped: { at, by, reason } }: { stopped: NonNullable<EventData['stopped']> }) {
  const { t } = useLingui();
  const time = formatTime(at);
  return (
    <Notice kind="bad" title={by ? t`${by} 在 ${time} 停止了活動` : t`活動在 ${time} 停止`}>
      {reason && (
        <p>
          {t`原因：`}
          <ContentText>{reason}</ContentText>
        </p>
      )}
      <p>{t`玩家看到活動已停止，不能再兌換；已經兌換的獎勵照樣寄出。`}</p>
    </Notice>
  );
}

function NextStep({ event: { row, may, published_at, published_by } }: Props) {
  const { t } = useLingui();
  const { me } = useStaff();
  if (row.approval !== null) {
    return (
      <Notice kind="info" title={t`已提出發布，等另一位同事核准`}>
        <p>{t`申請編號 ${row.approval}。核准前再修改內容，這份申請就不算數，要重新提出。`}</p>
        {mayDecideEvent(me, row.game_id) && (
          <LinkButton size="small" to="/staff/approvals">
            {t`看等待核准`}
          </LinkButton>
        )}
      </Notice>
    );
  }
  if (row.phase === 'draft')
    return (
      <Notice kind="plain" title={t`還是草稿，玩家看不到`}>
        <p>
          {may.includes('publish') ? t`內容確定後按「提出發布」，另一位同事核准才會開放。` : t`發布後玩家才看得到。`}
        </p>
      </Notice>
    );
  if (row.changed)
    return (
      <Notice kind="warn" title={t`草稿和玩家看到的不一樣`}>
        <p>{t`修改要再提出發布、由另一位同事核准，玩家才會看到。`}</p>
      </Notice>
    );
  if (published_at === null || row.phase === 'stopped') return null;
  return (
    <Notice kind="ok" title={t`已發布`}>
      <p>{t`${published_by} 核准，${formatTime(published_at)} 起生效。`}</p>
    </Notice>
  );
}
