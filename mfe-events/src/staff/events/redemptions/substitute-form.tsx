import { Button, LinkButton, Notice, SectionTitle } from '@hub/web';
import { draftKey, FormFrame, RoleFields, SelectField, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { substituteBody, type EventData, type SubstituteView } from '@hub/contracts/events';
import type { KnownRoleView } from '@hub/contracts/catalog';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RoleCheck } from '../../compensate/role-check.tsx';
import { mayKeepLocks } from '../../codes/code-rights.ts';
import { anyDelivery, deliveryAddress } from '../../deliveries-address.ts';
import { useStaff } from '../../staff-context.ts';
import { deliveryMessage } from '../../words/delivery-message.ts';
import { eventAddress } from '../events-address.ts';
import css from '../one/event.module.css';
import { useSubstituteMutation } from '../redemptions.api.ts';

type Given = SubstituteView['data'];
const whom = ({ server_id, role_id }: { server_id: string; role_id: string }) => `${server_id} ${role_id.trim()}`;

/** A reward for a player whose code did not do what it should: who it is first, then which one and why. */
export function SubstituteForm({ event: { row, live } }: { event: EventData }) {
  const { t } = useLingui();
  const { me } = useStaff();
  const [give] = useSubstituteMutation();
  const [known, setKnown] = useState<{ of: string; role: KnownRoleView }>();
  const [given, setGiven] = useState<Given>();
  const form = useContractForm({
    schema: substituteBody,
    initial: { server_id: '', role_id: '', category_id: '', reason: '' },
    messages: deliveryMessage,
    draftKey: draftKey({ game: row.game_id, role: me.login, form: `substitute-${row.id}`, version: 1 }),
    draftFields: ['server_id', 'role_id', 'category_id', 'reason'],
    submit: async (body, { key }) => {
      const partner_uid = known?.role.partner_uid ?? '';
      setGiven(await give({ id: row.id, body: { ...body, partner_uid }, key }).unwrap());
    },
  });
  const again = () => {
    setGiven(undefined);
    setKnown(undefined);
    form.restart();
  };
  if (!mayKeepLocks(me, row.game_id) || live === null)
    return <Notice kind="info" title={live === null ? t`活動發布後才能補兌換` : t`這個帳號不能補兌換`} />;
  if (given) return <GivenNote given={given} event={row.id} onAgain={again} />;
  const role = known?.of === whom(form.values) ? known.role : undefined;
  const rewards = live.categories.map(({ id, title }) => ({ value: String(id), label: title }));
  return (
    <section className={css.part} aria-labelledby="substitute">
      <SectionTitle id="substitute">{t`補兌換`}</SectionTitle>
      <p className={css.text}>
        {t`和兌換一次一樣：會占這個帳號在這種獎勵的次數，信的內容也相同。每天有額度，超過的要另一位同事核准。`}
      </p>
      <div className={css.form}>
        <FormFrame form={form} label={t`補兌換`}>
          <RoleFields form={form} game={row.game_id} />
          <RoleCheck
            of={form.values}
            game={row.game_id}
            role={role}
            onKnown={(found) => setKnown({ of: whom(form.values), role: found })}
          />
          {role?.verdict === 'ok' && (
            <>
              <SelectField form={form} name="category_id" label={t`獎勵`} options={rewards} />
              <TextField
                form={form}
                name="reason"
                label={t`原因`}
                hint={t`給同事看的，會留在稽核紀錄，至少 4 個字，例如：案件 10231，序號印錯`}
                autoComplete="off"
              />
              <SubmitButton form={form}>{t`補一份給這個角色`}</SubmitButton>
            </>
          )}
        </FormFrame>
      </div>
    </section>
  );
}

/** What became of it: under way, or waiting for a second person. */
function GivenNote({ given, event, onAgain }: { given: Given; event: number; onAgain: () => void }) {
  const { t } = useLingui();
  const { redemption, approval } = given;
  return (
    <Notice
      kind={redemption ? 'ok' : 'info'}
      role="status"
      title={redemption ? t`已補兌換，獎勵會寄到遊戲內信箱` : t`已提出申請，等另一位同事核准`}
    >
      {approval !== null && <p>{t`申請編號 ${approval}。核准後會自動寄出，不用再做什麼。`}</p>}
      <div className={css.line}>
        {redemption?.delivery && (
          <LinkButton size="small" to={deliveryAddress(redemption.delivery, { ...anyDelivery, show: 'all' })}>
            {t`看這封信 #${redemption.delivery}`}
          </LinkButton>
        )}
        {approval !== null && <LinkButton size="small" to="/staff/approvals">{t`看等待核准`}</LinkButton>}
        <LinkButton size="small" to={eventAddress(event, 'redemptions')}>{t`回兌換紀錄`}</LinkButton>
        <Button variant="quiet" size="small" onClick={onAgain}>
          {t`再補一份`}
        </Button>
      </div>
    </Notice>
  );
}
