import { memberProfileForm } from '@hub/contracts/identity';
import { genders } from '@hub/contracts/topup';
import { FormFrame, RadioField, SelectField, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Card, Notice, SectionTitle, useGetGamesQuery, type MemberProfile } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSaveMemberProfileMutation } from '../member.api.ts';
import { memberMessage } from '../member-message.ts';

/** What forms are filled in with. Nothing of it has to be given. */
export function DetailsForm({ member }: { member: MemberProfile }) {
  const { t } = useLingui();
  const { data: games = [] } = useGetGamesQuery();
  const [save, saved] = useSaveMemberProfileMutation();
  const { phone, area, gender, birthday, game_id, server_id, role_id, char_name, version } = member;
  const form = useContractForm({
    schema: memberProfileForm,
    initial: { phone, area, gender, birthday, game_id, server_id, role_id, char_name },
    submit: async (body) => {
      await save({ body, version }).unwrap();
      form.restart((now) => now);
    },
    messages: memberMessage,
  });
  const servers = games.find((game) => game.game_id === form.values.game_id)?.servers ?? [];
  const sexes = { x: t`不公開`, m: t`男`, f: t`女` };
  return (
    <section aria-labelledby="own-details">
      <SectionTitle id="own-details">
        <Trans>常用資料</Trans>
      </SectionTitle>
      <Card>
        <FormFrame form={form} label={t`常用資料`}>
          <p>
            <Trans>存在這裡的資料，儲值和回報時會先幫您填好，送出前都能改。不想留的就空著。</Trans>
          </p>
          <TextField
            form={form}
            name="phone"
            type="tel"
            autoComplete="tel"
            width="medium"
            label={t`手機號碼`}
            optional
          />
          <TextField
            form={form}
            name="area"
            autoComplete="address-level1"
            width="medium"
            label={t`居住地區`}
            optional
          />
          <RadioField
            form={form}
            name="gender"
            label={t`性別`}
            columns={2}
            choices={[{ value: '', label: t`不填` }, ...genders.map((value) => ({ value, label: sexes[value] }))]}
          />
          <TextField
            form={form}
            name="birthday"
            type="date"
            autoComplete="bday"
            width="medium"
            label={t`生日`}
            optional
          />
          <SelectField
            form={form}
            name="game_id"
            label={t`常玩的遊戲`}
            optional
            options={games.map((game) => ({ value: game.game_id, label: game.game_name }))}
          />
          {servers.length > 0 && (
            <SelectField
              form={form}
              name="server_id"
              label={t`伺服器`}
              optional
              options={servers.map((server) => ({ value: server.server_id, label: server.server_name }))}
            />
          )}
          <TextField form={form} name="role_id" inputMode="numeric" width="medium" label={t`角色 ID`} optional />
          <TextField form={form} name="char_name" width="medium" label={t`角色名稱`} optional />
          <SubmitButton form={form}>
            <Trans>儲存</Trans>
          </SubmitButton>
          {saved.isSuccess && <Notice kind="ok" role="status" title={t`儲存好了`} />}
        </FormFrame>
      </Card>
    </section>
  );
}
