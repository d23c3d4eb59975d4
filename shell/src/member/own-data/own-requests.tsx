import { Badge, formatDay, formatTime, ListRow } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { OwnPart } from './own-part.tsx';
import { useRequestWords } from './request-words.ts';
import { useOwnDataRequestsQuery } from './requests.api.ts';
import css from './own-data.module.css';

/** One page of them; what is over names nobody any more and is not listed. */
const onePage = { hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => undefined };

/** What the member asked for about the own data, and until when it is answered. */
export function OwnRequests({ token }: { token: string }) {
  const { t } = useLingui();
  const { kinds, states } = useRequestWords();
  const list = useOwnDataRequestsQuery(token, { refetchOnMountOrArgChange: true });
  return (
    <OwnPart
      id="own-requests"
      title={t`我的資料申請`}
      empty={t`目前沒有處理中的申請。`}
      rows={list.currentData}
      list={{ ...list, ...onePage }}
    >
      {({ id, kind, state, created_at, due_at }) => {
        const [word, badge] = states[state];
        const [made, due] = [formatTime(created_at), formatDay(due_at)];
        return (
          <ListRow key={id} end={<Badge kind={badge}>{word}</Badge>}>
            <b>{kinds[kind]}</b>
            <span className={css.meta}>
              <time dateTime={created_at}>
                <Trans>{made} 提出</Trans>
              </time>
              <time dateTime={due_at}>
                <Trans>最晚 {due} 答覆</Trans>
              </time>
            </span>
          </ListRow>
        );
      }}
    </OwnPart>
  );
}
