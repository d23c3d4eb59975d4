import { Button, formatDay, LinkButton, ListRow, Notice, useGetGamesQuery } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemberAccountsQuery, useUnlinkAccountMutation } from '../game-account/accounts.api.ts';
import { GAME_ACCOUNT } from '../return-path.ts';
import { OwnPart } from './own-part.tsx';
import css from './own-data.module.css';

/** A member has few (`MEMBER_ACCOUNTS_MAX`). */
const onePage = { hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => undefined };

/** Accounts of games that the member proved to play with. */
export function OwnAccounts({ token }: { token: string }) {
  const { t } = useLingui();
  const list = useMemberAccountsQuery(token, { refetchOnMountOrArgChange: true });
  const { data: games = [] } = useGetGamesQuery();
  const [unlink, { isLoading, isError, originalArgs }] = useUnlinkAccountMutation();
  const nameOf = (id: string) => games.find(({ game_id }) => game_id === id)?.game_name ?? id;
  return (
    <>
      <OwnPart
        id="own-accounts"
        title={t`我的遊戲帳號`}
        empty={t`還沒有連結遊戲帳號。連結後，這裡會列出它的序號兌換紀錄。`}
        rows={list.currentData}
        list={{ ...list, ...onePage }}
        end={
          <LinkButton size="small" to={GAME_ACCOUNT}>
            <Trans>怎麼連結</Trans>
          </LinkButton>
        }
      >
        {({ id, game_id, role_id, char_name, linked_at }) => {
          const since = formatDay(linked_at);
          const name = char_name || role_id;
          return (
            <ListRow
              key={id}
              end={
                <Button
                  size="small"
                  busy={isLoading && originalArgs === id}
                  aria-label={t`結束連結：${name}`}
                  onClick={() => void unlink(id)}
                >
                  <Trans>結束連結</Trans>
                </Button>
              }
            >
              <b>{name}</b>
              <span className={css.preview}>{nameOf(game_id)}</span>
              <span className={css.meta}>
                {role_id}{' '}
                <time dateTime={linked_at}>
                  <Trans>{since} 連結</Trans>
                </time>
              </span>
            </ListRow>
          );
        }}
      </OwnPart>
      {isError && <Notice kind="bad" role="alert" title={t`連結沒有結束，請再試一次`} />}
    </>
  );
}
