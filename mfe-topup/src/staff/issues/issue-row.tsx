import { formatTwd } from '@hub/contracts/shared';
import type { PaymentIssueView } from '@hub/contracts/topup';
import { Badge, Button, contentLang, formatTime, Link, ListRow } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import css from '../staff.module.css';
import { topupAddress } from '../topup-address.ts';
import { useProviderWords } from '../use-order-words.ts';
import { SettleDialog } from './settle-dialog.tsx';

export function IssueRow({ issue }: { issue: PaymentIssueView }) {
  const { t } = useLingui();
  const { issues } = useProviderWords();
  const [settling, setSettling] = useState(false);
  const { report_id, settled } = issue;
  const wanted = issue.wanted === null ? '' : formatTwd(issue.wanted);
  const [at, who] = settled ? [formatTime(settled.at), settled.by] : ['', ''];
  return (
    <ListRow
      end={issue.may_settle && <Button size="small" onClick={() => setSettling(true)}>{t`標記為處理完`}</Button>}
    >
      <span className={css.head}>
        <b className={css.amount}>{formatTwd(issue.amount)}</b>
        <Badge kind={settled ? 'neutral' : 'warn'} icon={null}>
          {issues[issue.kind]}
        </Badge>
        <time dateTime={issue.at}>{formatTime(issue.at)}</time>
      </span>
      <span className={css.facts}>
        {report_id !== null && <Link to={topupAddress.order(report_id)}>{t`訂單 ${report_id}`}</Link>}
        {wanted && <span>{t`訂單金額 ${wanted}`}</span>}
        <span>{t`送出的編號 ${issue.orderno}`}</span>
        {issue.trade_no && <span>{t`交易編號 ${issue.trade_no}`}</span>}
        {settled && <span>{t`${at} ${who} 處理完`}</span>}
        {settled && <span lang={contentLang}>{settled.reason}</span>}
      </span>
      {settling && <SettleDialog issue={issue} onClose={() => setSettling(false)} />}
    </ListRow>
  );
}
