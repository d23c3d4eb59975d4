import { Button, isApiFault, newKey, Notice } from '@hub/web';
import { CheckboxRow, Dialog, FieldGroup, RadioRow, TextInput, Field } from '@hub/web/parts';
import { exportRoles, type ExportKind } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { pointName } from './figure-words.ts';
import type { ReportChoice } from './reports-address.ts';
import { useReports } from './reports-context.ts';
import css from './reports.module.css';

type Props = { choice: ReportChoice; onClose: () => void; onAsked: (id: string) => void };

/** What goes into the file. With personal data it wants a reason, which the audit keeps. */
export function ExportDialog({ choice, onClose, onAsked }: Props) {
  const { t } = useLingui();
  const { api } = useReports();
  const kinds = useExportKinds();
  const [kind, setKind] = useState<ExportKind>(kinds[0] ?? 'figures');
  const [personal, setPersonal] = useState(false);
  const [reason, setReason] = useState('');
  const [key, setKey] = useState(newKey);
  const [ask, { isLoading, error }] = api.ask.useMutation();
  const faults = isApiFault(error) ? error.fields : {};
  const withReason = kind === 'cases' && personal;
  const range = pointName(choice);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { from, until, games, agents } = choice;
    const who = { game_id: games.join(','), agent: agents.join(',') };
    const body = { kind, from, until, ...who, personal: withReason, reason: withReason ? reason : '' };
    const answer = await ask({ body, key });
    if (answer.data) onAsked(answer.data.id);
    // Refused, so the next one may be another; one whose answer was lost is the same once more.
    else if (isApiFault(answer.error) && Number(answer.error.status) < 500) setKey(newKey());
  };
  const labels: Record<ExportKind, { label: string; hint: string }> = {
    figures: { label: t`報表數字`, hint: t`每天每個遊戲一列，不含個人資料` },
    cases: { label: t`案件與評分`, hint: t`這段期間送出的案件，一件一列` },
  };
  return (
    <Dialog open onClose={onClose} title={t`匯出 CSV`} crossed>
      <form className={css.export} onSubmit={(event) => void send(event)} noValidate>
        <p className={css.quiet}>{t`範圍：${range}。檔案在背景準備，完成後 24 小時內可以下載，只有您能下載。`}</p>
        <FieldGroup id="export-kind" legend={t`內容`}>
          {kinds.map((one) => (
            <RadioRow
              key={one}
              id={one === kinds[0] ? 'export-kind' : undefined}
              name="kind"
              checked={kind === one}
              onChange={() => setKind(one)}
              {...labels[one]}
            />
          ))}
        </FieldGroup>
        {kind === 'cases' && (
          <CheckboxRow
            checked={personal}
            onChange={() => setPersonal(!personal)}
            label={t`包含個人資料`}
            hint={t`角色、信箱、手機、內容與評分留言`}
          />
        )}
        {withReason && (
          <Field
            id="export-reason"
            label={t`用途`}
            hint={t`會和您的帳號一起留在稽核紀錄，例如：抽查首次回覆的品質`}
            error={faults.reason}
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
        )}
        {error !== undefined && !faults.reason && (
          <Notice kind="warn" role="alert" title={faults.msg ?? t`沒有送出去，您選的都還在，請再按一次`} />
        )}
        <Button variant="primary" type="submit" wide="always" busy={isLoading} busyWords={t`送出中`}>
          {t`開始匯出`}
        </Button>
      </form>
    </Dialog>
  );
}

/** The kinds that somebody may ask for at one of their games; the server decides anew. */
export function useExportKinds(): ExportKind[] {
  const { me } = useReports();
  const kinds: ExportKind[] = ['figures', 'cases'];
  return kinds.filter((kind) => me.roles.some(({ role }) => exportRoles[kind].some((known) => known === role)));
}
