import { Card, SiteLink, PageTitle, useNavigate, usePageTitle } from '@hub/web';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { whitelistBody, type WhitelistKind, type WhitelistName } from '@hub/contracts/support';
import { useLingui } from '@lingui/react/macro';
import { EntryFields } from './entry-fields.tsx';
import { useWhitelistWords, whitelistSentence } from './use-whitelist-words.ts';
import { listAddress } from './whitelist-address.ts';
import { useAddToWhitelistMutation } from './whitelist.api.ts';

/** One more who is let in early. */
export function NewEntryPage({ list }: { list: WhitelistName }) {
  const { t } = useLingui();
  const { lists, kinds } = useWhitelistWords();
  const navigate = useNavigate();
  const [add] = useAddToWhitelistMutation();
  usePageTitle(t`加入一筆`);
  const form = useContractForm({
    schema: whitelistBody,
    initial: { list, kind: 'account', game_id: '', value: '', note: '', ends_at: '', reason: '' },
    messages: whitelistSentence,
    draftKey: draftKey({ game: 'whitelist', role: list, form: 'setting', version: 1 }),
    draftFields: ['value', 'note', 'reason'],
    submit: async (body) => {
      await add(body).unwrap();
      void navigate(listAddress(list));
    },
  });
  const words = kinds[form.values.kind as WhitelistKind];
  return (
    <>
      <PageTitle
        title={t`加入一筆`}
        lead={lists[list].about}
        small
        above={<SiteLink to={listAddress(list)}>{lists[list].name}</SiteLink>}
      />
      <Card>
        <FormFrame form={form}>
          <EntryFields form={form}>
            <TextField
              form={form}
              name="value"
              label={words.value}
              hint={words.hint}
              autoCapitalize="none"
              spellCheck={false}
              autoComplete="off"
            />
            <TextField form={form} name="note" label={t`備註`} hint={t`讓同事知道這是誰`} optional autoComplete="off" />
          </EntryFields>
          <SubmitButton form={form}>{t`加入名單`}</SubmitButton>
        </FormFrame>
      </Card>
    </>
  );
}
