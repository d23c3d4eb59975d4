import { Button, newKey, Notice } from '@hub/web';
import { Field, Select, TextArea, TextInput } from '@hub/web/parts';
import {
  partnerAlgorithms,
  partnerKeyRequestBody,
  type PartnerAlgorithm,
  type PartnerKeyAction,
  type PartnerKeyPurpose,
  type PartnerKeyRequestBody,
  type PartnerKeyRequestView,
} from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAccountForm } from '../accounts/use-account-form.ts';
import { EVERY_GAME, useGameNames } from '../roles.ts';
import { FormFault } from '../session/form-fault.tsx';
import { useChange } from '../session/use-change.ts';
import { useAskKeyChangeMutation } from './keys.api.ts';
import css from './keys.module.css';

type Props = {
  deed: PartnerKeyAction;
  purpose: PartnerKeyPurpose;
  game: string;
  old: string;
  onAsked: (asked: PartnerKeyRequestView['data']) => void;
};
type Edit = (over: Partial<PartnerKeyRequestBody>) => void;

/** What is asked for, and why. The same form sent again is the same request. */
export function AskKeyForm({ deed, purpose, game, old, onAsked }: Props) {
  const { t } = useLingui();
  const [key, setKey] = useState(newKey);
  const [values, setValues] = useState<PartnerKeyRequestBody>({
    deed,
    game_id: game,
    purpose,
    kid: deed === 'revoke' ? old : '',
    alg: 'HS256',
    public_key: '',
    old_kid: deed === 'rotate' ? old : '',
    overlap_h: 24,
    reason: '',
  });
  const [ask] = useAskKeyChangeMutation();
  const asking = useChange((body: PartnerKeyRequestBody) => ask({ body, key }));
  const { ref, onSubmit, fields, known } = useAccountForm(partnerKeyRequestBody, values, {
    error: asking.error,
    send: (body) => asking.run(body).then((asked) => asked && onAsked(asked)),
  });
  const edit: Edit = (over) => {
    setValues({ ...values, ...over });
    setKey(newKey());
  };
  return (
    <form ref={ref} className={css.form} onSubmit={onSubmit} noValidate>
      <FormFault fault={asking.error} title={t`沒有提出`} fields={known} />
      {deed === 'revoke' ? (
        <RevokeWarning purpose={purpose} kid={old} />
      ) : (
        <NewKeyFields values={values} edit={edit} fields={fields} old={old} />
      )}
      <Field id="key-reason" label={t`原因`} hint={t`核准的人會看到，也會記在稽核紀錄`} error={fields.reason}>
        {(wire) => (
          <TextArea
            {...wire}
            rows={3}
            value={values.reason}
            onChange={(event) => edit({ reason: event.currentTarget.value })}
          />
        )}
      </Field>
      <Button variant="primary" type="submit" wide="phone" busy={asking.busy} busyWords={t`送出中`}>
        <Trans>送出，等另一位核准</Trans>
      </Button>
    </form>
  );
}

function RevokeWarning({ purpose, kid }: { purpose: PartnerKeyPurpose; kid: string }) {
  const { t } = useLingui();
  if (purpose === 'link')
    return (
      <Notice kind="warn" title={t`核准後，用 ${kid} 簽的呼叫立即失效`}>
        <p>
          <Trans>若沒有另一把使用中的金鑰，本站就不能再向遊戲查角色、寄獎勵；要寄的會留著，補上金鑰後再寄。</Trans>
        </p>
      </Notice>
    );
  return (
    <Notice kind="warn" title={t`核准後，用 ${kid} 簽的權杖立即失效`}>
      <p>
        <Trans>遊戲若還在用這把金鑰，玩家會進不來。</Trans>
      </p>
    </Notice>
  );
}

type NewProps = { values: PartnerKeyRequestBody; edit: Edit; fields: Record<string, string>; old: string };

