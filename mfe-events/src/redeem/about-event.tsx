import { formatTime, SectionTitle } from '@hub/web';
import { TipList } from '@hub/web/parts';
import type { EventFormView, EventRewardsView } from '@hub/contracts/events';
import { Trans, useLingui } from '@lingui/react/macro';
import { EventIntro } from './event-window.tsx';
import { Rewards } from './rewards.tsx';
import css from './redeem.module.css';

/** `open`: codes are taken now. */
type Props = { event: EventFormView['event']; rewards: EventRewardsView['rewards']; open: boolean };

/** What the event is about, what it gives, and the rules. */
export function AboutEvent({ event, rewards, open }: Props) {
  const { t } = useLingui();
  const [from, until] = [formatTime(event.start_time), formatTime(event.end_time)];
  const tips = [
    event.pace === 'weekly'
      ? t({ context: 'redeem', message: '獎勵每週統一寄到遊戲內信箱，最晚下週一 23:59 前送達。' })
      : t({ context: 'redeem', message: '獎勵寄到遊戲內信箱，通常幾分鐘就到，最晚下週一 23:59 前送達。' }),
    t({ context: 'redeem', message: '每組序號只能用一次，兌換後不能換到其他角色。' }),
    t({ context: 'redeem', message: `活動時間 ${from} 到 ${until}（台北時間）。` }),
  ];
  return (
    <div className={css.about}>
      {event.intro && (
        <section>
          <SectionTitle>
            <Trans context="redeem">關於活動</Trans>
          </SectionTitle>
          <EventIntro className={css.intro} intro={event.intro} />
        </section>
      )}
      <Rewards rewards={rewards} art={event.art} open={open} />
      <section>
        <SectionTitle>
          <Trans context="redeem">兌換須知</Trans>
        </SectionTitle>
        <TipList tips={tips} />
      </section>
    </div>
  );
}
