import { Field, isApiFault, Notice, Stack, TextInput } from '@hub/web';
import { draftKey, SubmitButton, useContractForm } from '@hub/forms';
import { normalCode, type EventFormView } from '@hub/contracts/events';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { redeemMessage } from './redeem-messages.ts';
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
  // Of the last attempt: what was sent, whether it was refused without a loss, and whether another code is typed since.
  const sent = useRef('');
  const [spared, setSpared] = useState(false);
  const [stale, setStale] = useState(false);
  const role = `${page.user.server_info.server_id}-${page.user.in_game_id}`;
  const form = useContractForm({
    schema: typedCodeBody,
    initial: { serial_no: '' },
    submit: async (body) => {
      sent.current = body.serial_no;
      const { data, error } = await redeem({ ...arg, body });
      setSpared(isApiFault(error) && error.status === 409);
      setStale(false);
      if (!data) throw error;
      onRedeemed({ msg: data.msg, code: normalCode(body.serial_no) });
    },
    messages: redeemMessage,
    draftKey: draftKey({ game, role, form: `redeem-${arg.event}`, version: 1 }),
    draftFields: [NAME],
  });
  const { done, restart } = form;
  const typed = form.values.serial_no;
  // What was typed while the last one was on its way is the next one.
  useEffect(() => {
    if (done) restart({ serial_no: normalCode(typed) === normalCode(sent.current) ? '' : typed });
  }, [done, restart, typed]);
  const error = form.errors[NAME];
  const { field, attempt, tried } = useFieldFocus(error);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.busy) return;
        onRedeemed(null);
        void form.submit().then(tried);
      }}
    >
      <Stack>
        {form.message !== undefined && !stale && (
          <div ref={form.summary} tabIndex={-1} className={css.refused}>
            <Notice kind="bad" title={form.message}>
              {spared ? <Trans context="redeem">這組序號沒有用掉，這次也不計入錯誤次數。</Trans> : undefined}
            </Notice>
          </div>
        )}
        <Field
          id={form.fieldId(NAME)}
          label={t({ context: 'redeem', message: '活動序號' })}
          hint={t({ context: 'redeem', message: '至少 8 碼，空格和連字號會自動略過' })}
          error={error}
          note={<ReadAs typed={typed} />}
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
        {attempt > 0 && error}
      </p>
    </form>
  );
}

/** What the site makes of what was typed or pasted, once more than its groups and its case look different. */
function ReadAs({ typed }: { typed: string }) {
  const read = normalCode(typed);
  if (read === '' || read === typed.replace(/[\s-]/g, '').toUpperCase())
    return <Trans context="redeem">可以直接貼上，全形字會自動轉成半形。</Trans>;
  return (
    <Trans context="redeem">
      會以 <b className={css.code}>{read}</b> 兌換
    </Trans>
  );
}