function NewKeyFields({ values, edit, fields, old }: NewProps) {
  const { t } = useLingui();
  const { games } = useGameNames();
  const link = values.purpose === 'link';
  return (
    <>
      <PurposeField values={values} edit={edit} old={old} />
      <Field id="key-game" label={t`遊戲`} error={fields.game_id}>
        {(wire) => (
          <Select
            {...wire}
            width="medium"
            empty={t`請選擇`}
            disabled={old !== ''}
            value={values.game_id}
            onChange={(event) => edit({ game_id: event.currentTarget.value })}
          >
            {games
              .filter(([id]) => id !== EVERY_GAME)
              .map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </Select>
        )}
      </Field>
      {old && <p className={css.lead}>{t`要換掉的金鑰：${old}`}</p>}
      <Field
        id="key-kid"
        label={t`新金鑰的名稱（kid）`}
        hint={
          link
            ? t`寫在每次呼叫的標頭，用過的不能再用，例如 h73-link-2026b`
            : t`寫在權杖開頭，用過的不能再用，例如 h73-2026b`
        }
        error={fields.kid}
      >
        {(wire) => (
          <TextInput
            {...wire}
            width="medium"
            value={values.kid}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => edit({ kid: event.currentTarget.value })}
          />
        )}
      </Field>
      {!link && <AlgField values={values} edit={edit} fields={fields} />}
      {old && (
        <Field
          id="key-overlap"
          label={t`舊金鑰再用幾小時`}
          hint={link ? t`這段時間兩把一起簽，請遊戲在結束前加上新金鑰；0 是立即停用` : t`核准後開始算；0 是立即停用`}
          error={fields.overlap_h}
        >
          {(wire) => (
            <TextInput
              {...wire}
              width="short"
              inputMode="numeric"
              value={Number.isNaN(values.overlap_h) ? '' : String(values.overlap_h)}
              onChange={(event) => edit({ overlap_h: Number.parseInt(event.currentTarget.value, 10) })}
            />
          )}
        </Field>
      )}
    </>
  );
}

function PurposeField({ values, edit, old }: Pick<NewProps, 'values' | 'edit' | 'old'>) {
  const { t } = useLingui();
  return (
    <Field id="key-purpose" label={t`用途`}>
      {(wire) => (
        <Select
          {...wire}
          width="medium"
          disabled={old !== ''}
          value={values.purpose}
          onChange={(event) => {
            const purpose = event.currentTarget.value as PartnerKeyPurpose;
            edit({ purpose, ...(purpose === 'link' && { alg: 'HS256', public_key: '' }) });
          }}
        >
          <option value="token">{t`登入權杖`}</option>
          <option value="link">{t`伺服器連線（HS256）`}</option>
        </Select>
      )}
    </Field>
  );
}

function AlgField({ values, edit, fields }: Pick<NewProps, 'values' | 'edit' | 'fields'>) {
  const { t } = useLingui();
  return (
    <>
      <Field id="key-alg" label={t`演算法`} error={fields.alg}>
        {(wire) => (
          <Select
            {...wire}
            width="medium"
            value={values.alg}
            onChange={(event) => edit({ alg: event.currentTarget.value as PartnerAlgorithm })}
          >
            {partnerAlgorithms.map((alg) => (
              <option key={alg} value={alg}>
                {alg === 'HS256' ? t`HS256（我們產生密鑰）` : t`${alg}（遊戲方提供公鑰）`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {values.alg !== 'HS256' && (
        <Field id="key-pem" label={t`公鑰（PEM）`} hint={t`只要公鑰，私鑰請留在遊戲伺服器`} error={fields.public_key}>
          {(wire) => (
            <TextArea
              {...wire}
              className={css.mono}
              rows={6}
              value={values.public_key}
              spellCheck={false}
              placeholder="-----BEGIN PUBLIC KEY-----"
              onChange={(event) => edit({ public_key: event.currentTarget.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
