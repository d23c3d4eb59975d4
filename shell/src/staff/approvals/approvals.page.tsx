import {
  Button,
  CheckIcon,
  EmptyState,
  MoreButton,
  Notice,
  PageBody,
  PageTitle,
  Skeleton,
  Stack,
  Tabs,
  usePageTitle,
  useSearchParams,
} from '@hub/web';
import { approvalServices, type ApprovalService } from '@hub/contracts/approvals';
import { Trans, useLingui } from '@lingui/react/macro';
import { ApprovalCard } from './approval-card.tsx';
import { useApprovalsInfiniteQuery } from './approvals.api.ts';

/** Changes that wait for a second person, and what became of the others. Each service keeps its own. */
export function ApprovalsPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const which = search.get('which') === 'closed' ? 'closed' : 'open';
  usePageTitle(t`等待第二人核准`);
  return (
    <PageBody width="text">
      <PageTitle title={t`等待第二人核准`} small />
      <Tabs
        label={t`看哪些`}
        links={[
          { label: t`等待中`, to: '/staff/approvals', current: which === 'open' },
          { label: t`已有結果`, to: '/staff/approvals?which=closed', current: which === 'closed' },
        ]}
      />
      {approvalServices.map((service) => (
        <ApprovalList key={`${service} ${which}`} service={service} which={which} />
      ))}
    </PageBody>
  );
}

function ApprovalList({ service, which }: { service: ApprovalService; which: 'open' | 'closed' }) {
  const { t } = useLingui();
  const list = useApprovalsInfiniteQuery({ service, which }, { pollingInterval: 30_000 });
  if (list.isLoading) return <Skeleton shape="card" count={2} />;
  if (!list.data) {
    return (
      <Notice kind="bad" title={t`清單沒有載入`} role="alert">
        <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
          <Trans>再試一次</Trans>
        </Button>
      </Notice>
    );
  }
  const rows = list.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0) {
    return which === 'open' ? (
      <EmptyState icon={<CheckIcon />} title={t`沒有等待核准的變更`} text={t`需要兩個人的變更提出後，會列在這裡。`} />
    ) : (
      <EmptyState title={t`還沒有紀錄`} />
    );
  }
  return (
    <Stack>
      {rows.map((row) => (
        <ApprovalCard key={row.id} row={row} service={service} />
      ))}
      <MoreButton
        status={t`已列出 ${rows.length} 筆`}
        more={
          list.hasNextPage
            ? { label: t`列出更多`, busy: list.isFetchingNextPage, onPress: () => void list.fetchNextPage() }
            : undefined
        }
      />
    </Stack>
  );
}
