import type { Desk } from '@hub/contracts/tickets';
import { vipDesk } from '@hub/contracts/vip-desk';
import { Badge, formatTime, langOfWords, ListRow } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { ownReportPath } from '../return-path.ts';
import { OwnPart } from './own-part.tsx';
import { useMemberReportsInfiniteQuery } from './records.api.ts';
import css from './own-data.module.css';

/** What came to a desk with the address of the member. A desk that serves few is not there for those whom it never served. */
export function OwnReports({ token, desk }: { token: string; desk: Desk }) {
  const { t } = useLingui();
  const { key, numberPrefix } = desk;
  const isVip = key === vipDesk.key;
  const list = useMemberReportsInfiniteQuery({ token, desk: key }, { refetchOnMountOrArgChange: true });
  const rows = list.currentData?.pages.flatMap(({ msg }) => msg);
  const wordOf = (status: string) =>
    status === '4' ? t`已結案` : status === '2' || status === '7' ? t`已回覆` : t`處理中`;
  if (isVip && !rows?.length && list.error === undefined) return null;
  return (
    <OwnPart
      id={`own-reports-${key}`}
      title={isVip ? t`我的 VIP 回報` : t`我的回報`}
      empty={t`這個信箱還沒有回報。`}
      rows={rows}
      list={list}
    >
      {({ id, type_text, status, content, create_time }) => (
        <ListRow
          key={id}
          to={ownReportPath(key, id)}
          end={<Badge kind={status === '4' ? 'neutral' : 'processing'}>{wordOf(status)}</Badge>}
        >
          <b lang={langOfWords(type_text)}>{type_text}</b>
          <span className={css.preview}>{content}</span>
          <span className={css.meta}>
            #{numberPrefix}
            {id} <time dateTime={create_time}>{formatTime(create_time)}</time>
          </span>
        </ListRow>
      )}
    </OwnPart>
  );
}
