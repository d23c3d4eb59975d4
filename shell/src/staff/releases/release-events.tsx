import { formatTime } from '@hub/web';
import { AUTOMATIC, type ReleaseEventView, type ReleaseVerb } from '@hub/contracts/releases';
import { Trans, useLingui } from '@lingui/react/macro';
import { HostChanges } from './host-lines.tsx';
import css from './releases.module.css';

/** What was done, the newest first. */
export function ReleaseEvents({ events }: { events: readonly ReleaseEventView[] }) {
  return (
    <ol className={css.events}>
      {events.map((event) => (
        <li key={event.revision} className={css.event}>
          <EventWords event={event} />
        </li>
      ))}
    </ol>
  );
}

function EventWords({ event }: { event: ReleaseEventView }) {
  const { t } = useLingui();
  const { verb, build, share, live_before: before, by, at, reason, facts, hosts } = event;
  const automatic = by === AUTOMATIC;
  const what: Record<ReleaseVerb, string> = {
    publish: t({ context: 'done', message: '發布' }),
    promote: share === 100 ? t`全面上線` : t`試行 ${share ?? 0}%`,
    rollback: t`退回`,
    retire: t({ context: 'done', message: '下架' }),
    local: t`用自己電腦上的版本看`,
    hosts: t`變更可以嵌入的網站`,
    service: t`發布服務`,
    stop: automatic ? t`自動停止試行` : t({ context: 'done', message: '停止試行' }),
  };
  return (
    <>
      <span className={css.head}>
        <strong>{what[verb]}</strong> <code className={css.build}>{build}</code>
        {share === 100 && before && before !== build && <span className={css.quiet}>{t`取代 ${before}`}</span>}
      </span>
      <span className={css.quiet}>
        <time dateTime={at}>{formatTime(at)}</time> · {automatic ? t`系統` : by}
      </span>
      {reason && <span>{reason}</span>}
      {hosts && <HostChanges before={hosts.before} after={hosts.after} />}
      {facts && (
        <span>
          <Trans>
            試行開啟 {facts.canary.mounts} 次、失敗 {facts.canary.failures} 次；正式版本開啟 {facts.live.mounts}{' '}
            次、失敗 {facts.live.failures} 次
          </Trans>
        </span>
      )}
    </>
  );
}
