import { isApiFault, useDispatch, type Dispatch } from '@hub/web';
import { draftKey, FormFrame, RadioField, SubmitButton, TextAreaField, useContractForm } from '@hub/forms';
import { COMMENT_MAX, csatForm, type TicketView } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { ticketMessage } from '../ticket-messages.ts';
import { refuseQuote, withoutQuotes } from '../without-quotes.ts';

type Props = { ticket: TicketView; onRated: () => void };

/** Helped or not; who says no may say why. A comment half written is kept until it is sent. */
export function RatingForm({ ticket, onRated }: Props) {
  const { t } = useLingui();
  const { desk, api } = useDesk();
  const dispatch = useDispatch<Dispatch>();
  const { refetch } = api.view.useQuerySubscription(ticket.id);
  const [post] = api.rate.useMutation();
  const form = useContractForm({
    schema: csatForm,
    initial: { question_id: String(ticket.id), csat: '', comment: '' },
    submit: async ({ comment, ...rating }, { key }) => {
      const body = rating.csat === '2' && comment ? { ...rating, comment } : rating;
      try {
        const rated = await post({ body, key }).unwrap();
        onRated();
        dispatch(api.changed(ticket.id, rated));
      } catch (thrown) {
        // Rated on another device meanwhile: the page shows that one.
        if (isApiFault(thrown) && thrown.status === 409) void refetch();
        throw thrown;
      }
    },
    messages: ticketMessage,
    draftKey: draftKey({ game: ticket.game_id, role: String(ticket.id), form: `${desk.key}-rating`, version: 1 }),
    draftFields: ['csat', 'comment'],
  });
  return (
    <FormFrame form={form} label={t({ context: 'tickets', message: '評分' })}>
      <RadioField
        form={form}
        name="csat"
        label={t({ context: 'tickets', message: '這次的客服對您有幫助嗎？' })}
        columns={2}
        choices={[
          { value: '1', label: t({ context: 'tickets', message: '有幫助' }) },
          { value: '2', label: t({ context: 'tickets', message: '沒有幫助' }) },
        ]}
      />
      {form.values.csat === '2' && (
        <TextAreaField
          form={withoutQuotes(form)}
          name="comment"
          label={t({ context: 'tickets', message: '哪裡可以做得更好？' })}
          optional
          rows={3}
          limit={COMMENT_MAX}
          onBeforeInput={refuseQuote}
        />
      )}
      <SubmitButton form={form} wide="always">
        <Trans context="tickets">送出評分</Trans>
      </SubmitButton>
    </FormFrame>
  );
}
