import { inFours, type MailStatus } from '@hub/contracts/events';
import { Badge, formatTime, langOfWords, ListRow, useGetGamesQuery, type BadgeKind } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useMemberAccountsQuery, useMyRedemptionsInfiniteQuery } from '../game-account/accounts.api.ts';
import { OwnPart } from './own-part.tsx';
import css from './own-data.module.css';

/** What the linked accounts redeemed; not there for whoever linked none. */
export function OwnRedemptions({ token }: { token: string }) {
  const { t } = useLingui();
  const { currentData: accounts } = useMemberAccountsQuery(token);
  const list = useMyRedemptionsInfiniteQuery(token, { refetchOnMountOrArgChange: true });
  const { data: games = [] } = useGetGamesQuery();
  if (accounts?.length === 0) return null;
  const words: Record<MailStatus, readonly [string, BadgeKind]> = {
    queued: [t`處理中`, 'processing'],
    sent: [t`已寄到遊戲信箱`, 'ok'],
    failed: [t`處理異常，客服已收到`, 'warn'],
  };
  const nameOf = (id: string) => games.find(({ game_id }) => game_id === id)?.game_name ?? id;
  return (
    <OwnPart
      id="own-redemptions"
      title={t`我的兌換紀錄`}
      empty={t`連結的遊戲帳號還沒有兌換過序號。`}
      rows={list.currentData?.pages.flatMap(({ data }) => data)}
      list={list}
    >
      {({ id, event_name, title, serial, in_fours, mail_status, game_id, char_name, role_id, create_time }) => {
        const [word, kind] = words[mail_status];
        const code = in_fours ? inFours(serial) : serial;
        return (
          <ListRow key={id} end={<Badge kind={kind}>{word}</Badge>}>
            <b lang={langOfWords(title)}>{title || event_name}</b>
            <span className={css.preview} lang={langOfWords(event_name)}>
              {event_name}
            </span>
            <span className={css.meta}>
              <span>{code || t`客服補發`}</span>{' '}
              <span>
                {nameOf(game_id)}・{char_name || role_id}
              </span>{' '}
              <time dateTime={create_time}>{formatTime(create_time)}</time>
            </span>
          </ListRow>
        );
      }}
    </OwnPart>
  );
}
