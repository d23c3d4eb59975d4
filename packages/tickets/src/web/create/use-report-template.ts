import type { ContractForm } from '@hub/forms';
import { useLingui } from '@lingui/react/macro';
import type { ReportValues } from './report-values.ts';

/** Account lost, account stolen: what is needed to prove whose it is. */
export const asksProof = new Set(['f', 'g']);

/** Never over what somebody wrote; taken out again with another type, if nobody has answered. */
export function useReportTemplate(form: ContractForm<ReportValues>): (type: string) => void {
  const { t } = useLingui();
  const questions = [
    t({ context: 'tickets', message: '伺服器與角色名稱：' }),
    t({ context: 'tickets', message: '角色 ID：' }),
    t({ context: 'tickets', message: '最後登入時間：' }),
    t({ context: 'tickets', message: '綁定方式：' }),
    t({ context: 'tickets', message: '曾儲值的訂單編號：' }),
    t({ context: 'tickets', message: '異常說明：' }),
  ];
  const template = questions.map((question, index) => `${index + 1}. ${question}`).join('\n');
  return (type) => {
    const written = form.values.content;
    if (asksProof.has(type) && written.trim() === '') form.change('content', template);
    else if (!asksProof.has(type) && written === template) form.change('content', '');
  };
}
