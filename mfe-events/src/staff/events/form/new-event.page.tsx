import { EmptyState, LinkButton, useNavigate, usePageTitle, useSearchParams } from '@hub/web';
import { draftKey, FormFrame, SubmitButton, useContractForm } from '@hub/forms';
import type { NewEventBody } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { mayKeepCodes } from '../../codes/code-rights.ts';
import { GameChoice } from '../../game-choice.tsx';
import { Screen } from '../../screen.tsx';
import { useStaff } from '../../staff-context.ts';
import { deliveryMessage } from '../../words/delivery-message.ts';
import { EVENTS, eventAddress } from '../events-address.ts';
import { useCreateEventMutation } from '../events.api.ts';
import css from '../one/event.module.css';
import { EventFields } from './event-fields.tsx';
import { contentOf, emptyEvent, eventDraftFields, typedNewEvent } from './event-form.ts';
import { FormPreview } from './form-preview.tsx';

/** A new event: of which game first, then what it is. It begins as a draft that only staff sees. */
export function NewEventPage() {
  const { t } = useLingui();
  const { me } = useStaff();
  const [search, setSearch] = useSearchParams();
  const game = search.get('game') ?? '';
  const title = t`新活動`;
  usePageTitle(title);
  if (!mayKeepCodes(me))
    return (
      <Screen title={title}>
        <EmptyState
          title={t`這個帳號不能建立活動`}
          action={<LinkButton size="small" to={EVENTS}>{t`回活動清單`}</LinkButton>}
        />
      </Screen>
    );
  return (
    <Screen title={title} lead={t`存檔後是草稿，玩家看不到；之後可以再改、試兌換，再提出發布。`}>
      <div className={css.form}>
        <GameChoice
          id="new-event-game"
          value={game}
          empty={t`請選擇`}
          among={(one) => mayKeepCodes(me, one)}
          onChoose={(one) => setSearch(one ? { game: one } : {}, { replace: true })}
        />
      </div>
      {game && mayKeepCodes(me, game) && <NewEventForm key={game} game={game} />}
    </Screen>
  );
}

function NewEventForm({ game }: { game: string }) {
  const { t } = useLingui();
  const { me } = useStaff();
  const navigate = useNavigate();
  const [create] = useCreateEventMutation();
  const form = useContractForm({
    schema: typedNewEvent,
    initial: { ...emptyEvent, game_id: game },
    messages: deliveryMessage,
    draftKey: draftKey({ game, role: me.login, form: 'event-new', version: 1 }),
    draftFields: eventDraftFields,
    submit: async (body, { key }) => {
      const made = await create({ body: contentOf(body) as NewEventBody, key }).unwrap();
      void navigate(eventAddress(made.row.id));
    },
  });
  return (
    <div className={css.columns} data-game={game}>
      <FormFrame form={form} label={t`新活動`}>
        <EventFields form={form} />
        <SubmitButton form={form}>{t`存成草稿`}</SubmitButton>
      </FormFrame>
      <FormPreview values={form.values} />
    </div>
  );
}
