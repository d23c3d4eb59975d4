import { Button, Card, Stack } from '@hub/web';
import { Dialog, Field, TextInput, type TextInputProps } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';

/** Nothing that is typed here is checked, kept or sent: whoever submits is told that the promotion is over. */
export function DeliverooForm() {
  const { t } = useLingui();
  const [told, setTold] = useState(false);
  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTold(true);
        }}
      >
        <Stack>
          <Line name="server" label={t({ context: 'redeem', message: '伺服器' })} width="medium" />
          <Line
            name="role_id"
            label={t({ context: 'redeem', message: '角色 ID' })}
            inputMode="numeric"
            width="medium"
          />
          <Line name="role_name" label={t({ context: 'redeem', message: '角色名稱' })} width="medium" />
          <Line name="email" label={t({ context: 'redeem', message: '電子信箱' })} type="email" />
          <Line name="serial" label={t({ context: 'redeem', message: '活動序號' })} code />
          <div>
            <Button type="submit" variant="primary" wide="phone">
              <Trans context="redeem">兌換</Trans>
            </Button>
          </div>
        </Stack>
      </form>
      <Dialog
        open={told}
        onClose={() => setTold(false)}
        title={t({ context: 'redeem', message: '兌換期間已結束' })}
        actions={
          <Button variant="primary" onClick={() => setTold(false)}>
            <Trans context="redeem">知道了</Trans>
          </Button>
        }
      >
        <p>
          <Trans context="redeem">
            這個活動的兌換期限是 2020/3/20，獎勵已在 2020/3/31 前寄出。您填的內容沒有送出。
          </Trans>
        </p>
      </Dialog>
    </Card>
  );
}

function Line({ label, ...control }: TextInputProps & { label: string }) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      {(wire) => <TextInput {...wire} {...control} autoComplete="off" />}
    </Field>
  );
}
