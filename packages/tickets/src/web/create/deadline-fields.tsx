import {
  COMPLAINT_DAYS,
  dayAfter,
  deadlineKindOf,
  dueAt,
  dayOf,
  feeOf,
  HISTORY_RETENTION_DAYS,
  lastDayOf,
} from '@hub/contracts/tickets';
import { TextField, type ContractForm } from '@hub/forms';
import { InfoIcon, Notice } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTaipeiDay } from '../use-day-words.ts';
import { FieldPair } from './field-pair.tsx';
import type { ReportValues } from './report-values.ts';

/** What the terms ask for and promise, of a complaint and of a request of game records. */
export function DeadlineFields({ form }: { form: ContractForm<ReportValues> }) {
  const { t } = useLingui();
  const dayWords = useTaipeiDay();
  const [today] = useState(() => dayOf(new Date()));
  const kind = deadlineKindOf(form.values.question_type);
  if (!kind) return null;
  const until = dayWords(lastDayOf(dueAt(kind, new Date())));
  const date = { form, type: 'date', max: today, autoComplete: 'off', width: 'medium' } as const;
  if (kind === 'complaint')
    return (
      <>
        <Notice
          kind="plain"
          role="status"
          icon={<InfoIcon />}
          title={t({ context: 'tickets', message: `今天送出，最晚 ${until}答覆處理結果` })}
        />
        <TextField
          {...date}
          name="known_on"
          label={t({ context: 'tickets', message: '收到通知或知道這件事的日期' })}
          hint={t({ context: 'tickets', message: `條款請您在 ${COMPLAINT_DAYS} 日內提出；超過了，我們仍會處理` })}
        />
      </>
    );
  return (
    <>
      <Notice
        kind="plain"
        role="status"
        icon={<InfoIcon />}
        title={t({ context: 'tickets', message: `今天送出，最晚 ${until}提供；查詢費 NT$${feeOf[kind] ?? 0}` })}
      >
        <p>
          <Trans context="tickets">這裡不收款。客服會回覆付款方式，收到後在這件回報註明；起因在我們時，不收費。</Trans>
        </p>
      </Notice>
      <FieldPair>
        <TextField
          {...date}
          name="history_from"
          min={dayAfter(today, -HISTORY_RETENTION_DAYS)}
          label={t({ context: 'tickets', message: '從哪一天' })}
          hint={t({ context: 'tickets', message: `遊戲歷程保存 ${HISTORY_RETENTION_DAYS} 日` })}
        />
        <TextField {...date} name="history_until" label={t({ context: 'tickets', message: '到哪一天' })} />
      </FieldPair>
    </>
  );
}
