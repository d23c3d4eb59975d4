import { useNavigate } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { publishBody, type EventData } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { focusTitle } from '../../focus-title.ts';
import { MovedNotice } from '../../moved-notice.tsx';
import { useStaff } from '../../staff-context.ts';
import { useSeen } from '../../use-seen.ts';
import { deliveryMessage } from '../../words/delivery-message.ts';
import { EVENTS } from '../events-address.ts';
import { useDoEventDeedMutation, type ReasonedDeed } from '../events.api.ts';
import { usePhaseWords } from '../words/use-event-words.ts';
import css from '../one/event.module.css';

type Props = { deed: ReasonedDeed; event: EventData; onClose: () => void };

/** A deed that takes effect at once, with the reason that stays in the audit. */
export function DeedDialog({ deed, event, onClose }: Props) {
  const { t } = useLingui();
  const { me } = useStaff();
  const navigate = useNavigate();
  const [send] = useDoEventDeedMutation();
  const words = useDeedWords()[deed];
  const phases = usePhaseWords();
  const { seen, moved, guard } = useSeen(event, ({ row }) => row.version);
  const { row } = seen;
  const form = useContractForm({
    schema: publishBody,
    initial: { reason: '' },
    messages: deliveryMessage,
    draftKey: draftKey({ game: row.game_id, role: me.login, form: `event-${deed}-${row.id}`, version: 1 }),
    draftFields: ['reason'],
    submit: async (body, { key }) => {
      await guard(send({ id: row.id, deed, version: row.version, key, body }).unwrap());
      onClose();
      if (deed === 'remove') void navigate(EVENTS);
      else focusTitle();
    },
  });
  return (
    <Dialog open onClose={onClose} title={words.title} crossed>
      <FormFrame
        form={form}
        changed={
          moved && <MovedNotice said={form.conflict} typed now={phases[row.phase][0]} can={seen.may.includes(deed)} />
        }
      >
        <p className={css.text}>{words.text}</p>
        <TextField form={form} name="reason" autoComplete="off" label={t`原因`} hint={t`會留在稽核紀錄，至少 4 個字`} />
        <SubmitButton form={form} variant={deed === 'remove' ? 'danger' : 'primary'}>
          {words.button}
        </SubmitButton>
      </FormFrame>
    </Dialog>
  );
}

function useDeedWords(): Record<ReasonedDeed, { title: string; text: string; button: string }> {
  const { t } = useLingui();
  return {
    stop: {
      title: t`停止這個活動？`,
      text: t`馬上生效：玩家會看到活動已停止，不能再兌換。已經兌換的獎勵照樣寄出，之後可以恢復。`,
      button: t`停止活動`,
    },
    resume: {
      title: t`恢復這個活動？`,
      text: t`馬上生效：在活動時間內，玩家又可以兌換，內容和停止前相同。`,
      button: t`恢復活動`,
    },
    remove: {
      title: t`刪除這份草稿？`,
      text: t`沒有發布過、也沒有序號的草稿才能刪除。刪除後找不回來。`,
      button: t`刪除草稿`,
    },
  };
}
