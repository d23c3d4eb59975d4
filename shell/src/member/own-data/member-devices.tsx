import { Badge, Button, CardList, formatTime, GlobeIcon, ListRow, Notice, SectionTitle, Skeleton } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEndOwnSessionMutation, useLogOutEverywhereMutation, useOwnSessionsQuery } from '../member.api.ts';
import css from './own-data.module.css';

/** Browsers that the member is logged in with, the last used first. */
export function MemberDevices({ token }: { token: string }) {
  const { t } = useLingui();
  const { currentData: sessions, error, isFetching, refetch } = useOwnSessionsQuery(token);
  const [end, ending] = useEndOwnSessionMutation();
  const [endAll, leaving] = useLogOutEverywhereMutation();
  return (
    <section aria-labelledby="own-devices">
      <SectionTitle
        id="own-devices"
        end={
          sessions && (
            <Button size="small" busy={leaving.isLoading} onClick={() => void endAll()}>
              <Trans>登出所有裝置</Trans>
            </Button>
          )
        }
      >
        <Trans>登入中的裝置</Trans>
      </SectionTitle>
      {(ending.isError || leaving.isError) && <Notice kind="bad" role="alert" title={t`沒有登出，請再試一次`} />}
      {sessions && (
        <CardList>
          {sessions.map(({ ref, device, address, began_at, seen_at, current }) => {
            const name = device || t`不明的瀏覽器`;
            const [began, seen] = [formatTime(began_at), formatTime(seen_at)];
            return (
              <ListRow
                key={ref}
                start={<GlobeIcon />}
                end={
                  current ? (
                    <Badge kind="ok" icon={null}>
                      <Trans>這個裝置</Trans>
                    </Badge>
                  ) : (
                    <Button size="small" aria-label={t`登出 ${name}，${began} 登入`} onClick={() => void end(ref)}>
                      <Trans>登出</Trans>
                    </Button>
                  )
                }
              >
                <b>{name}</b>
                <span className={css.meta}>
                  <span>{address}</span>
                  <span>
                    <Trans>{began} 登入</Trans>
                  </span>
                  <span>
                    <Trans>最後使用：{seen}</Trans>
                  </span>
                </span>
              </ListRow>
            );
          })}
        </CardList>
      )}
      {!sessions && error !== undefined && (
        <Notice kind="warn" role="alert" title={t`裝置清單沒有載入`}>
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            <Trans>再試一次</Trans>
          </Button>
        </Notice>
      )}
      {!sessions && error === undefined && <Skeleton shape="rows" count={2} />}
    </section>
  );
}
