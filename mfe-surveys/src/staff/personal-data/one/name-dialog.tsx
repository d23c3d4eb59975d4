import { personForm, personOfText, textOfPerson, type DataRequest } from '@hub/contracts/surveys';
import { FormFrame, SubmitButton, useContractForm } from '@hub/forms';
import { Dialog } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { dataMessage } from '../data-message.ts';
import { PersonFields } from '../person-fields.tsx';
import { useNamePersonMutation } from '../personal-data.api.ts';

/** What the person is known by, said anew; who it is has to be proven again. */
export function NameDialog({ one, onClose }: { one: DataRequest; onClose: () => void }) {
  const { t } = useLingui();
  const [name] = useNamePersonMutation();
  const form = useContractForm({
    schema: personForm,
    initial: textOfPerson(one.person ?? undefined),
    messages: dataMessage,
    submit: async (typed, { key }) => {
      const person = personOfText({ ...textOfPerson(), ...typed });
      await name({ id: one.id, version: one.version, key, body: { person } }).unwrap();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`改識別資料`} crossed>
      <FormFrame form={form}>
        <p>{t`改過以後要再確認一次身分。`}</p>
        <PersonFields form={form} />
        <SubmitButton form={form}>{t`儲存`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
