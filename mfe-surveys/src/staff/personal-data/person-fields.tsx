import type { PersonText } from '@hub/contracts/surveys';
import { TextAreaField, TextField, type ContractForm, type FormValues, type TextName } from '@hub/forms';
import { useLingui } from '@lingui/react/macro';

type Props<V extends FormValues & PersonText> = { form: ContractForm<V> };

/** All that one person is known by; one a line. */
export function PersonFields<V extends FormValues & PersonText>({ form }: Props<V>) {
  const { t } = useLingui();
  const name = (field: keyof PersonText) => field as TextName<V>;
  const plain = { form, rows: 2, autoComplete: 'off', spellCheck: false, optional: true };
  return (
    <>
      <TextAreaField {...plain} name={name('emails')} label={t`信箱`} hint={t`每行一個，至少填一項識別資料`} />
      <TextAreaField {...plain} name={name('phones')} label={t`電話`} hint={t`每行一個`} />
      <TextAreaField
        {...plain}
        name={name('accounts')}
        label={t`遊戲帳號`}
        hint={t`每行一個：遊戲代碼、空格、帳號 UID，例如 H73 uid-123456`}
      />
      <TextAreaField
        {...plain}
        name={name('roles')}
        label={t`角色`}
        hint={t`每行一個：遊戲代碼、空格、角色編號；角色可能換過主人，確定是本人的才填`}
      />
      <TextField form={form} name={name('member_id')} autoComplete="off" label={t`會員編號`} optional />
    </>
  );
}
