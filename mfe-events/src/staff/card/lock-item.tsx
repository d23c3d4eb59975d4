import type { LockRow } from '@hub/contracts/events';
import { Badge, contentLang, formatTime, Link } from '@hub/web';
import { cardRows as css } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { EVENTS } from '../events/events-address.ts';

/** Wrong entries of the account at one event, with the way to unlock it. */
export function LockItem({ lock }: { lock: LockRow }) {
  const { t } = useLingui();
  const { fails, limit, locked_at, role_id } = lock;
  // Its entries are found there also before it is locked.
  const search = new URLSearchParams({ which: 'all', find: role_id });
  return (
    <li>
      <Link className={css.row} to={`${EVENTS}/${lock.event_id}/locks?${search}`}>
        <span className={css.line}>
          <b lang={contentLang}>{lock.event_name}</b>
          <Badge kind={locked_at === null ? 'warn' : 'danger'} icon={null}>
            {locked_at === null ? t`輸錯過` : t`已鎖定`}
          </Badge>
        </span>
        <span className={css.line}>
          <span>{t`輸錯 ${fails}／${limit} 次`}</span>
          <time dateTime={lock.last_at}>{formatTime(lock.last_at)}</time>
          <span className={css.deed}>{lock.may_unlock && locked_at !== null ? t`去解除鎖定` : t`看輸入紀錄`}</span>
        </span>
      </Link>
    </li>
  );
}
