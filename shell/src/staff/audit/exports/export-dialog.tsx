import { Button, isApiFault, newKey } from '@hub/web';
import { Dialog, Field, TextInput } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import { FormFault } from '../../session/form-fault.tsx';
import { useChange } from '../../session/use-change.ts';
import type { AuditFilters } from '../audit-address.ts';
import { useSessionCheck } from '../use-session-check.ts';
import { useAskAuditExportMutation } from './audit-exports.api.ts';
import { ExportsList } from './exports-list.tsx';
import css from './exports.module.css';
import { useFilterWords } from './use-filter-words.ts';

type Props = { filters: AuditFilters; onClose: () => void };

/** What it is for is asked first; below stand the files that there are, and how far they are. */
export function ExportDialog({ filters, onClose }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog open onClose={onClose} title={t`匯出 CSV`} crossed>
      <AskForm filters={filters} onAsked={() => list.current?.focus()} />
      <ExportsList titleRef={list} />
    </Dialog>
  );
}

function AskForm({ filters, onAsked }: { filters: AuditFilters; onAsked: () => void }) {
  const { t } = useLingui();
  const words = useFilterWords();
  const [reason, setReason] = useState('');
  const [ask] = useAskAuditExportMutation();
  const asking = useChange(ask);
  const keyOf = useKey();
  useSessionCheck(asking.error);
  const rows = words(Object.entries(filters).map(([name, value]) => ({ name, value })));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const body = { ...filters, reason };
    if (!(await asking.run({ body, key: keyOf(JSON.stringify(body)) }))) return;
    keyOf('');
    setReason('');
    onAsked();
  };
  const told = isApiFault(asking.error) ? asking.error.fields.reason : undefined;
  return (
    <form className={css.form} onSubmit={(event) => void send(event)} noValidate>
      <p className={css.quiet}>
        {t`目前搜尋的紀錄會在背景做成檔案，完成後 24 小時內可以下載，只有您能下載。檔案裡寫了怎麼核對雜湊。`}
      </p>
      <p className={css.rows}>{rows}</p>
      <Field
        id="audit-export-reason"
        label={t`用途`}
        hint={t`會和您的帳號一起留在稽核紀錄，例如：十一月例行抽查`}
        error={told}
      >
        {(wire) => (
          <TextInput
            {...wire}
            value={reason}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <FormFault fault={asking.error} title={t`還沒有開始匯出`} fields={['reason']} />
      <Button variant="primary" type="submit" wide="always" busy={asking.busy} busyWords={t`送出中`}>
        {t`開始匯出`}
      </Button>
    </form>
  );
}

/** One key for one content, however often it is sent; another content is another submit. */
function useKey(): (content: string) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    if (last.current.content !== content) last.current = { content, key: newKey() };
    return last.current.key;
  };
}
