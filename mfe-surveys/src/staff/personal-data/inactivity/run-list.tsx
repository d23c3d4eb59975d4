import type { InactivityRun } from '@hub/contracts/identity';
import { Badge, CardList, contentLang, formatDay, formatTime, ListRow } from '@hub/web';
import { ListRows } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import css from '../personal-data.module.css';
import { useInactivityRunsInfiniteQuery } from './inactivity.api.ts';

/** The runs that two persons agreed to, the newest first. */
export function RunList({ live }: { live: boolean }) {
  const { t } = useLingui();
  const list = useInactivityRunsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <ListRows
      list={list}
      live={live}
      away={{ title: t`執行紀錄沒有載到`, text: t`已經核准的執行會繼續進行。` }}
      empty={{ title: t`還沒有執行過` }}
      status={(many, ended) => (ended ? t`共 ${many} 次，已全部列出` : t`已列出 ${many} 次`)}
    >
      {(rows) => (
        <CardList aria-label={t`執行紀錄`}>
          {rows.map((row) => (
            <RunRow key={row.id} row={row} />
          ))}
        </CardList>
      )}
    </ListRows>
  );
}

function RunRow({ row }: { row: InactivityRun }) {
  const { t } = useLingui();
  const day = formatDay(`${row.day}T00:00:00+08:00`);
  const { noticed, closed, held, requested_by: asker, approved_by: decider } = row;
  return (
    <ListRow>
      <span className={css.line}>
        <b>{t`#${row.id} 算到 ${day}`}</b>
        <Badge kind={row.state === 'done' ? 'ok' : 'processing'} icon={null}>
          {row.state === 'done' ? t`已完成` : t`執行中`}
        </Badge>
      </span>
      <span className={css.line}>
        <span>{t`通知 ${noticed} 位`}</span>
        <span>{t`終止 ${closed} 位`}</span>
        {held > 0 && <span>{t`保留 ${held} 位`}</span>}
      </span>
      <span className={`${css.line} ${css.soft}`}>
        <span lang={contentLang}>{t`${asker} 提出，${decider} 核准`}</span>
        <time dateTime={row.started_at}>{formatTime(row.started_at)}</time>
      </span>
    </ListRow>
  );
}
