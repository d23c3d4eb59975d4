import {
  dataRequestKinds,
  findPersonForm,
  openDataRequestBody,
  personalDataReaders,
  personOfText,
  textOfPerson,
  type DataRequestKind,
  type FindPersonForm,
} from '@hub/contracts/surveys';
import type { Person } from '@hub/contracts/person-data';
import { FormFrame, RadioField, SubmitButton, TextAreaField, TextField, useContractForm } from '@hub/forms';
import { Button, Card, PageBody, PageTitle, SectionTitle, SiteLink, Stack, useNavigate, usePageTitle } from '@hub/web';
import { useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dataAddress } from './data-address.ts';
import { dataMessage } from './data-message.ts';
import { FoundPerson } from './found-person.tsx';
import { PersonFields } from './person-fields.tsx';
import { useFindPersonalDataMutation, useOpenDataRequestMutation, type FoundPersonData } from './personal-data.api.ts';
import { useRequestWords } from './use-data-words.ts';

type Found = { person: Person; data: FoundPersonData };

/** Looks for a person in every area; what is asked of us begins with what is found. */
export function FindPage() {
  const { t } = useLingui();
  useStaffGames(personalDataReaders);
  usePageTitle(t`找人`);
  const [found, setFound] = useState<Found | null>(null);
  return (
    <PageBody>
      <PageTitle
        small
        title={t`找人與登記請求`}
        lead={t`每個服務各自回答它有什麼資料。每次查詢都會留在稽核紀錄。`}
        above={<SiteLink to={dataAddress.requests}>{t`個資作業`}</SiteLink>}
      />
      <Stack gap="sections">
        <FindForm onFound={setFound} />
        {found && <FoundPerson found={found.data} />}
        {found && <OpenForm person={found.person} />}
      </Stack>
    </PageBody>
  );
}

function FindForm({ onFound }: { onFound: (found: Found | null) => void }) {
  const { t } = useLingui();
  const [find] = useFindPersonalDataMutation();
  const form = useContractForm({
    schema: findPersonForm,
    initial: { ...textOfPerson(), reason: '' },
    messages: dataMessage,
    submit: async ({ reason, ...typed }: FindPersonForm) => {
      onFound(null);
      const person = personOfText({ ...textOfPerson(), ...typed });
      onFound({ person, data: await find({ person, reason }).unwrap() });
    },
  });
  const again = () => form.restart(form.values);
  return (
    <Card>
      <FormFrame form={form}>
        <PersonFields form={form} />
        <TextField
          form={form}
          name="reason"
          autoComplete="off"
          label={t`為什麼要找`}
          hint={t`會留在稽核紀錄，至少 4 個字；請不要寫姓名或電話`}
        />
        {form.done ? (
          <Button onClick={again}>{t`改條件再找一次`}</Button>
        ) : (
          <SubmitButton form={form}>{t`在所有服務裡找`}</SubmitButton>
        )}
      </FormFrame>
    </Card>
  );
}

function OpenForm({ person }: { person: Person }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { kinds } = useRequestWords();
  const [open] = useOpenDataRequestMutation();
  const form = useContractForm({
    schema: openDataRequestBody.omit(['person']),
    initial: { kind: '', text: '' },
    messages: dataMessage,
    submit: async (typed, { key }) => {
      const body = { person, kind: typed.kind as DataRequestKind, text: typed.text ?? '' };
      const { data } = await open({ key, body }).unwrap();
      void navigate(dataAddress.request(data.id));
    },
  });
  return (
    <Card>
      <SectionTitle>{t`登記這個人的請求`}</SectionTitle>
      <FormFrame form={form}>
        <RadioField
          form={form}
          name="kind"
          label={t`想做什麼`}
          choices={dataRequestKinds.map((value) => ({ value, label: kinds[value] }))}
        />
        <TextAreaField
          form={form}
          name="text"
          rows={3}
          limit={1000}
          label={t`本人怎麼說`}
          hint={t`請求結束後會一起刪除`}
          optional
        />
        <SubmitButton form={form}>{t`登記請求`}</SubmitButton>
      </FormFrame>
    </Card>
  );
}
