import { Button, Notice, Skeleton } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { FormFrame, RadioField, SubmitButton, useContractForm } from '@hub/forms';
import { assignBody, type Colleague } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useStaffDesk } from '../staff-desk-context.ts';
import type { WorkDialogProps } from './work-dialog.ts';
import css from './work.module.css';

/** While nobody knows the colleagues, one can still take it oneself. */
export function AssignDialog({ ticket, worker, onClose }: WorkDialogProps) {
  const { t } = useLingui();
  const { work, me } = useStaffDesk();
  const { data, error, refetch } = work.colleagues.useQuery(ticket.id, { refetchOnMountOrArgChange: true });
  const self = { id: me.id, name: me.name };
  const people = [self, ...(data ?? []).filter(({ id }) => id !== me.id)];
  return (
    <Dialog open onClose={onClose} title={t`這件交給誰？`} crossed>
      <div className={css.explain}>
        {error !== undefined && (
          <Notice kind="warn" title={t`同事名單暫時載不到`}>
            <p>{t`可以先由您接手，或按「放回清單」。`}</p>
            <Button variant="quiet" size="small" onClick={() => void refetch()}>
              {t`再載一次`}
            </Button>
          </Notice>
        )}
        {data === undefined && error === undefined ? (
          <Skeleton shape="text" count={3} />
        ) : (
          <People key={people.length} people={people} ticket={ticket} worker={worker} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

function People({ people, ticket, worker, onClose }: WorkDialogProps & { people: Colleague[] }) {
  const { t } = useLingui();
  const { me } = useStaffDesk();
  const now = ticket.assignee?.id ?? null;
  const form = useContractForm({
    schema: assignBody,
    initial: { staff_id: '' },
    messages: () => t`請選一位同事`,
    submit: async ({ staff_id }) => {
      await worker.change({ work: 'assignCase', body: { staff_id } });
      onClose();
    },
  });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The dialog was open before its field was there.
    if (matchMedia('(pointer: fine)').matches) place.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }, []);
  const choices = people.map(({ id, name }) => ({
    value: String(id),
    label: id === me.id ? t`我（${name}）` : name,
    hint: id === now ? t`現在由這位負責` : undefined,
    disabled: id === now,
  }));
  return (
    <div ref={place}>
      <FormFrame form={form}>
        <RadioField form={form} name="staff_id" label={t`負責人`} choices={choices} />
        <SubmitButton form={form}>{t`轉派`}</SubmitButton>
      </FormFrame>
    </div>
  );
}
