import { CardList, langOfWords, formatTime, ListRow, SectionTitle, TipList } from '@hub/web';
import type { EventFormView } from '@hub/contracts/events';
import { Trans, useLingui } from '@lingui/react/macro';
import { RewardArt } from '../art/event-art.tsx';
import { EventIntro } from './event-window.tsx';
import css from './redeem.module.css';

/** What the event is about, what it gives, and the rules. */
export function AboutEvent({ event }: { event: EventFormView['event'] }) {
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
      {event.rewards.length > 0 && (
        <section>
          <SectionTitle>
            <Trans context="redeem">活動獎勵</Trans>
          </SectionTitle>
          <CardList>
            {event.rewards.map((title, index) => (
              <ListRow key={index} start={<RewardArt art={event.art} />}>
                <span className={css.reward} lang={langOfWords(title)}>
                  {title}
                </span>
              </ListRow>
            ))}
          </CardList>
        </section>
      )}
      <section>
        <SectionTitle>
          <Trans context="redeem">兌換須知</Trans>
        </SectionTitle>
        <TipList tips={tips} />
      </section>
    </div>
  );
}
