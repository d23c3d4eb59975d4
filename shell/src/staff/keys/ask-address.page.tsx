import { Button, Card, SiteLink, newKey, PageBody, PageTitle, usePageTitle, useSearchParams } from '@hub/web';
import { Field, TextArea, TextInput } from '@hub/web/parts';
import type { ApprovalRow } from '@hub/contracts/approvals';
import { gameAddressBody, type GameAddressBody } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAccountForm } from '../accounts/use-account-form.ts';
import { useGameNames } from '../roles.ts';
import { FormFault } from '../session/form-fault.tsx';
import { useChange } from '../session/use-change.ts';
import { KeyAsked } from './key-asked.tsx';
import { useAskAddressMutation, usePartnerKeysInfiniteQuery } from './keys.api.ts';
import css from './keys.module.css';

export function AskAddressPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const game = search.get('game') ?? '';
  const { nameOf } = useGameNames();
  const [asked, setAsked] = useState<ApprovalRow>();
  usePageTitle(t`遊戲伺服器的位址`);
  return (
    <PageBody width="text">
      <PageTitle
        title={t`遊戲伺服器的位址`}
        small
        above={
          <SiteLink to="/staff/keys">
            <Trans>遊戲金鑰</Trans>
          </SiteLink>
        }
      />
      {asked ? (
        <KeyAsked asked={{ approval: asked, secret: null }} />
      ) : (
        <Card>
          <h2 className={css.partTitle}>{nameOf(game)}</h2>
          <AskAddressForm game={game} onAsked={setAsked} />
        </Card>
      )}
    </PageBody>
  );
}

function AskAddressForm({ game, onAsked }: { game: string; onAsked: (asked: ApprovalRow) => void }) {
  const { t } = useLingui();
  const list = usePartnerKeysInfiniteQuery({ game });
  const now = list.data?.pages[0]?.addresses.find((row) => row.game_id === game)?.base_url;
  const [key, setKey] = useState(newKey);
  const [values, setValues] = useState<GameAddressBody>({ game_id: game, base_url: '', reason: '' });
  const [ask] = useAskAddressMutation();
  const asking = useChange((body: GameAddressBody) => ask({ body, key }));
  const { ref, onSubmit, fields, known } = useAccountForm(gameAddressBody, values, {
    error: asking.error,
    send: (body) => asking.run(body).then((asked) => asked && onAsked(asked)),
  });
  const edit = (over: Partial<GameAddressBody>) => {
    setValues({ ...values, ...over });
    setKey(newKey());
  };
  return (
    <form ref={ref} className={css.form} onSubmit={onSubmit} noValidate>
      <FormFault fault={asking.error} title={t`沒有提出`} fields={known} />
      {now && (
        <p className={css.lead}>
          <Trans>
            目前：<code>{now}</code>
          </Trans>
        </p>
      )}
      <Field
        id="address-url"
        label={t`新位址`}
        hint={t`遊戲伺服器對外的 https 位址，可以有路徑，例如 https://game.example/hub`}
        error={fields.base_url}
      >
        {(wire) => (
          <TextInput
            {...wire}
            className={css.mono}
            inputMode="url"
            value={values.base_url}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => edit({ base_url: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field id="address-reason" label={t`原因`} hint={t`核准的人會看到，也會記在稽核紀錄`} error={fields.reason}>
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
