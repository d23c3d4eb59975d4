import {
  foreignHostsForm,
  hostsOfText,
  releaseTexts,
  textOfHosts,
  type ReleaseHostsView,
} from '@hub/contracts/releases';
import { sentenceOf, sharedTexts, type TextParams, type Texts } from '@hub/contracts/shared';
import { FormFrame, SubmitButton, TextAreaField, TextField, useContractForm } from '@hub/forms';
import { Button, ButtonRow, pageLanguage } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { FocusInside } from './focus-inside.tsx';
import { HostChanges } from './host-lines.tsx';
import { useNameHostsMutation } from './releases.api.ts';
import css from './releases.module.css';

const texts: Texts = { ...sharedTexts, ...releaseTexts };
const message = (code: string, params: TextParams = {}): string =>
  sentenceOf(texts, code in texts ? code : 'FIELD_INVALID', pageLanguage(), params);

type Props = { area: string; known: ReleaseHostsView; onDone: () => void };

export function ForeignHostsForm({ area, known, onDone }: Props) {
  const { t } = useLingui();
  const [say] = useNameHostsMutation();
  const form = useContractForm({
    schema: foreignHostsForm,
    initial: { hosts: textOfHosts(known.hosts), reason: '' },
    submit: async (body) => {
      await say({ area, body: { ...body, revision: known.revision } }).unwrap();
      onDone();
    },
    messages: message,
  });
  const wanted = hostsOfText(form.values.hosts);
  return (
    <FocusInside>
      <FormFrame form={form} label={t`可以嵌入的網站`}>
        <TextAreaField
          form={form}
          name="hosts"
          label={t`遊戲與網址來源`}
          hint={t`每行一組，例如 H73 https://launcher.example；清空就不開放`}
        />
        {wanted && (
          <div role="status" aria-label={t`這次的變更`}>
            <HostChanges before={known.hosts} after={wanted} />
          </div>
        )}
        <TextField form={form} name="reason" label={t`原因`} />
        <p className={css.quiet}>
          <Trans>
            加入的網站可以用玩家在那裡的登入呼叫這一區，所以加入時要再輸入一次驗證碼；移除不用，幾秒內生效。
          </Trans>
        </p>
        <ButtonRow>
          <SubmitButton form={form}>
            <Trans>儲存</Trans>
          </SubmitButton>
          <Button variant="quiet" onClick={onDone}>
            <Trans>取消</Trans>
          </Button>
        </ButtonRow>
      </FormFrame>
    </FocusInside>
  );
}
