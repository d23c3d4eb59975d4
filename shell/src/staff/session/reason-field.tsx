import { isApiFault } from '@hub/web';
import { Field, TextArea } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { FormFault } from './form-fault.tsx';

type Props = {
  id: string;
  reason: string;
  onReason: (reason: string) => void;
  /** Of the press that the reason went with. */
  fault: unknown;
  hint?: string;
  most?: number;
};

/** Why somebody does what they were asked about once more; a reason that is refused is corrected where it was typed. */
export function ReasonField({ id, reason, onReason, fault, hint, most }: Props) {
  const { t } = useLingui();
  return (
    <>
      <FormFault fault={fault} title={t`沒有完成`} fields={['reason']} />
      <Field id={id} label={t`原因`} hint={hint} error={isApiFault(fault) ? fault.fields.reason : undefined}>
        {(wire) => (
          <TextArea
            {...wire}
            rows={3}
            maxLength={most}
            value={reason}
            onChange={(event) => onReason(event.currentTarget.value)}
          />
        )}
      </Field>
    </>
  );
}
