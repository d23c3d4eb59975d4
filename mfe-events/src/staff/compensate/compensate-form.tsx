import { Button, LinkButton, Notice } from '@hub/web';
import { draftKey, FormFrame, RoleFields, SubmitButton, useContractForm } from '@hub/forms';
import type { CompensationBody, CompensationView } from '@hub/contracts/events';
import type { KnownRoleView } from '@hub/contracts/catalog';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCompensateMutation, useQuotaQuery } from '../tools.api.ts';
import { anyDelivery, deliveryAddress } from '../deliveries-address.ts';
import { useStaff } from '../staff-context.ts';
import css from '../screen.module.css';
import { deliveryMessage } from '../words/delivery-message.ts';
import { MailFields } from './mail-fields.tsx';
import { emptyMail, mailDraftFields, typedCompensation, type MailValues } from './mail-form.ts';
import { RoleCheck } from './role-check.tsx';

type Sent = CompensationView['data'];
/** `of`: what was asked when the game said this. */
type Known = { of: string; role: KnownRoleView };
const whom = ({ server_id, role_id }: Pick<MailValues, 'server_id' | 'role_id'>) => `${server_id} ${role_id.trim()}`;

/** To whom first: the game says who that is, and only then what is sent. */
export function CompensateForm({ game }: { game: string }) {
  const { t } = useLingui();
  const { me } = useStaff();
  const [compensate] = useCompensateMutation();
  const { currentData: quota } = useQuotaQuery(game);
  const [known, setKnown] = useState<Known>();
  const [sent, setSent] = useState<Sent>();
  const form = useContractForm({
    schema: typedCompensation,
    initial: emptyMail,
    messages: deliveryMessage,
    draftKey: draftKey({ game, role: me.login, form: 'compensation', version: 1 }),
    draftFields: mailDraftFields,
    submit: async (body, { key }) => {
      const items = body.items as CompensationBody['items'];
      const partner_uid = known?.role.partner_uid ?? '';
      setSent(await compensate({ body: { ...body, items, partner_uid, game_id: game }, key }).unwrap());
    },
  });
  const again = () => {
    setSent(undefined);
    setKnown(undefined);
    form.restart();
  };
  if (sent) return <SentNote sent={sent} onAgain={again} />;
  const role = known?.of === whom(form.values) ? known.role : undefined;
  return (
    <div className={css.form}>
      <FormFrame form={form}>
        <RoleFields form={form} game={game} />
        <RoleCheck
          of={form.values}
          game={game}
          role={role}
          onKnown={(found) => setKnown({ of: whom(form.values), role: found })}
        />
        {role?.verdict === 'ok' && (
          <>
            <MailFields form={form} />
            <SubmitButton form={form}>{quota?.left === 0 ? t`送出申請，請同事核准` : t`寄出`}</SubmitButton>
          </>
        )}
      </FormFrame>
    </div>
  );
}

/** What became of it: under way, or waiting for a second person. */
function SentNote({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  const { t } = useLingui();
  const { delivery, approval } = sent;
  return (
    <Notice
      kind={delivery ? 'ok' : 'info'}
      role="status"
      title={delivery ? t`已排入寄送，幾秒內就會寄到遊戲` : t`已提出申請，等另一位同事核准`}
    >
      {approval !== null && <p>{t`申請編號 ${approval}。核准後會自動寄出，不用再做什麼。`}</p>}
      <div className={css.line}>
        {delivery && (
          <LinkButton size="small" to={deliveryAddress(delivery.row.id, { ...anyDelivery, show: 'all' })}>
            {t`看這封信 #${delivery.row.id}`}
          </LinkButton>
        )}
        {approval !== null && (
          <LinkButton size="small" to="/staff/approvals">
            {t`看等待核准`}
          </LinkButton>
        )}
        <Button variant="quiet" size="small" onClick={onAgain}>
          {t`再補發一封`}
        </Button>
      </div>
    </Notice>
  );
}
