import { Button, Card, isApiFault, Notice, SectionTitle } from '@hub/web';
import { Field, TextArea } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormFault } from '../session/form-fault.tsx';
import { useChange } from '../session/use-change.ts';
import { useGameNames } from '../roles.ts';
import { useTryPartnerTokenMutation } from './keys.api.ts';
import { useTokenWords } from './use-token-words.ts';
import css from './keys.module.css';

/** Tries a token of a game's server, and says why it is not taken: for the engineers of the game. */
export function KeyTest() {
  const { t } = useLingui();
  const { nameOf } = useGameNames();
  const words = useTokenWords();
  const [token, setToken] = useState('');
  const [tryToken] = useTryPartnerTokenMutation();
  const trying = useChange((text: string) => tryToken(text));
  const [told, setTold] = useState<{ ok: boolean; kid: string; game_id: string; why: string }>();
  const fault = isApiFault(trying.error) ? trying.error.fields.token : undefined;
  return (
    <section aria-labelledby="key-test">
      <SectionTitle id="key-test">
        <Trans>試一個權杖</Trans>
      </SectionTitle>
      <Card>
        <form
          className={css.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setTold(undefined);
            void trying.run(token).then(setTold);
          }}
        >
          <FormFault fault={trying.error} title={t`沒有試成`} fields={['token']} />
          <Field
            id="key-token"
            label={t`遊戲伺服器簽發的權杖`}
            hint={t`只驗證，不會讓任何人登入，也不會留下紀錄`}
            error={fault}
          >
            {(wire) => (
              <TextArea
                {...wire}
                rows={4}
                className={css.mono}
                value={token}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setToken(event.currentTarget.value)}
              />
            )}
          </Field>
          <Button type="submit" wide="phone" busy={trying.busy}>
            <Trans>驗證</Trans>
          </Button>
          <div role="status">
            {told?.ok && (
              <Notice kind="ok" title={t`可以用：${nameOf(told.game_id)}`}>
                <code>{told.kid}</code>
              </Notice>
            )}
            {told && !told.ok && (
              <Notice kind="bad" title={t`這個權杖不能用`}>
                {words(told.why) && <p>{words(told.why)}</p>}
                <p>
                  <code lang="en">{told.why}</code>
                  {told.kid && <> · kid: {<code>{told.kid}</code>}</>}
                </p>
              </Notice>
            )}
          </div>
        </form>
      </Card>
    </section>
  );
}
