import { Badge, Card, formatAgo, formatTime, Link, Notice, pageLanguage, type BadgeKind } from '@hub/web';
import type { ServiceName } from '@hub/contracts/shared';
import type { ApprovalRow, ApprovalState } from '@hub/contracts/approvals';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { ApprovalDeeds } from './approval-deeds.tsx';
import { ApprovalFacts } from './approval-facts.tsx';
import { ApprovalWarnings, isWarning } from './approval-warnings.tsx';
import css from './approvals.module.css';
import { useApprovalWords } from './use-approval-words.ts';

const dress: Record<ApprovalState, BadgeKind> = {
  open: 'warn',
  applied: 'ok',
  refused: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
  stale: 'danger',
};

type Props = {
  row: ApprovalRow;
  service: ServiceName;
  /** The reader decided it on this page: what came of it is said here. */
  decidedHere?: boolean;
  onDecided: (row: ApprovalRow) => void;
};

/** A request: what changes, who asks and why, and what the reader may do about it. */
export function ApprovalCard({ row, service, decidedHere = false, onDecided }: Props) {
  const words = useApprovalWords(service);
  const warns = isWarning(service);
  const titleId = `approval-${service}-${row.id}`;
  const look = words.look(row);
  return (
    <Card className={css.card} role="group" aria-labelledby={titleId}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {words.title(row)}
        </h2>
        <Badge kind={dress[row.state]} icon={null}>
          {words.state[row.state]}
        </Badge>
      </div>
      {decidedHere && <OutcomeHere words={words.outcome[row.state]} state={row.state} />}
      <ApprovalWarnings facts={row.facts.filter(warns)} words={words} />
      <ApprovalFacts facts={row.facts.filter((fact) => !warns(fact))} words={words} />
      {look && (
        <div>
          <Link to={look.to}>{look.words}</Link>
        </div>
      )}
      <p className={css.reason}>
        <span className={css.term}>
          <Trans>原因</Trans>
        </span>
        {row.reason}
      </p>
      <p className={css.who}>
        <Trans>
          {row.asker.name}（{row.asker.login}）在 {formatTime(row.asked_at)} 提出
        </Trans>
        {row.state === 'open' && (
          <span>
            <Trans>
              {formatTime(row.expires_at)} 前有效（{formatAgo(row.expires_at, pageLanguage())}到期）
            </Trans>
          </span>
        )}
        {row.decided_at && <Outcome row={row} />}
      </p>
      {row.answer && (
        <p className={css.reason}>
          <span className={css.term}>
            <Trans>回覆</Trans>
          </span>
          {row.answer}
        </p>
      )}
      {row.state === 'open' && (
        <ApprovalDeeds row={row} service={service} title={words.title(row)} titleId={titleId} onDecided={onDecided} />
      )}
    </Card>
  );
}

/** What the decision did, where the buttons were: whoever pressed one is led here. */
function OutcomeHere({ words, state }: { words: string; state: ApprovalState }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind={state === 'stale' ? 'bad' : 'ok'} title={words} role="status" />
    </div>
  );
}

function Outcome({ row }: { row: ApprovalRow }) {
  const at = row.decided_at && formatTime(row.decided_at);
  const name = row.decider?.name;
  return (
    <span>
      {name ? (
        <Trans>
          {name} 在 {at} 處理
        </Trans>
      ) : (
        <Trans>{at} 到期</Trans>
      )}
    </span>
  );
}
