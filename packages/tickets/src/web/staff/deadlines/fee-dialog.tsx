import { feeBody, type FeeState } from '@hub/contracts/tickets';
import { FormFrame, RadioField, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Dialog } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { useDeadlinesApi } from './deadlines.api.ts';
import { useDeadlineWords } from './use-deadline-words.ts';

type Props = { id: number; version: number; fee: FeeState; onClose: () => void };

/** No money comes in here: whoever saw it notes it with how it was paid. */
export function FeeDialog({ id, version, fee, onClose }: Props) {
  const { t } = useLingui();
  const { fees } = useDeadlineWords();
  const [note] = useDeadlinesApi().fee.useMutation();
  const others = (['received', 'waived', 'due'] as const).filter((state) => state !== fee);
  const form = useContractForm({
    schema: feeBody,
    initial: { fee: others[0] as string, reason: '' },
    messages: (code) => (code === 'TOO_LONG' ? t`原因最多 200 個字` : t`請寫下原因，至少 4 個字`),
    submit: async (body, { key }) => {
      await note({ id, version, fee: body.fee, reason: body.reason ?? '', key }).unwrap();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`記下查詢費`} crossed>
      <FormFrame form={form}>
        <RadioField
          form={form}
          name="fee"
          label={t`查詢費`}
          choices={others.map((state) => ({ value: state, label: fees[state] }))}
        />
        <TextField
          form={form}
          name="reason"
          autoComplete="off"
          label={t`怎麼收到的，或為什麼`}
          hint={t`會留在稽核紀錄，例如：11/26 匯款，後五碼 12345`}
        />
        <SubmitButton form={form}>{t`記下`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
