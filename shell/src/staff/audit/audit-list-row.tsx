import type { AuditRow } from '@hub/contracts/identity';
import { classList } from '@hub/web';
import { PaneRow } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useGameNames } from '../roles.ts';
import css from './audit-list.module.css';
import { auditTime } from './audit-time.ts';
import { isFailure } from './is-failure.ts';
import { useAuditObjects } from './use-audit-objects.ts';
import { useAuditWords, type AuditWords } from './use-audit-words.ts';

type Props = { row: AuditRow; to: string; open: boolean };

export function AuditListRow({ row, to, open }: Props) {
  const { t } = useLingui();
  const words = useAuditWords(row);
  const objects = useAuditObjects(row.service);
  const action = words.action(row.action);
  const { nameOf } = useGameNames();
  const summary = summaryOf(row, words);
  return (
    <PaneRow id={row.id} to={to} open={open}>
      <time className={css.time} dateTime={row.time}>
        {auditTime(row.time)}
      </time>
      <span className={css.actor}>
        {row.actor_kind === 'staff' ? row.actor_name || row.actor : `${words.actorKind(row.actor_kind)} ${row.actor}`}
      </span>
      <span className={css.action} title={action} data-failed={isFailure(row.action) || undefined}>
        {action}
      </span>
      <span className={css.object}>
        {row.game_id !== '' && (
          <span className={css.game} data-game={row.game_id} title={nameOf(row.game_id)}>
            {row.game_id}
          </span>
        )}
        {objects.words(row)}
      </span>
      {summary !== '' && (
        <span className={classList(css.summary, css.words)} title={summary}>
          <span className="visually-hidden">{t`內容：`}</span>
          {summary}
        </span>
      )}
    </PaneRow>
  );
}

function summaryOf({ changes, facts }: AuditRow, { field, value }: AuditWords): string {
  const shown = (name: string, state: string | null) => (state === null || state === '' ? '—' : value(name, state));
  return [
    ...changes.map(({ field: name, before, after }) => `${field(name)} ${shown(name, before)} → ${shown(name, after)}`),
    ...facts.map(({ field: name, value: held }) => `${field(name)} ${shown(name, held)}`),
  ].join(' · ');
}
