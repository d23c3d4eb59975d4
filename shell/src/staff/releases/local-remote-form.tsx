import { localRemoteBody, releaseTexts } from '@hub/contracts/releases';
import { sentenceOf, sharedTexts, type TextParams, type Texts } from '@hub/contracts/shared';
import { FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { pageLanguage } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { FocusInside } from './focus-inside.tsx';
import { useLookAtLocalMutation } from './releases.api.ts';

const texts: Texts = { ...sharedTexts, ...releaseTexts };
const message = (code: string, params: TextParams = {}): string =>
  sentenceOf(texts, code in texts ? code : 'FIELD_INVALID', pageLanguage(), params);

/** A fresh document brings the build of the own machine, and says so. */
export function LocalRemoteForm({ area }: { area: string }) {
  const { t } = useLingui();
  const [look] = useLookAtLocalMutation();
  const form = useContractForm({
    schema: localRemoteBody,
    initial: { address: '' },
    submit: async (body) => {
      const { page } = await look({ area, body }).unwrap();
      location.assign(page);
    },
    messages: message,
  });
  return (
    <FocusInside>
      <FormFrame form={form} label={t`用自己的版本看這個網站`}>
        <TextField
          form={form}
          name="address"
          inputMode="url"
          label={t`自己電腦上的網址`}
          hint={t`npm run dev 顯示的網址，例如 http://localhost:3104`}
        />
        <SubmitButton form={form}>
          <Trans>用這個版本打開網站</Trans>
        </SubmitButton>
      </FormFrame>
    </FocusInside>
  );
}
