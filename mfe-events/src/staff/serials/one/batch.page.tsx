import { Badge, ContentText, EmptyState, SiteLink, isApiFault, LinkButton, Skeleton, usePageTitle } from '@hub/web';
import { useSessionEnd } from '@hub/web/staff';
import type { SerialBatch } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useGames } from '../../games.ts';
import { Screen, ScreenFault } from '../../screen.tsx';
import css from '../../screen.module.css';
import { useStaff } from '../../staff-context.ts';
import { BatchProgress, useStepWords } from '../batch-progress.tsx';
import { isMoving, LOOK_MS } from '../is-moving.ts';
import { serialsAddress } from '../serials-address.ts';
import { useSerialBatchQuery } from '../serials.api.ts';
import own from '../serials.module.css';
import { useBatchWords } from '../use-serial-words.ts';
import { BatchDeeds } from './batch-deeds.tsx';
import { BatchFacts } from './batch-facts.tsx';
import { BatchOutcome } from './batch-outcome.tsx';
import { BatchReport } from './batch-report.tsx';
import { BatchWay } from './batch-way.tsx';
import { ConfirmReport } from './confirm-report.tsx';
import { UnusedCodes } from './unused-codes.tsx';

/** Somebody may fetch its unused codes, which the browser does by itself: only a look tells that it did. */
const FETCH_LOOK_MS = 3000;
const everyMs = (batch: SerialBatch | undefined) => {
  if (!batch) return 0;
  if (isMoving(batch)) return LOOK_MS;
  return batch.download !== null || batch.fetching ? FETCH_LOOK_MS : 0;
};

/** One batch: how far it is, what its file held, and what can be done with it. */
export function BatchPage({ id }: { id: number }) {
  const { t } = useLingui();
  const { signedIn } = useStaff();
  const [poll, setPoll] = useState(0);
  const { currentData, error, refetch } = useSerialBatchQuery(id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: signedIn ? poll : 0,
    skipPollingIfUnfocused: true,
    skip: id === 0,
  });
  const wanted = everyMs(currentData);
  if (wanted !== poll) setPoll(wanted);
  useSessionEnd(error);
  usePageTitle(currentData ? currentData.name : t`序號批次`);
  if (id === 0 || (isApiFault(error) && error.status === 404)) {
    return (
      <Screen title={t`序號批次`}>
        <EmptyState
          title={t`找不到這一批序號`}
          action={<LinkButton size="small" to={serialsAddress.list}>{t`回序號批次`}</LinkButton>}
        />
      </Screen>
    );
  }
  if (!currentData) {
    return (
      <Screen title={t`序號批次`}>
        {error ? <ScreenFault fault={error} onRetry={() => void refetch()} /> : <Skeleton shape="rows" count={5} />}
      </Screen>
    );
  }
  return <BatchShown batch={currentData} />;
}

function BatchShown({ batch }: { batch: SerialBatch }) {
  const { t } = useLingui();
  const { nameOf } = useGames();
  const [word, look] = useBatchWords()[batch.state];
  const step = useStepWords(batch);
  const lead = (
    <span className={css.line}>
      <SiteLink to={serialsAddress.list}>{t`序號批次`}</SiteLink>
      <ContentText>{nameOf(batch.game_id)}</ContentText>
      <Badge kind={look} icon={null}>
        {word}
      </Badge>
    </span>
  );
  return (
    <Screen title={batch.name} lead={lead}>
      <p className="visually-hidden" role="status">
        {isMoving(batch) ? step : word}
      </p>
      <BatchOutcome batch={batch} />
      {isMoving(batch) && (
        <section className={css.block} aria-label={t`進度`}>
          <BatchProgress batch={batch} />
          <p className={own.text}>{t`可以離開這一頁，會在背景繼續。`}</p>
        </section>
      )}
      <BatchReport batch={batch} />
      {batch.may.includes('commit') && <ConfirmReport key={batch.version} batch={batch} />}
      <BatchDeeds batch={batch} />
      <div className={own.columns}>
        <BatchFacts batch={batch} />
        <BatchWay batch={batch} />
      </div>
      <UnusedCodes batch={batch} />
    </Screen>
  );
}
