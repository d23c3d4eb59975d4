import { Button, ButtonRow } from '@hub/web';
import { ConfirmDialog } from '@hub/web/staff';
import type { ServiceName } from '@hub/contracts/shared';
import type { ApprovalRow } from '@hub/contracts/approvals';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormFault } from '../session/form-fault.tsx';
import { ReasonField } from '../session/reason-field.tsx';
import { useChange } from '../session/use-change.ts';
import css from './approvals.module.css';
import { useDecideApprovalMutation, type Deed } from './approvals.api.ts';

type Props = {
  row: ApprovalRow;
  service: ServiceName;
  title: string;
  titleId: string;
  onDecided: (row: ApprovalRow) => void;
};

/** What the reader may do: approve or refuse somebody else's request, or withdraw the own one. Each is asked once more. */
export function ApprovalDeeds({ row, service, title, titleId, onDecided }: Props) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<Deed>();
  const [reason, setReason] = useState('');
  const [decide] = useDecideApprovalMutation();
  const deciding = useChange((deed: Deed) =>
    decide({ service, id: row.id, deed, ...(deed === 'refuse' && { reason }) }),
  );
  const go = async (deed: Deed) => {
    // A reason that is refused is corrected where it was typed.
    if (deed !== 'refuse') setAsking(undefined);
    const decided = await deciding.run(deed);
    if (decided) onDecided(decided);
  };
  const words: Record<Deed, { button: string; question: string; text: string }> = {
    approve: { button: t`核准`, question: t`核准這項變更？`, text: t`核准後立即生效，並記在稽核紀錄。` },
    refuse: { button: t`不核准`, question: t`不核准這項變更？`, text: t`提出的人會看到原因。` },
    withdraw: { button: t`撤回`, question: t`撤回這項變更？`, text: t`撤回後要再改，需要重新提出。` },
  };
  const deeds: Deed[] = row.mine ? ['withdraw'] : row.decide ? ['refuse', 'approve'] : [];
  return (
    <>
      {asking === undefined && <FormFault fault={deciding.error} title={t`沒有完成`} fields={[]} />}
      {row.mine && (
        <p className={css.hint}>
          <Trans>這是您提出的，要由另一位同事核准。</Trans>
        </p>
      )}
      <ButtonRow>
        {deeds.map((deed) => (
          <Button
            key={deed}
            size="small"
            variant={deed === 'approve' ? 'primary' : 'secondary'}
            busy={deciding.busy}
            aria-describedby={titleId}
            onClick={() => setAsking(deed)}
          >
            {words[deed].button}
          </Button>
        ))}
      </ButtonRow>
      {asking && (
        <ConfirmDialog
          question={words[asking].question}
          button={words[asking].button}
          danger={asking === 'refuse'}
          busy={deciding.busy}
          onConfirm={() => void go(asking)}
          onClose={() => setAsking(undefined)}
        >
          <p className={css.which}>{title}</p>
          <p>{words[asking].text}</p>
          {asking === 'refuse' && (
            <ReasonField id={`refuse-${row.id}`} reason={reason} onReason={setReason} fault={deciding.error} />
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
