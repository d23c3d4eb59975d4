import { addVipBody, vipEditors } from '@hub/contracts/vip';
import { draftKey, FormFrame, SelectField, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Card, PageBody, PageTitle, SiteLink, useNavigate, usePageTitle } from '@hub/web';
import { useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useListMessage } from '../use-list-words.ts';
import { vipAddress } from '../vip-address.ts';
import { useAddVipMutation } from './members.api.ts';
import { JUST_SAVED } from './just-saved.ts';
import { MemberFields } from './member-fields.tsx';

/** One more account on the list that staff keeps. */
export function NewMemberPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { games, login } = useStaffGames(vipEditors);
  const [add] = useAddVipMutation();
  usePageTitle(t`加入 VIP 名單`);
  const form = useContractForm({
    schema: addVipBody,
    initial: { game_id: '', partner_uid: '', level: '1', begins_on: '', ends_on: '', agent: '', note: '', reason: '' },
    messages: useListMessage(),
    draftKey: draftKey({ game: 'vip', role: login, form: 'vip-entry', version: 1 }),
    draftFields: ['partner_uid', 'level', 'ends_on', 'agent', 'note', 'reason'],
    submit: async (body, { key }) => {
      const { data } = await add({ body, key }).unwrap();
      void navigate(data.id === null ? vipAddress.list : vipAddress.entry(data.id), { state: JUST_SAVED });
    },
  });
  return (
    <PageBody width="text">
      <PageTitle
        small
        title={t`加入 VIP 名單`}
        lead={t`人工名單優先於遊戲送來的名單和消費規則。`}
        above={<SiteLink to={vipAddress.list}>{t`VIP 名單`}</SiteLink>}
      />
      <Card>
        <FormFrame form={form}>
          <SelectField form={form} name="game_id" label={t`遊戲`} options={games} width="medium" />
          <TextField
            form={form}
            name="partner_uid"
            label={t`帳號 UID`}
            hint={t`遊戲給的帳號代碼，大小寫要一樣`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <MemberFields form={form} game={form.values.game_id} />
          <SubmitButton form={form}>{t`加入名單`}</SubmitButton>
        </FormFrame>
      </Card>
    </PageBody>
  );
}
