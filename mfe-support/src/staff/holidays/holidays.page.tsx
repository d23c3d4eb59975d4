import { Button, EmptyState, LinkButton, Notice, PageTitle, Skeleton, usePageTitle } from '@hub/web';
import { Tabs } from '@hub/web/parts';
import { holidayEditors } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import css from '../settings/settings.module.css';
import { useKeptGames } from '../settings/use-kept-games.ts';
import { HolidayItems } from './holiday-items.tsx';
import { importAddress, newAddress, yearAddress } from './holidays-address.ts';
import { useHolidaysQuery } from './holidays.api.ts';

/** The days of a year when the desk stays shut. The year stands in the address. */
export function HolidaysPage({ year }: { year: string }) {
  const { t } = useLingui();
  const keeps = useKeptGames(holidayEditors, true).length > 0;
  const { data: last, currentData: data, isFetching, refetch } = useHolidaysQuery(year);
  usePageTitle(t`客服假日`);
  return (
    <>
      <div className={css.head}>
        <PageTitle title={t`客服假日`} lead={t`這些天不算客服時間：報表的回覆和結案時間會跳過。`} small />
        {keeps && (
          <div className={css.deeds}>
            <LinkButton size="small" to={importAddress(year)}>
              {t`匯入一整年`}
            </LinkButton>
            <LinkButton variant="primary" size="small" to={newAddress(year)}>
              {t`加入一天`}
            </LinkButton>
          </div>
        )}
      </div>
      <Tabs
        label={t`年份`}
        links={(last?.years ?? [year]).map((one) => ({ label: one, to: yearAddress(one), current: one === year }))}
      />
      <Notice kind="plain" title={t`已經算好的數字不會變`}>
        <p>{t`每件案件的時間在發生當下就算好。加入或移除一天，只影響之後的回覆和結案，請在放假前設定好。`}</p>
      </Notice>
      {!data && isFetching && <Skeleton shape="rows" count={6} />}
      {!data && !isFetching && (
        <Notice kind="bad" title={t`假日沒有載入`} role="alert">
          <Button size="small" onClick={() => void refetch()}>
            {t`再試一次`}
          </Button>
        </Notice>
      )}
      {data?.rows.length === 0 && (
        <EmptyState title={t`${year} 年還沒有假日`} text={t`沒有設定的日子，每天都照客服時間計算。`} />
      )}
      {data && data.rows.length > 0 && <HolidayItems year={year} rows={data.rows} />}
    </>
  );
}
