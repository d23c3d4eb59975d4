import { Button, Notice } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { reasonBody, type Delivery, type RecallResult } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDoDeedMutation } from '../deliveries.api.ts';
import { MovedNotice } from '../moved-notice.tsx';
import { useStaff } from '../staff-context.ts';
import { useSeen } from '../use-seen.ts';
import { deliveryMessage } from '../words/delivery-message.ts';
import { useStateWords } from '../words/use-delivery-words.ts';
import { useRecallWords } from '../words/use-recall-words.ts';
import css from './deeds.module.css';

type Reasoned = 'cancel' | 'by_hand' | 'recall';
type Props = { deed: Reasoned; delivery: Delivery; onClose: () => void };

/** A deed that ends a delivery, with the reason that stays in the audit. */
export function ReasonDialog({ deed, delivery, onClose }: Props) {
  const { t } = useLingui();
  const { me } = useStaff();
  const [send] = useDoDeedMutation();
  const [result, setResult] = useState<RecallResult>();
  const words = useDeedWords()[deed];
  const states = useStateWords();
  const { seen, moved, guard } = useSeen(delivery, ({ row }) => row.version);
  const { row } = seen;
  const form = useContractForm({
    schema: reasonBody,
    initial: { reason: '' },
    messages: deliveryMessage,
    draftKey: draftKey({ game: row.game_id, role: me.login, form: `delivery-${deed}-${row.id}`, version: 1 }),
    draftFields: ['reason'],
    submit: async (body, { key }) => {
      const done = await guard(send({ id: row.id, deed, version: row.version, key, body }).unwrap());
      if (done.result && done.result !== 'recalled') setResult(done.result);
      else onClose();
    },
  });
  if (result) return <RecallTold result={result} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={words.title} crossed>
      <FormFrame
        form={form}
        changed={
          moved && <MovedNotice said={form.conflict} typed now={states[row.state][0]} can={seen.may.includes(deed)} />
        }
      >
        <p className={css.text}>{words.text}</p>
        <TextField form={form} name="reason" autoComplete="off" label={t`原因`} hint={t`會留在稽核紀錄，至少 4 個字`} />
        <SubmitButton form={form}>{words.button}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}

function useDeedWords(): Record<Reasoned, { title: string; text: string; button: string }> {
  const { t } = useLingui();
  return {
    cancel: {
      title: t`取消這封信？`,
      text: t`取消後不會再寄。如果不確定遊戲是否收到，會先問遊戲；已經送到的不能取消。`,
      button: t`取消寄送`,
    },
    by_hand: {
      title: t`標記為已手動補發？`,
      text: t`在遊戲後台已經把東西給玩家時用。之後不會再寄；如果不確定遊戲是否收到，會先問遊戲，避免玩家拿兩次。`,
      button: t`標記`,
    },
    recall: {
      title: t`從玩家信箱收回？`,
      text: t`請遊戲把信收回。玩家已經領了、或遊戲不提供收回時，會告訴您，信維持原樣。`,
      button: t`收回`,
    },
  };
}

/** What the game said to a recall that did not succeed. */
function RecallTold({ result, onClose }: { result: RecallResult; onClose: () => void }) {
  const { t } = useLingui();
  const words = useRecallWords();
  return (
    <Dialog open onClose={onClose} title={t`沒有收回`} actions={<Button onClick={onClose}>{t`知道了`}</Button>}>
      <Notice kind="warn" role="status" title={words[result]} />
    </Dialog>
  );
}
