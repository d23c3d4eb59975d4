import { orderReaders } from '@hub/contracts/topup';
import { CardList, CheckIcon, LinkButton, useSearchParams } from '@hub/web';
import { ListScreen, useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { usePaymentIssuesInfiniteQuery } from '../desk.api.ts';
import { topupAddress } from '../topup-address.ts';
import { IssueRow } from './issue-row.tsx';

/** Money that pays for nothing as it is. */
export function IssuesPage() {
  const { t } = useLingui();
  const { signedIn } = useStaffGames(orderReaders);
  const [search] = useSearchParams();
  const list = usePaymentIssuesInfiniteQuery(search.get('which') || 'open', { refetchOnMountOrArgChange: true });
  return (
    <ListScreen
      title={t`待查款項`}
      lead={t`收到了錢，但和任何一筆訂單都對不上。查清楚、退款或補發之後，再標記為處理完。`}
      actions={<LinkButton size="small" to={topupAddress.orders}>{t`儲值訂單`}</LinkButton>}
      filters={[{ name: 'which', label: t`狀態`, none: t`還沒處理`, options: [['settled', t`處理完的`]] }]}
      list={list}
      live={signedIn}
      away={{ title: t`款項沒有載到`, text: t`玩家付款不受影響。` }}
      empty={{ icon: <CheckIcon />, title: t`沒有待查的款項` }}
      status={(many, ended) => (ended ? t`共 ${many} 筆，已全部列出` : t`已列出 ${many} 筆`)}
    >
      {(rows) => (
        <CardList aria-label={t`待查款項`}>
          {rows.map((issue) => (
            <IssueRow key={issue.id} issue={issue} />
          ))}
        </CardList>
      )}
    </ListScreen>
  );
}
