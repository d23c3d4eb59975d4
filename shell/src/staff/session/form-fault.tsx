import { isApiFault, Notice } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

type Props = {
  fault: unknown;
  title: string;
  /** Names of the fields that show their own sentence. */ fields: readonly string[];
};

/** What belongs to no field: a lock, a change by somebody else, no connection. */
export function FormFault({ fault, title, fields }: Props) {
  const { t } = useLingui();
  if (fault === undefined || fault === null) return null;
  const told = isApiFault(fault) ? fault.fields : {};
  if (told.msg === undefined && fields.some((name) => told[name] !== undefined)) return null;
  const locked = isApiFault(fault) && fault.status === 429;
  return (
    <Notice kind={locked ? 'warn' : 'bad'} title={title} role="alert">
      <p>{told.msg ?? Object.values(told)[0] ?? t`暫時連不上，內容都還在，請再試一次。`}</p>
    </Notice>
  );
}
