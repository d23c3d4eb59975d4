import { Button, Notice, useNavigate } from '@hub/web';
import { draftKey, FormFrame, SubmitButton, useContractForm } from '@hub/forms';
import type { EventBody, EventData } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStaff } from '../../staff-context.ts';
import { deliveryMessage } from '../../words/delivery-message.ts';
import { eventAddress } from '../events-address.ts';
import { useChangeEventMutation } from '../events.api.ts';
import css from '../one/event.module.css';
import { EventFields } from './event-fields.tsx';
import { contentOf, eventDraftFields, typedEvent, valuesOf, versionOver } from './event-form.ts';
import { FormPreview } from './form-preview.tsx';

/** The draft of an event; players see it after the next publication. */
export function EditEvent({ event }: { event: EventData }) {
  const { t } = useLingui();
  if (!event.may.includes('edit')) return <Notice kind="info" title={t`這個帳號不能編輯這個活動`} />;
  return <EditForm event={event} />;
}

function EditForm({ event }: { event: EventData }) {
  const { t } = useLingui();
  const { me } = useStaff();
  const navigate = useNavigate();
  const { row } = event;
  const [change] = useChangeEventMutation();
  const [initial] = useState(() => valuesOf(event));
  const form = useContractForm({
    schema: typedEvent,
    initial,
    messages: deliveryMessage,
    draftKey: draftKey({ game: row.game_id, role: me.login, form: `event-${row.id}`, version: 2 }),
    draftFields: eventDraftFields,
    submit: async (body, { key }) => {
      const content = contentOf(body) as EventBody;
      await change({ id: row.id, version: versionOver(form.values, event), key, body: content }).unwrap();
      void navigate(eventAddress(row.id));
    },
  });
  const moved = !form.busy && !form.done && versionOver(form.values, event) !== row.version;
  return (
    <div className={css.columns}>
      <FormFrame
        form={form}
        label={t`編輯活動`}
        changed={
          moved && (
            <Notice kind="warn" role="status" title={t`${event.changed_by} 剛改過這個活動`}>
              <p>{t`您填的還在。可以看新的內容再重填，或以您填的為準。`}</p>
              <div className={css.choice}>
                <Button size="small" onClick={() => form.restart(valuesOf(event))}>
                  {t`改用新的內容`}
                </Button>
                <Button variant="quiet" size="small" onClick={() => form.change('seen_at', event.changed_at)}>
                  {t`以我填的為準`}
                </Button>
              </div>
            </Notice>
          )
        }
      >
        {row.approval !== null && (
          <Notice kind="warn" title={t`這個活動正在等核准`}>
            <p>{t`存檔後，那份申請就不算數，要重新提出發布。`}</p>
          </Notice>
        )}
        <EventFields form={form} />
        <SubmitButton form={form}>{t`存成草稿`}</SubmitButton>
      </FormFrame>
      <FormPreview values={form.values} />
    </div>
  );
}
