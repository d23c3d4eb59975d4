import {
  Badge,
  ContentText,
  EmptyState,
  formatTime,
  SiteLink,
  isApiFault,
  LinkButton,
  Skeleton,
  usePageTitle,
} from '@hub/web';
import { useSessionEnd } from '@hub/web/staff';
import type { DryRun } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useDryRunQuery } from '../tools.api.ts';
import { anyDelivery, listAddress, toolAddress } from '../deliveries-address.ts';
import { useGames } from '../games.ts';
import { DeliveriesFault, Screen } from '../screen.tsx';
import css from '../screen.module.css';
import { BatchProblems } from './batch-problems.tsx';
import { BatchRelease } from './batch-release.tsx';
import { BatchRewards } from './batch-rewards.tsx';
import { useBatchStates } from './use-batch-words.ts';

/** One batch: what a release would send, what speaks against it, and the release itself. */
export function BatchPage({ id }: { id: number }) {
  const { t } = useLingui();
  const { currentData, error, refetch, isFetching } = useDryRunQuery(id, {
    refetchOnMountOrArgChange: true,
    skip: id === 0,
  });
  useSessionEnd(error);
  usePageTitle(currentData ? currentData.batch.name : t`批次`);
  if (id === 0 || (isApiFault(error) && error.status === 404)) {
    return (
      <EmptyState
        title={t`找不到這個批次`}
        action={<LinkButton size="small" to={toolAddress('batches')}>{t`回批次`}</LinkButton>}
      />
    );
  }
  if (!currentData) {
    return (
      <Screen title={t`批次`}>
        {error ? <DeliveriesFault fault={error} onRetry={() => void refetch()} /> : <Skeleton shape="rows" count={5} />}
      </Screen>
    );
  }
  return <BatchShown run={currentData} busy={isFetching} onAgain={() => void refetch()} />;
}

type ShownProps = { run: DryRun; busy: boolean; onAgain: () => void };

function BatchShown({ run, busy, onAgain }: ShownProps) {
  const { t } = useLingui();
  const { batch, many, roles } = run;
  const { nameOf } = useGames();
  const [word, look] = useBatchStates()[batch.state];
  return (
    <Screen
      title={batch.name}
      lead={
        <span className={css.line}>
          <SiteLink to={toolAddress('batches')}>{t`批次放行`}</SiteLink>
          <ContentText>{nameOf(batch.game_id)}</ContentText>
          <Badge kind={look} icon={null}>
            {word}
          </Badge>
        </span>
      }
    >
      <section className={css.block} aria-label={t`試算`}>
        <p className={css.line}>
          <b>{many === 0 ? t`沒有在等放行的信` : t`現在放行會寄 ${many} 封，給 ${roles} 個角色`}</b>
          <SiteLink to={listAddress({ ...anyDelivery, show: 'all', batch: String(batch.id) })}>{t`看每一封`}</SiteLink>
        </p>
        <p className={css.facts}>
          <span>{t`第一封在 ${formatTime(batch.first_at)} 進來`}</span>
          {batch.deadline_at && <span>{t`最晚 ${formatTime(batch.deadline_at)} 前送到`}</span>}
        </p>
        <p className={css.facts}>{t`試算不會寄出任何東西。之後才進來的信要另外放行。`}</p>
      </section>
      {many > 0 && <BatchProblems run={run} />}
      {many > 0 && <BatchRewards run={run} />}
      <BatchRelease run={run} busy={busy} onAgain={onAgain} />
    </Screen>
  );
}
