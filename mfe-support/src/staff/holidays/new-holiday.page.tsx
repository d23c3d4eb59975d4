import { Card, SiteLink, PageTitle, useNavigate, usePageTitle } from '@hub/web';
import { Field, TextInput } from '@hub/web/parts';
import { draftKey, FormFrame, SelectField, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { holidayBody, holidayEditors } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useKeptGames } from '../settings/use-kept-games.ts';
import { yearAddress } from './holidays-address.ts';
import { holidaySentence } from './holiday-words.ts';
import { useAddHolidayMutation } from './holidays.api.ts';

/** One more day when the desk stays shut. */
export function NewHolidayPage({ year }: { year: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const games = useKeptGames(holidayEditors, true);
  const [add] = useAddHolidayMutation();
  usePageTitle(t`加入一天`);
  const form = useContractForm({
    schema: holidayBody,
    initial: { game_id: '', day: '', name: '', reason: '' },
    messages: holidaySentence,
    draftKey: draftKey({ game: 'holidays', role: year, form: 'setting', version: 1 }),
    draftFields: ['day', 'name', 'reason'],
    submit: async (body) => {
      await add(body).unwrap();
      void navigate(yearAddress(body.day.slice(0, 4)));
    },
  });
  return (
    <>
      <PageTitle
        title={t`加入一天`}
        lead={t`只影響之後的回覆和結案；已經算好的數字不會變。`}
        small
        above={<SiteLink to={yearAddress(year)}>{t`客服假日`}</SiteLink>}
      />
      <Card>
        <FormFrame form={form}>
          <SelectField form={form} name="game_id" label={t`遊戲`} options={games} width="medium" empty={t`請選擇`} />
          <Field id={form.fieldId('day')} label={t`日期`} error={form.errors.day}>
            {(wire) => (
              <TextInput
                {...wire}
                name="day"
                type="date"
                width="medium"
                min={`${year}-01-01`}
                value={form.values.day}
                onChange={(event) => form.change('day', event.currentTarget.value)}
              />
            )}
          </Field>
          <TextField form={form} name="name" label={t`名稱`} hint={t`例如 國慶日`} autoComplete="off" width="medium" />
          <TextField form={form} name="reason" autoComplete="off" label={t`原因`} hint={t`會留在稽核紀錄`} />
          <SubmitButton form={form}>{t`加入假日`}</SubmitButton>
        </FormFrame>
      </Card>
    </>
  );
}
