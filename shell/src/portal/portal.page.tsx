import {
  EmptyState,
  Gamepad2Icon,
  GameTile,
  GlobeIcon,
  LinkButton,
  PageBody,
  PageWindow,
  Skeleton,
  useGetConfigQuery,
  useGetGamesQuery,
  usePageTitle,
} from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { isOwnAddress } from '../layout/own-address.ts';
import { useAreaDoors } from '../layout/site-doors.tsx';
import { FraudWarning } from './fraud-warning.tsx';
import { PortalNotices } from './portal-notices.tsx';
import { RetryButton } from './retry-button.tsx';
import css from './portal.module.css';

/** `/game`: every game with its ways in. */
export function PortalPage() {
  const { t } = useLingui();
  const { data: config } = useGetConfigQuery();
  usePageTitle(t`選擇遊戲`);
  const main = config?.main_site ?? '';
  return (
    <>
      <PageWindow game="hub" size="medium" title={t`選擇遊戲`} subtitle={t`儲值、客服與公告，都從這裡開始`} />
      <PageBody overlap>
        <FraudWarning />
        <Games />
        <PortalNotices />
        {main && !isOwnAddress(main) && (
          <LinkButton variant="quiet" href={main} icon={<GlobeIcon />}>
            <Trans>前往官方網站</Trans>
          </LinkButton>
        )}
      </PageBody>
    </>
  );
}

function Games() {
  const { t } = useLingui();
  const { data: games, isError, refetch, isFetching } = useGetGamesQuery();
  const doors = useAreaDoors('tile');
  if (!games && !isError) return <Skeleton shape="card" count={4} />;
  if (!games?.length) {
    return (
      <EmptyState
        icon={<Gamepad2Icon />}
        title={isError ? t`暫時讀不到遊戲名單` : t`目前沒有開放的遊戲`}
        text={isError ? t`可能是網路中斷，請再試一次。` : t`需要協助時，請到客服中心。`}
        action={isError ? <RetryButton busy={isFetching} onPress={() => void refetch()} /> : undefined}
      />
    );
  }
  return (
    <ul className={css.games}>
      {games.map(({ game_id, game_name, site }) => (
        <li key={game_id}>
          <GameTile
            game={game_id}
            name={game_name}
            links={[
              ...doors(game_id).map(({ to, label, icon }) => ({ to, label, icon })),
              ...(site ? [{ href: site, label: t`官網`, icon: <GlobeIcon /> }] : []),
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
