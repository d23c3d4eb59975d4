import { EmptyState, Gamepad2Icon, Skeleton, useGetGamesQuery } from '@hub/web';
import { AwayNotice } from '@hub/tickets/web';
import { useLingui } from '@lingui/react/macro';
import { GameDoor } from './game-door.tsx';
import css from './support-home.module.css';

export function GameDoors() {
  const { t } = useLingui();
  const { data, error, isError, isFetching, refetch } = useGetGamesQuery();
  const games = data?.filter(({ site }) => site);
  if (games?.length) {
    return (
      <ul className={css.doors} aria-label={t({ context: 'support', message: '遊戲' })}>
        {games.map(({ game_id, game_name }) => (
          <li key={game_id}>
            <GameDoor game={game_id} name={game_name} />
          </li>
        ))}
      </ul>
    );
  }
  if (games) {
    return (
      <EmptyState
        icon={<Gamepad2Icon />}
        title={t({ context: 'support', message: '目前沒有開放的遊戲' })}
        text={t({ context: 'support', message: '新的遊戲開放後，會出現在這裡。' })}
      />
    );
  }
  if (isError) return <AwayNotice fault={error} busy={isFetching} onRetry={() => void refetch()} />;
  return <Skeleton shape="card" count={4} />;
}
