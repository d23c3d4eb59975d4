import { InfoIcon, Notice, Stack, useLocation, useNavigate, useSearchParams, withToken } from '@hub/web';
import { FormFrame, SelectField, SubmitButton, useContractForm } from '@hub/forms';
import { chooseIssueForm, issueOf, issueTypes, issues, type FormSettingsView } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useDesk } from '../desk-context.ts';
import { ticketMessage } from '../ticket-messages.ts';
import { IssueSteps } from './issue-steps.tsx';
import { useIssueAddress } from './use-issue-address.ts';
import { useIssueWords } from './issue-words.ts';

export function ChooseIssue({ settings }: { settings: FormSettingsView }) {
  const { t } = useLingui();
  const { preload } = useDesk();
  const navigate = useNavigate();
  const words = useIssueWords();
  useEffect(() => preload('issue'), [preload]);
  const address = useIssueAddress();
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  const offered = issues.filter((issue) => issueTypes[issue] in settings.question_types);
  const form = useContractForm({
    schema: chooseIssueForm,
    initial: { form_id: offered.find((issue) => issue === search.get('form_id')) ?? '' },
    submit: async ({ form_id }) => void (await navigate(withToken(address.form(form_id)))),
    messages: ticketMessage,
  });
  const chosen = issueOf(form.values.form_id);
  return (
    <Stack>
      <IssueSteps current={0} />
      <FormFrame form={form}>
        <SelectField
          form={form}
          name="form_id"
          label={t({ context: 'tickets', message: '遇到什麼問題？' })}
          hint={t({ context: 'tickets', message: '選最接近的一項就好' })}
          // Whoever comes back finds what they chose.
          onChoose={(value) => void navigate(address.chooser(issueOf(value)), { replace: true, state })}
          options={offered.map((issue) => ({ value: issue, label: words[issue].label }))}
        />
        {chosen && (
          <Notice kind="plain" role="status" icon={<InfoIcon />} title={words[chosen].about}>
            <p>{words[chosen].ready}</p>
          </Notice>
        )}
        <SubmitButton form={form}>
          <Trans context="tickets">下一步</Trans>
        </SubmitButton>
      </FormFrame>
    </Stack>
  );
}
