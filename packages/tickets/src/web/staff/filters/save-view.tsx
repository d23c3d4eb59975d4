import { Button, isApiFault, newKey } from '@hub/web';
import { CheckboxRow, Dialog, Field, TextInput } from '@hub/web/parts';
import { filterSharers } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { filterOf, type QueueChoice } from '../desk-address.ts';
import { useStaffDesk } from '../staff-desk-context.ts';

export function SaveView({ choice }: { choice: QueueChoice }) {
  const { t } = useLingui();
  const [key, setKey] = useState<string | null>(null);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setKey(newKey())}>{t`存成檢視`}</Button>
      <Dialog open={key !== null} onClose={() => setKey(null)} title={t`存成檢視`}>
        {key !== null && <SaveForm choice={choice} submit={key} onDone={() => setKey(null)} />}
      </Dialog>
    </>
  );
}

function SaveForm({ choice, submit, onDone }: { choice: QueueChoice; submit: string; onDone: () => void }) {
  const { t } = useLingui();
  const { api, me } = useStaffDesk();
  const [save, { error, isLoading }] = api.saveFilter.useMutation();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const { game } = choice;
  const leads = me.roles.some(
    ({ role, game_id }) => filterSharers.some((one) => one === role) && (game_id === '*' || game_id === game),
  );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const body = { name, filter: filterOf(choice), ...(shared && { shared_game: game }) };
    const answer = await save({ body, key: submit });
    if (!answer.error) onDone();
  };
  const fault = isApiFault(error)
    ? (error.fields.name ?? error.fields.msg ?? t`沒有存到，名稱還在，請再按一次`)
    : undefined;
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Field id="view-name" label={t`名稱`} error={fault}>
        {(wire) => (
          <TextInput
            {...wire}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            autoComplete="off"
          />
        )}
      </Field>
      {leads && game !== '' && (
        <CheckboxRow
          label={t`給這款遊戲的所有人`}
          checked={shared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
      )}
      <Button variant="primary" type="submit" busy={isLoading} busyWords={t`儲存中`}>{t`儲存`}</Button>
    </form>
  );
}
