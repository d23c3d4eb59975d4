import { formatTwd } from '@hub/contracts/shared';
import type { DeskAttempt, DeskStep, PaymentIssueView } from '@hub/contracts/topup';
import { Badge, CardList, contentLang, formatTime, ListRow, SectionTitle } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useMethodNames } from '../../use-payment-names.ts';
import { IssueRow } from '../issues/issue-row.tsx';
import css from '../staff.module.css';
import { useProviderWords, useStateWords, useStepWords } from '../use-order-words.ts';

/** Every move, the oldest first. */
export function StepsCard({ steps }: { steps: readonly DeskStep[] }) {
  const { t } = useLingui();
  const { states } = useStateWords();
  const { stepOf, parties } = useStepWords();
  const nameOf = (state: string) => (state in states ? states[state as keyof typeof states][0] : state);
  return (
    <section aria-labelledby="topup-steps">
      <SectionTitle id="topup-steps">{t`經過`}</SectionTitle>
      <CardList>
        {steps.map((step, at) => (
          <ListRow key={`${at} ${step.at}`}>
            <span className={css.head}>
              <b>{stepOf(step.step)}</b>
              <span>{step.by || parties[step.party]}</span>
              <time dateTime={step.at}>{formatTime(step.at)}</time>
            </span>
            <span className={css.facts}>
              {step.from !== '' && step.from !== step.to && <span>{`${nameOf(step.from)} → ${nameOf(step.to)}`}</span>}
              {step.reason && <span lang={contentLang}>{step.reason}</span>}
            </span>
          </ListRow>
        ))}
      </CardList>
    </section>
  );
}

/** Each way to the provider, with what it said. */
export function AttemptsCard({ attempts }: { attempts: readonly DeskAttempt[] }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="topup-attempts">
      <SectionTitle id="topup-attempts">{t`送往金流平台的紀錄`}</SectionTitle>
      <CardList>
        {attempts.map((attempt) => (
          <AttemptRow key={attempt.orderno} attempt={attempt} />
        ))}
      </CardList>
    </section>
  );
}

function AttemptRow({ attempt }: { attempt: DeskAttempt }) {
  const { t } = useLingui();
  const { attempts } = useProviderWords();
  const methodOf = useMethodNames();
  const [state, kind] = attempts[attempt.state];
  const asked = attempt.asked_at === null ? '' : formatTime(attempt.asked_at);
  const until = attempt.number_until === null ? '' : formatTime(attempt.number_until);
  const account = attempt.code_no && `(${attempt.bank_code}) ${attempt.code_no}`;
  return (
    <ListRow>
      <span className={css.head}>
        <span className={css.number}>{attempt.orderno}</span>
        <Badge kind={kind} icon={null}>
          {state}
        </Badge>
        <time dateTime={attempt.at}>{formatTime(attempt.at)}</time>
      </span>
      <span className={css.facts}>
        <span className={css.amount}>{formatTwd(attempt.amount)}</span>
        {attempt.method && <span>{methodOf(attempt.method) || attempt.method}</span>}
        {attempt.trade_no && <span>{t`交易編號 ${attempt.trade_no}`}</span>}
        {account && <span>{until ? t`繳費帳號 ${account}，到 ${until}` : t`繳費帳號 ${account}`}</span>}
        {attempt.code && <span lang={contentLang}>{`${attempt.code} ${attempt.message}`}</span>}
        {asked && <span>{t`${asked} 查過`}</span>}
      </span>
    </ListRow>
  );
}

/** Money of this order that does not fit. */
export function IssuesCard({ issues }: { issues: readonly PaymentIssueView[] }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="topup-issues">
      <SectionTitle id="topup-issues">{t`待查款項`}</SectionTitle>
      <CardList>
        {issues.map((issue) => (
          <IssueRow key={issue.id} issue={issue} />
        ))}
      </CardList>
    </section>
  );
}
