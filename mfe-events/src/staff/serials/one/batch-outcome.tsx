import { formatTime, LinkButton, Notice } from '@hub/web';
import type { SerialBatch } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { eventAddress } from '../../events/events-address.ts';
import { useStaffEventQuery } from '../../events/events.api.ts';
import { usePhaseWords } from '../../events/words/use-event-words.ts';
import { useFaultWords } from '../use-serial-words.ts';

/** What an ended batch means for players; nothing while it goes on. */
export function BatchOutcome({ batch }: { batch: SerialBatch }) {
  const { t } = useLingui();
  const faults = useFaultWords();
  const { state, disabled_by: by, disabled_at } = batch;
  if (state === 'failed') {
    const fault = faults[batch.fault] ?? faults.other;
    return (
      <Notice kind="bad" title={fault?.what}>
        <p>{fault?.then}</p>
        <p>{t`沒有任何序號寫入，玩家不受影響。`}</p>
      </Notice>
    );
  }
  if (state === 'disabled') {
    return (
      <Notice kind="warn" title={t`${by} 在 ${disabled_at ? formatTime(disabled_at) : ''} 停用了這一批`}>
        <p>{t`沒用過的序號都不能再兌換。已經兌換的不受影響，獎勵照常寄送。`}</p>
      </Notice>
    );
  }
  if (state === 'cancelled') {
    return (
      <Notice kind="plain" title={t`這一批已取消，沒有留下任何序號`}>
        <p>{t`同一個檔案可以再匯入一次。`}</p>
      </Notice>
    );
  }
  return state === 'ready' ? <NotYetOpen event={batch.event_id} /> : null;
}

/** Good codes are no use to players while their event is not open. */
function NotYetOpen({ event }: { event: number }) {
  const { t } = useLingui();
  const phases = usePhaseWords();
  const { currentData } = useStaffEventQuery(event);
  if (!currentData || currentData.row.phase === 'open') return null;
  const [phase] = phases[currentData.row.phase];
  return (
    <Notice kind="info" title={t`序號備妥了，但活動是「${phase}」，玩家現在不能兌換`}>
      <LinkButton size="small" to={eventAddress(event)}>{t`看這個活動`}</LinkButton>
    </Notice>
  );
}
