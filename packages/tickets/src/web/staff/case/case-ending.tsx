import { formatTime, SiteLink, Notice } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { caseAddress, type QueueChoice } from '../desk-address.ts';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import css from './case-talk.module.css';

export function CaseEnding({ ticket }: { ticket: StaffTicket }) {
  const { t } = useLingui();
  const { closed_at, closed_by, csat, csat_comment, csat_time } = ticket;
  if (closed_at === null) return null;
  const time = formatTime(closed_at);
  const by = {
    player: t`${time} 玩家結案`,
    staff: t`${time} 客服結案`,
    system: t`${time} 系統結案`,
  };
  const rating = csat === '1' ? t`評分：有幫助` : csat === '2' ? t`評分：沒有幫助` : t`還沒評分`;
  return (
    <Notice kind={csat === '2' ? 'warn' : 'plain'} title={by[closed_by ?? 'system']}>
      <p>
        {rating}
        {csat_time !== null && <span className={css.time}> {formatTime(csat_time)}</span>}
      </p>
      {csat_comment !== null && <p className={css.plain}>{csat_comment}</p>}
    </Notice>
  );
}

export function CaseLinks({ ticket, choice }: { ticket: StaffTicket; choice: QueueChoice }) {
  const { desk } = useStaffDesk();
  const { follows, followed_by, merged_into, merged_from } = ticket;
  const link = (id: number) => (
    <SiteLink key={id} to={caseAddress(desk, id, choice)}>
      #{desk.numberPrefix}
      {id}
    </SiteLink>
  );
  const earlier = follows === null ? null : link(follows);
  const into = merged_into && (merged_into.yours ? link(merged_into.id) : `#${desk.numberPrefix}${merged_into.id}`);
  if (!earlier && !into && followed_by.length === 0 && merged_from.length === 0) return null;
  return (
    <p className={css.links}>
      {earlier !== null && (
        <span>
          <Trans>延續 {earlier}</Trans>
        </span>
      )}
      {into && (
        <span>
          <Trans>已併入 {into}</Trans>
        </span>
      )}
      {merged_from.length > 0 && (
        <span>
          <Trans>併進這件的</Trans> {merged_from.map(link)}
        </span>
      )}
      {followed_by.length > 0 && (
        <span>
          <Trans>後續案件</Trans> {followed_by.map(link)}
        </span>
      )}
    </p>
  );
}
