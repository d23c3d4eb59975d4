import { RECIPIENT_MAX, type GameShopView } from '@hub/contracts/topup';
import { PlaceField, TextField, type ContractForm } from '@hub/forms';
import { Card, ContentText, formatTime, Stack } from '@hub/web';
import { CheckboxRow, FieldGroup } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PurchaseValues } from './goods-values.ts';

type Props = { form: ContractForm<PurchaseValues>; event: GameShopView['event_optin'] };

/** Whoever takes part says where the prize goes; nobody else is asked. What was ticked before the event closed can be unticked. */
export function EventFields({ form, event }: Props) {
  const { t } = useLingui();
  const joins = form.values.eventCheck === 'true';
  if (!event?.open && !joins) return null;
  const until = event ? formatTime(event.end) : '';
  const id = form.fieldId('eventCheck');
  const error = form.errors.eventCheck;
  return (
    <Card>
      <Stack>
        <FieldGroup id={id} legend={t`活動`} error={error}>
          <CheckboxRow
            boxed
            id={id}
            name="eventCheck"
            checked={joins}
            label={
              event ? (
                <Trans>
                  參加「<ContentText>{event.title}</ContentText>」
                </Trans>
              ) : (
                t`參加活動`
              )
            }
            hint={until && t`${until} 截止。獎品只寄台灣地區`}
            aria-invalid={error === undefined ? undefined : true}
            onChange={({ currentTarget }) => form.change('eventCheck', String(currentTarget.checked))}
          />
        </FieldGroup>
        {joins && (
          <>
            <TextField
              form={form}
              name="eventRecipient"
              label={t`獎品收件人`}
              maxLength={RECIPIENT_MAX}
              autoComplete="name"
              width="medium"
            />
            <PlaceField form={form} name="eventArea" label={t`獎品寄送地區`} />
            <TextField form={form} name="eventAddress" label={t`獎品寄送地址`} autoComplete="street-address" />
            <TextField
              form={form}
              name="eventPhone"
              type="tel"
              maxLength={20}
              label={t`收件人電話`}
              autoComplete="tel"
              width="medium"
            />
          </>
        )}
      </Stack>
    </Card>
  );
}
