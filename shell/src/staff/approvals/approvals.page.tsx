import {
  Button,
  CheckIcon,
  EmptyState,
  Notice,
  PageBody,
  pageData,
  PageTitle,
  Skeleton,
  Stack,
  usePageTitle,
  useSearchParams,
} from '@hub/web';
import { MoreButton, Tabs } from '@hub/web/parts';
import type { StaffMe } from '@hub/contracts/identity';
import type { ServiceName } from '@hub/contracts/shared';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { asksForIdentity, asksForLegal, asksForSecond } from '../staff-areas.ts';
import { ApprovalCard } from './approval-card.tsx';
import { approvalServices, useApprovalsInfiniteQuery } from './approvals.api.ts';
import { useDecidedHere } from './use-decided-here.ts';

/** Services that may have a request for this reader. */
const servicesFor = (me: Pick<StaffMe, 'owner' | 'roles'>): ServiceName[] =>
  approvalServices().filter((service) => {
    if (service === 'identity') return asksForIdentity(me);
    return service === 'catalog' ? asksForLegal(me) : asksForSecond(me, pageData().registry.areas[service]);
  });

/** Changes that wait for a second person, and what became of the others. Each service keeps its own. */
export function ApprovalsPage({ me }: { me: StaffMe }) {
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
      <ApprovalLists key={which} services={servicesFor(me)} which={which} />
    </PageBody>
  );
}

type Which = 'open' | 'closed';

function ApprovalLists({ services, which }: { services: readonly ServiceName[]; which: Which }) {
  const { t } = useLingui();
  const [empty, setEmpty] = useState<Partial<Record<ServiceName, boolean>>>({});
  const note = useCallback(
    (service: ServiceName, none: boolean) =>
      setEmpty((before) => (before[service] === none ? before : { ...before, [service]: none })),
    [],
  );
  return (
    <>
      {services.map((service) => (
        <ApprovalList key={service} service={service} which={which} onEmpty={note} />
      ))}
      {services.every((service) => empty[service]) &&
        (which === 'open' ? (
          <EmptyState
            icon={<CheckIcon />}
            title={t`沒有等待核准的變更`}
            text={t`需要兩個人的變更提出後，會列在這裡。`}
          />
        ) : (
          <EmptyState title={t`還沒有紀錄`} />
        ))}
    </>
  );
}

type ListProps = { service: ServiceName; which: Which; onEmpty: (service: ServiceName, none: boolean) => void };

function ApprovalList({ service, which, onEmpty }: ListProps) {
  const { t } = useLingui();
  const list = useApprovalsInfiniteQuery({ service, which }, { pollingInterval: 30_000 });
  const { rows, isDecided, note } = useDecidedHere(list.data?.pages.flatMap(({ data }) => data) ?? []);
  const none = rows.length === 0 && list.data !== undefined && list.data.pages.every(({ data }) => data.length === 0);
  useEffect(() => onEmpty(service, none), [onEmpty, service, none]);
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
  if (rows.length === 0) return null;
  return (
    <Stack>
      {rows.map((row) => (
        <ApprovalCard key={row.id} row={row} service={service} decidedHere={isDecided(row)} onDecided={note} />
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
