import { isApiFault, Notice, Stack } from '@hub/web';
import { Field, TextInput } from '@hub/web/parts';
import { draftKey, SubmitButton, useContractForm } from '@hub/forms';
import { normalCode, type EventFormView } from '@hub/contracts/events';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CodeNote } from './code-note.tsx';
import { redeemMessage, saidNow } from './redeem-messages.ts';
import { useRedeemCodeMutation, type EventArg } from './redeem.api.ts';
import type { Redeemed } from './redeemed.ts';
import { typedCodeBody } from './typed-code.ts';
import { TriesNotice } from './tries-notice.tsx';
import { useFieldFocus } from './use-field-focus.ts';
import css from './redeem.module.css';

type Props = {
  page: EventFormView;
  arg: EventArg;
  game: string;
  onRedeemed: (redeemed: Redeemed | null) => void;
};

const NAME = 'serial_no';

/** Where a code is typed. What the server says about it stands at the field; how many tries are left, below it. */
export function RedeemForm({ page, arg, game, onRedeemed }: Props) {
  const { t } = useLingui();
  const [redeem] = useRedeemCodeMutation();
  // Of the last attempt: whether it was refused without a loss, and whether another code is typed since.
  const [spared, setSpared] = useState(false);
  const [stale, setStale] = useState(false);
  const role = `${page.user.server_info.server_id}-${page.user.in_game_id}`;
  const form = useContractForm({
    schema: typedCodeBody,
    initial: { serial_no: '' },
    submit: async (body) => {
      const { data, error } = await redeem({ ...arg, body });
      setSpared(isApiFault(error) && error.status === 409);
      setStale(false);
      if (!data) throw error;
      const code = normalCode(body.serial_no);
      onRedeemed({ code, again: data.again });
      // What was typed while it was on its way is the next one.
      form.restart((now) => (normalCode(now.serial_no) === code ? { serial_no: '' } : now));
    },
    messages: redeemMessage,
    draftKey: draftKey({ game, role, form: `redeem-${arg.event}`, version: 1 }),
    draftFields: [NAME],
  });
  const typed = form.values.serial_no;
  const { [NAME]: wrong } = form.errors;
  const error = wrong === undefined ? undefined : saidNow(wrong);
  const refused = error !== undefined && error === redeemMessage('SERIAL_WRONG');
  const { field, attempt, tried } = useFieldFocus(error, refused);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.busy) return;
        onRedeemed(null);
        setStale(false);
        void form.submit().then(tried);
      }}
    >
      <Stack>
        {form.message !== undefined && !stale && (
          <div ref={form.summary} tabIndex={-1} className={css.refused}>
            <Notice kind="bad" title={saidNow(form.message)}>
              {spared ? <Trans context="redeem">這組序號沒有用掉，這次也不計入錯誤次數。</Trans> : undefined}
            </Notice>
          </div>
        )}
        <Field
          id={form.fieldId(NAME)}
          label={t({ context: 'redeem', message: '活動序號' })}
          hint={t({ context: 'redeem', message: '至少 8 碼，空格和連字號會自動略過' })}
          error={error}
          note={<CodeNote typed={typed} refused={refused} />}
        >
          {(wire) => (
            <TextInput
              {...wire}
              ref={field}
              code
              name={NAME}
              autoComplete="off"
              enterKeyHint="send"
              maxLength={200}
              value={typed}
              onChange={(event) => {
                onRedeemed(null);
                setStale(true);
                form.change(NAME, event.currentTarget.value);
              }}
            />
          )}
        </Field>
        <SubmitButton form={form} busyWords={t({ context: 'redeem', message: '兌換中' })}>
          <Trans context="redeem">兌換</Trans>
        </SubmitButton>
        <TriesNotice errors={page.error_count} limit={page.error_limit} />
      </Stack>
      <p key={attempt} className="visually-hidden" role="alert">
        {/* Typing the next code changes the error, and is nothing to be alarmed by. */}
        {attempt > 0 && !stale && error}
      </p>
    </form>
  );
}
