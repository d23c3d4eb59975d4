import { exclusiveGames, surveyLoginForm, type SurveyLoginView } from '@hub/contracts/surveys';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Card, Notice, ShieldCheckIcon, Stack } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSurveyMessage } from '../survey-message.ts';
import { useSurveyLoginMutation } from '../surveys.api.ts';
import type { ExclusiveProps } from './exclusive-props.ts';
import { HelpPicture } from './help-picture.tsx';
import css from './exclusive.module.css';

const VERSION = 1;

type Props = ExclusiveProps & { onFound: (found: SurveyLoginView) => void };

/** Step one: which character, and which account of the user centre. */
export function LoginForm({ edition, game, onFound }: Props) {
  const { t } = useLingui();
  const [post] = useSurveyLoginMutation();
  const form = useContractForm({
    schema: surveyLoginForm,
    initial: { roleId: '', accountId: '' },
    submit: async (body) => {
      onFound(await post({ ...body, gameId: exclusiveGames[game], survey: edition }).unwrap());
      scrollTo(0, 0);
    },
    messages: useSurveyMessage(),
    draftKey: draftKey({
      game: exclusiveGames[game],
      role: 'visitor',
      form: `survey-login-${edition}`,
      version: VERSION,
    }),
    draftFields: ['roleId', 'accountId'],
    keepsDraft: true,
  });
  const idLabel = game === 'idv' ? t`角色 ID` : t`帳號 ID`;
  const centre = t`會員中心帳號 ID`;
  return (
    <Card lifted>
      <FormFrame form={form} label={t`登入問卷`}>
        <p className={css.lead}>
          <Trans>輸入收到邀請的帳號資料，就會看到您的驗證碼和問卷。</Trans>
        </p>
        <Asked picture={<HelpPicture game={game} of="gameid" label={idLabel} />}>
          <TextField
            form={form}
            name="roleId"
            label={idLabel}
            hint={t`6 到 8 位數字`}
            inputMode="numeric"
            autoComplete="off"
            width="medium"
          />
        </Asked>
        <Asked picture={<HelpPicture game={game} of="accountid" label={centre} />}>
          <TextField
            form={form}
            name="accountId"
            label={centre}
            hint={t`9 位數字`}
            inputMode="numeric"
            autoComplete="off"
            width="medium"
          />
        </Asked>
        <Notice kind="plain" icon={<ShieldCheckIcon />}>
          <p>
            <Trans>這些資料只用來確認填寫資格。</Trans>
          </p>
        </Notice>
        <SubmitButton form={form} busyWords={t`確認中`}>
          <Trans>登入填寫</Trans>
        </SubmitButton>
      </FormFrame>
    </Card>
  );
}

function Asked({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="tight">
      {children}
      {picture}
    </Stack>
  );
}
