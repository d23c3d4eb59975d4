import { Badge, Button, ContentText, Disclosure, formatTime } from '@hub/web';
import type { LockRow } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useGames } from '../../games.ts';
import { useWrongWords } from '../words/use-event-words.ts';
import own from './locks.module.css';

/** One account: how many wrong entries, since when it is locked, and what it entered, in true reasons. */
export function LockCard({ row, onUnlock }: { row: LockRow; onUnlock: () => void }) {
  const { t } = useLingui();
  const { serverOf } = useGames();
  const wrong = useWrongWords();
  return (
    <li className={own.lock}>
      <div className={own.head}>
        <b className={own.who}>
          <ContentText>{row.role_name}</ContentText> {row.role_id}
        </b>
        {row.locked_at !== null ? (
          <Badge kind="danger">{t`鎖定中`}</Badge>
        ) : (
          <Badge kind="neutral">{t`還可以試 ${Math.max(0, row.limit - row.fails)} 次`}</Badge>
        )}
      </div>
      <p className={own.facts}>
        <ContentText>{serverOf(row.game_id, row.server_id)}</ContentText>
        {row.partner_uid && <span>{row.partner_uid}</span>}
        <span>{t`錯 ${row.fails}／${row.limit} 次`}</span>
        {row.locked_at !== null && <span>{t`${formatTime(row.locked_at)} 鎖定`}</span>}
      </p>
      {row.tries.length > 0 && (
        <Disclosure title={t`最近的 ${row.tries.length} 次`}>
          <ol className={own.tries}>
            {row.tries.map(({ at, why }, index) => (
              <li key={index}>
                <time dateTime={at}>{formatTime(at)}</time>
                <span>{wrong[why]}</span>
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
      {row.may_unlock && row.locked_at !== null && (
        <div>
          <Button size="small" aria-label={t`解鎖 ${row.role_id}`} onClick={onUnlock}>
            {t`解鎖`}
          </Button>
        </div>
      )}
    </li>
  );
}
