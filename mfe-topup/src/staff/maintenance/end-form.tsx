import { maintenanceBody, maintenanceEnders } from '@hub/contracts/topup';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Card, SectionTitle } from '@hub/web';
import { useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { deskMessage } from '../desk-message.ts';
import { useChangeMaintenanceMutation, type Maintenance } from '../desk.api.ts';

/** Orders are taken again, now or at a time. */
export function EndForm({ of: { now, version } }: { of: Maintenance }) {
  const { t } = useLingui();
  const { login } = useStaffGames(maintenanceEnders);
  const [change] = useChangeMaintenanceMutation();
  const form = useContractForm({
    schema: maintenanceBody,
    initial: { on: false, bulletin: '', bulletin_hk: '', bulletin_en: '', starts_at: '', until: '', reason: '' },
    messages: deskMessage,
    draftKey: draftKey({ game: '', role: login, form: 'topup-maintenance-end', version: 1 }),
    draftFields: ['reason'],
    submit: (body) => change({ version, body }).unwrap(),
  });
  return (
    <section aria-labelledby="topup-end">
      <SectionTitle id="topup-end">{now.on ? t`結束維護` : t`取消預定的維護`}</SectionTitle>
      <Card>
        <FormFrame form={form}>
          <TextField
            form={form}
            name="starts_at"
            type="datetime-local"
            optional
            label={t`結束時間`}
            hint={t`台北時間；留空就是馬上`}
          />
          <TextField
            form={form}
            name="reason"
            autoComplete="off"
            label={t`原因`}
            hint={t`會留在稽核紀錄，至少 4 個字`}
          />
          <SubmitButton form={form}>{now.on ? t`結束維護` : t`取消預定的維護`}</SubmitButton>
        </FormFrame>
      </Card>
    </section>
  );
}
