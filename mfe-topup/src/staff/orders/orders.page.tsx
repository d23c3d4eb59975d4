import { orderKinds, orderReaders, orderStates } from '@hub/contracts/topup';
import { CardList, CoinsIcon, formatTime, LinkButton, SiteLink, useSearchParams } from '@hub/web';
import { ListScreen, ListSearch, useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useDeskOrderCountsQuery, useDeskOrdersInfiniteQuery } from '../desk.api.ts';
import { RehearsalButton } from '../rehearsal/rehearsal-button.tsx';
import css from '../staff.module.css';
import { topupAddress } from '../topup-address.ts';
import { useStateWords } from '../use-order-words.ts';
import { OrderRow } from './order-row.tsx';

/** Reported transfers that wait, unless another state is chosen. */
export function OrdersPage() {
  const { t } = useLingui();
  const { states, kinds } = useStateWords();
  const { signedIn, games } = useStaffGames(orderReaders);
  const [search] = useSearchParams();
  const of = (name: string) => search.get(name) ?? '';
  const choice = { game_id: of('game'), state: of('state'), kind: of('kind'), find: of('find') };
  const list = useDeskOrdersInfiniteQuery(choice, { refetchOnMountOrArgChange: true });
  return (
    <ListScreen
      title={t`儲值訂單`}
      lead={t`等核對的匯款回報先列出來；其他訂單請選狀態，或用訂單編號找。`}
      actions={
        <>
          <LinkButton size="small" to={topupAddress.issues}>{t`待查款項`}</LinkButton>
          <LinkButton size="small" to={topupAddress.maintenance}>{t`維護開關`}</LinkButton>
          <RehearsalButton />
        </>
      }
      filters={[
        { name: 'game', label: t`遊戲`, options: games.map(({ value, label, lang }) => [value, label, lang]) },
        {
          name: 'state',
          label: t`狀態`,
          none: states.reported[0],
          options: orderStates.filter((one) => one !== 'reported').map((one) => [one, states[one][0]]),
        },
        { name: 'kind', label: t`付款方式`, options: orderKinds.map((one) => [one, kinds[one]]) },
      ]}
      tools={<Tools />}
      list={list}
      live={signedIn}
      away={{ title: t`訂單沒有載到`, text: t`玩家下單與付款不受影響。` }}
      empty={{
        icon: <CoinsIcon />,
        title: search.size > 0 ? t`沒有符合的訂單` : t`沒有待核對的匯款`,
        text: search.size > 0 ? t`換個條件再看。` : t`新的回報會自動出現在這裡。`,
        action: search.size > 0 && <LinkButton size="small" to={topupAddress.orders}>{t`清除條件`}</LinkButton>,
      }}
      status={(many, ended) => (ended ? t`共 ${many} 筆，已全部列出` : t`已列出 ${many} 筆`)}
    >
      {(rows) => (
        <CardList aria-label={t`儲值訂單`}>
          {rows.map((row) => (
            <OrderRow key={row.report_id} row={row} />
          ))}
        </CardList>
      )}
    </ListScreen>
  );
}

/** What waits for somebody, and a way to one order. */
function Tools() {
  const { t } = useLingui();
  return (
    <>
      <Waiting />
      <ListSearch
        name="find"
        label={t`訂單編號`}
        hint={t`本站的訂單編號，或金流平台的編號，要完整`}
        action={t`找訂單`}
      />
    </>
  );
}

function Waiting() {
  const { t } = useLingui();
  const { data } = useDeskOrderCountsQuery();
  if (!data) return null;
  const many = (count: number) => (data.more ? `${count}+` : String(count));
  const oldest = data.oldest === null ? '' : formatTime(data.oldest);
  const [reported, late, issues] = [many(data.reported), many(data.late), many(data.issues)];
  return (
    <p className={css.line}>
      {data.reported > 0 && <span>{t`待核對 ${reported} 筆，最早的是 ${oldest}`}</span>}
      {data.late > 0 && <SiteLink to={topupAddress.state('late')}>{t`逾期付款 ${late} 筆`}</SiteLink>}
      {data.issues > 0 && <SiteLink to={topupAddress.issues}>{t`待查款項 ${issues} 筆`}</SiteLink>}
    </p>
  );
}
