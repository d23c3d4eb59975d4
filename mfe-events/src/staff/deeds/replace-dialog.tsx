import { useNavigate } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { draftKey, FormFrame, RoleFields, SubmitButton, useContractForm } from '@hub/forms';
import type { Delivery, ReplaceBody } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MailFields } from '../compensate/mail-fields.tsx';
import { linesOf, mailDraftFields, typedReplacement, type MailValues } from '../compensate/mail-form.ts';
import { useDoDeedMutation } from '../deliveries.api.ts';
import { anyDelivery, deliveryAddress } from '../deliveries-address.ts';
import { MovedNotice } from '../moved-notice.tsx';
import { useStaff } from '../staff-context.ts';
import { useSeen } from '../use-seen.ts';
import { deliveryMessage } from '../words/delivery-message.ts';
import { useStateWords } from '../words/use-delivery-words.ts';
import css from './deeds.module.css';

type Props = { delivery: Delivery; onClose: () => void };

/** Another mail under a new name, which begins as a copy of this one; this one ends. */
export function ReplaceDialog({ delivery, onClose }: Props) {
  const { t } = useLingui();
  const { me } = useStaff();
  const navigate = useNavigate();
  const states = useStateWords();
  const { seen, moved, guard } = useSeen(delivery, ({ row }) => row.version);
  const { row } = seen;
  const [send] = useDoDeedMutation();
  const [initial] = useState(() => copyOf(delivery));
  const form = useContractForm({
    schema: typedReplacement,
    initial,
    messages: deliveryMessage,
    draftKey: draftKey({ game: row.game_id, role: me.login, form: `delivery-replace-${row.id}`, version: 1 }),
    draftFields: mailDraftFields,
    submit: async (body, { key }) => {
      const replaced = { ...body, items: body.items as ReplaceBody['items'] };
      const call = send({ id: row.id, deed: 'replace', version: row.version, key, body: replaced }).unwrap();
      const { data } = await guard(call);
      onClose();
      const next = data.replaced_by?.id ?? data.row.id;
      void navigate(deliveryAddress(next, { ...anyDelivery, show: 'all' }));
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`換成新的一封？`} crossed wide>
      <FormFrame
        form={form}
        changed={
          moved && (
            <MovedNotice said={form.conflict} typed now={states[row.state][0]} can={seen.may.includes('replace')} />
          )
        }
      >
        <p className={css.text}>
          {t`新的一封有自己的編號，原來的 #${row.id} 到此為止。只有遊戲退回、或確定遊戲沒有收到時才會換。`}
        </p>
        <RoleFields form={form} game={row.game_id} />
        <MailFields form={form} />
        <SubmitButton form={form}>{t`換成這一封`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}

function copyOf({ row, body, expire_days }: Delivery): MailValues {
  return {
    server_id: row.server_id,
    role_id: row.role_id,
    partner_uid: row.partner_uid,
    title: row.title,
    body,
    items: linesOf(row.items.map(({ item_code, qty }) => ({ item_code, qty: String(qty) }))),
    expire_days: String(expire_days),
    deadline: '',
    reason: '',
  };
}
