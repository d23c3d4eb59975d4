import { Badge, formatTime, langOfWords, ListRow } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { OwnPart } from './own-part.tsx';
import { useMemberReportsInfiniteQuery } from './records.api.ts';
import css from './own-data.module.css';

/** What came with the address of the member. */
export function OwnReports({ token }: { token: string }) {
  const { t } = useLingui();
  const list = useMemberReportsInfiniteQuery(token, { refetchOnMountOrArgChange: true });
  const rows = list.currentData?.pages.flatMap(({ msg }) => msg);
  const wordOf = (status: string) =>
    status === '4' ? t`已結案` : status === '2' || status === '7' ? t`已回覆` : t`處理中`;
  return (
    <OwnPart id="own-reports" title={t`我的回報`} empty={t`這個信箱還沒有回報。`} rows={rows} list={list}>
      {({ id, type_text, status, content, create_time }) => (
        <ListRow key={id} end={<Badge kind={status === '4' ? 'neutral' : 'processing'}>{wordOf(status)}</Badge>}>
          <b lang={langOfWords(type_text)}>{type_text}</b>
          <span className={css.preview}>{content}</span>
          <span className={css.meta}>
            #{id} <time dateTime={create_time}>{formatTime(create_time)}</time>
          </span>
        </ListRow>
      )}
    </OwnPart>
  );
}
