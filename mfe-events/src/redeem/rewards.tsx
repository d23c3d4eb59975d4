import { Badge, CardList, langOfWords, ListRow, SectionTitle } from '@hub/web';
import type { EventArt, EventRewardsView } from '@hub/contracts/events';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { RewardArt } from '../art/event-art.tsx';
import css from './redeem.module.css';

type Reward = EventRewardsView['rewards'][number];
type Props = { rewards: readonly Reward[]; art: EventArt; open: boolean };

/** What the event gives: what is in each reward, and what the reader can still have of it. */
export function Rewards({ rewards, art, open }: Props) {
  if (rewards.length === 0) return null;
  return (
    <section aria-labelledby="event-rewards">
      <SectionTitle id="event-rewards">
        <Trans context="redeem">活動獎勵</Trans>
      </SectionTitle>
      <CardList>
        {rewards.map((reward, index) => (
          <ListRow key={index} start={<RewardArt art={art} picture={reward.picture} size={48} />}>
            <span className={css.log}>
              <span className={css.logWords}>
                <span className={css.reward} lang={langOfWords(reward.title)}>
                  {reward.title}
                </span>
                {reward.contents && (
                  <span className={css.small} lang={langOfWords(reward.contents)}>
                    {reward.contents}
                  </span>
                )}
              </span>
              <Left reward={reward} open={open} />
            </span>
          </ListRow>
        ))}
      </CardList>
    </section>
  );
}

/** How often it can still be had; of an event that takes no codes now, how often an account gets it. */
function Left({ reward: { per_account, left }, open }: { reward: Reward; open: boolean }) {
  const { t } = useLingui();
  if (left === 0) return <Badge kind="ok">{t({ context: 'redeem', message: '已兌換' })}</Badge>;
  return (
    <span className={css.small}>
      {open ? (
        <Trans context="redeem">
          <Plural value={left} other="還可兌換 # 次" />
        </Trans>
      ) : (
        <Trans context="redeem">
          <Plural value={per_account} other="每個帳號 # 次" />
        </Trans>
      )}
    </span>
  );
}
