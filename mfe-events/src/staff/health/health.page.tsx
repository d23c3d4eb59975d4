import { EmptyState, Skeleton, usePageTitle } from '@hub/web';
import { useNow, useQuietRefresh, useSessionEnd } from '@hub/web/staff';
import type { GameHealth } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useDeliveryHealthQuery } from '../deliveries.api.ts';
import { DeliveriesFault, Screen } from '../screen.tsx';
import { useStaff } from '../staff-context.ts';
import css from './health.module.css';
import { HealthCard } from './health-card.tsx';

/** How each game's line is: those that want somebody first. */
export function HealthPage() {
  const { t } = useLingui();
  const { signedIn } = useStaff();
  const { data, error, refetch } = useDeliveryHealthQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = useNow();
  useSessionEnd(error);
  useQuietRefresh(() => void refetch(), signedIn);
  const title = t`遊戲連線`;
  usePageTitle(title);
  return (
    <Screen title={title} lead={t`每款遊戲的信送得順不順。連續 20 次失敗會先停下來，之後定時再試，通了就自動繼續。`}>
      {error && <DeliveriesFault fault={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="rows" count={4} />}
      {data?.length === 0 && <EmptyState title={t`還沒有遊戲可以看`} />}
      {data && data.length > 0 && (
        <ul className={css.cards}>
          {[...data].sort(byNeed).map((game) => (
            <HealthCard key={game.game_id} game={game} now={now} />
          ))}
        </ul>
      )}
    </Screen>
  );
}

const need = ({ circuit, manual, late, linked, open }: GameHealth) =>
  (circuit === 'open' ? 1000 : 0) + (!linked && open > 0 ? 500 : 0) + (manual > 0 ? 100 : 0) + (late > 0 ? 10 : 0);
const byNeed = (a: GameHealth, b: GameHealth) => need(b) - need(a);
