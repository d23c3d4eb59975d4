import { CrownIcon } from '@hub/web/parts';
import css from './vip-home.module.css';

/** Before the title: how high the game ranks the player. */
export function RankBadge({ rank }: { rank: number }) {
  return (
    <p className={css.rank}>
      <CrownIcon />
      VIP {rank}
    </p>
  );
}
