import type { Delivery } from '@hub/contracts/events';
import { formatTime } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useErrorWords } from './use-error-words.ts';

/** How things stand with a delivery now, and what comes next, as one would tell a colleague. */
export function useNowWords(): (delivery: Delivery) => { title: string; text: string } {
  const { t } = useLingui();
  const errorOf = useErrorWords();
  const next = useNextWords();
  const ends = useEndWords();
  return (delivery) => {
    const { row } = delivery;
    const why = errorOf(row.error || 'timeout');
    const then = next(delivery);
    switch (row.state) {
      case 'sending':
        return { title: t`正在寄給遊戲`, text: t`結果幾秒後就會出現在這裡。` };
      case 'unknown':
        return { title: t`${why}，不確定遊戲是否收到`, text: then };
      case 'queued':
        if (row.batch !== null && row.next_at === null) return waits(row.batch.name);
        return { title: row.error ? t`還沒送到：${why}` : t`排隊等寄送`, text: then };
      default:
        return ends(delivery);
    }
  };

  function waits(batch: string) {
    return { title: t`等批次「${batch}」放行`, text: t`要有人試算、提出放行，再由另一位同事核准，才會寄出。` };
  }
}

/** When it goes again by itself. */
function useNextWords(): (delivery: Delivery) => string {
  const { t } = useLingui();
  return ({ row, circuit }) => {
    if (circuit === 'open') return t`遊戲的連線停著，恢復後會自動以同一編號再送，不會重複發。`;
    if (row.next_at === null) return t`會自動以同一編號再送，不會重複發。`;
    const at = formatTime(row.next_at);
    return row.attempts === 0 ? t`${at} 寄出。` : t`${at} 以同一編號再送，遊戲只會算一次。`;
  };
}

/** What stays as it is until a person does something, or for ever. */
function useEndWords(): (delivery: Delivery) => { title: string; text: string } {
  const { t } = useLingui();
  const errorOf = useErrorWords();
  return ({ row, partner_mail_id }) => {
    const why = errorOf(row.error);
    switch (row.state) {
      case 'delivered':
        return {
          title: t`已送到玩家的遊戲內信箱`,
          text: partner_mail_id ? t`遊戲給的信件編號是 ${partner_mail_id}。` : t`之後由玩家在遊戲內領取。`,
        };
      case 'rejected':
        return { title: t`遊戲退回：${why}`, text: t`不會自動再送。排除原因後可以再送一次，或換成新的一封。` };
      case 'manual':
        return {
          title: t`自動重試都用完了，要人處理`,
          text: t`可以再送一次（同一編號，不會重複發）、換成新的一封，或在遊戲後台補發後標記。`,
        };
      case 'by_hand':
        return { title: t`已在遊戲後台手動補發`, text: t`這裡不會再寄。` };
      case 'recalled':
        return { title: t`已從玩家信箱收回`, text: t`玩家沒有領到。` };
      case 'replaced':
        return { title: t`已換成新的一封`, text: t`這一封不會再寄。` };
      default:
        return { title: t`已取消`, text: t`這一封沒有寄到遊戲，也不會再寄。` };
    }
  };
}
