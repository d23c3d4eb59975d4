import { CardList, formatTime, ListRow } from '@hub/web';
import { ListScreen } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useSampleNotesInfiniteQuery } from './notes.api.ts';

export function NotesPage() {
  const { t } = useLingui();
  const list = useSampleNotesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <ListScreen
      title={t`玩家的留言`}
      list={list}
      live
      away={{ title: t`留言沒有載入`, text: t`暫時連不上，請再試一次。` }}
      empty={{ title: t`還沒有留言` }}
      status={(many, ended) => (ended ? t`共 ${many} 則，已全部列出` : t`已列出 ${many} 則`)}
    >
      {(rows) => (
        <CardList aria-label={t`玩家的留言`}>
          {rows.map((row) => (
            <ListRow key={row.id}>
              <b>{row.note}</b> <span>{row.game_id}</span> <time dateTime={row.left_at}>{formatTime(row.left_at)}</time>
            </ListRow>
          ))}
        </CardList>
      )}
    </ListScreen>
  );
}
