import {
  exclusiveGames,
  surveyEditions,
  surveyEditors,
  surveyKinds,
  surveyReaders,
  type NewSurveyBody,
  type SurveyData,
  type SurveyKind,
} from '@hub/contracts/surveys';
import { draftKey, FormFrame, RadioField, SelectField, SubmitButton, TextField, useContractForm } from '@hub/forms';
import type { ContractForm } from '@hub/forms';
import {
  EmptyState,
  LinkButton,
  PageBody,
  PageTitle,
  SiteLink,
  Skeleton,
  useNavigate,
  usePageTitle,
  useSearchParams,
} from '@hub/web';
import { useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import editor from '../editor/editor.module.css';
import { SurveyFields } from '../editor/survey-fields.tsx';
import { SurveyPreview } from '../editor/survey-preview.tsx';
import {
  emptySurvey,
  surveyDraftFields,
  typedNewSurvey,
  valuesOf,
  type SurveyValues,
} from '../editor/survey-values.ts';
import { deskMessage } from '../desk-message.ts';
import { surveyAddress } from '../surveys-address.ts';
import { useCreateSurveyMutation, useStaffSurveyQuery } from '../surveys.api.ts';
import { useSurveyKindWords } from '../use-survey-words.ts';

/** A new survey, from nothing or as a copy. It begins as a draft that only staff sees. */
export function NewSurveyPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { games } = useStaffGames(surveyEditors);
  const from = Number(search.get('from')) || 0;
  const copied = useStaffSurveyQuery(from, { skip: from === 0 });
  const title = from === 0 ? t`新問卷` : t`複製成新問卷`;
  usePageTitle(title);
  const waiting = from !== 0 && copied.data === undefined && copied.error === undefined;
  return (
    <PageBody>
      <PageTitle
        small
        title={title}
        lead={t`存檔後是草稿，玩家看不到；之後可以再改、預覽，再發布。`}
        above={<SiteLink to={surveyAddress.list}>{t`問卷`}</SiteLink>}
      />
      {games.length === 0 || waiting ? <NotYet waiting={waiting} /> : <NewSurveyForm key={from} from={copied.data} />}
    </PageBody>
  );
}

function NotYet({ waiting }: { waiting: boolean }) {
  const { t } = useLingui();
  const { signedIn } = useStaffGames(surveyReaders);
  if (waiting || !signedIn) return <Skeleton shape="rows" count={6} />;
  return (
    <EmptyState
      title={t`這個帳號不能建立問卷`}
      action={<LinkButton size="small" to={surveyAddress.list}>{t`回問卷清單`}</LinkButton>}
    />
  );
}

function NewSurveyForm({ from }: { from: SurveyData | undefined }) {
  const { t } = useLingui();
  const { login, games } = useStaffGames(surveyEditors);
  const navigate = useNavigate();
  const [create] = useCreateSurveyMutation();
  const only = games.length === 1 ? (games[0]?.value ?? '') : '';
  const [initial] = useState((): SurveyValues => {
    if (!from) return { ...emptySurvey, game_id: only };
    return { ...valuesOf(from), key: '', opens: '', closes: '', seen: '', seen_at: '' };
  });
  const form = useContractForm({
    schema: typedNewSurvey,
    initial,
    messages: deskMessage,
    draftKey: draftKey({ game: '', role: login, form: `survey-new-${from?.row.id ?? 0}`, version: 1 }),
    draftFields: surveyDraftFields,
    submit: async (body, { key }) => {
      const made = await create({ body: body as NewSurveyBody, key }).unwrap();
      void navigate(surveyAddress.one(made.row.id));
    },
  });
  return (
    <div className={editor.columns}>
      <FormFrame form={form} label={t`新問卷`}>
        <NameFields form={form} />
        <SurveyFields form={form} />
        <SubmitButton form={form}>{t`存成草稿`}</SubmitButton>
      </FormFrame>
      <SurveyPreview values={form.values} />
    </div>
  );
}

/** What stays as it is once the survey is there. */
function NameFields({ form }: { form: ContractForm<SurveyValues> }) {
  const { t } = useLingui();
  const words = useSurveyKindWords();
  const { games } = useStaffGames(surveyEditors);
  const kind = form.values.kind as SurveyKind;
  const exclusive: readonly string[] = Object.values(exclusiveGames);
  const offered = kind === 'exclusive' ? games.filter(({ value }) => exclusive.includes(value)) : games;
  const choose = (next: string) => {
    // What another kind may not have would be refused where nobody sees it.
    if (next !== 'exclusive') form.change('edition', '');
    if (next !== 'exclusive' && next !== 'embed') form.change('embed_url', '');
    if (next === 'exclusive' && !exclusive.includes(form.values.game_id)) form.change('game_id', '');
    if (next === 'racing') form.change('one_answer_per', 'role');
    else if (next === 'exclusive') form.change('one_answer_per', 'qualification');
    else form.change('one_answer_per', 'none');
  };
  return (
    <section className={editor.block} aria-labelledby={form.fieldId('name')}>
      <h2 id={form.fieldId('name')} className={editor.title}>{t`哪一種問卷`}</h2>
      <p className={editor.text}>{t`種類、遊戲和網址代號存檔後就不能改了。`}</p>
      <RadioField
        form={form}
        name="kind"
        label={t`種類`}
        onChoose={choose}
        choices={surveyKinds.map((value) => ({ value, label: words[value].name, hint: words[value].hint }))}
      />
      <SelectField form={form} name="game_id" label={t`遊戲`} options={offered} width="medium" />
      {kind === 'exclusive' && (
        <SelectField
          form={form}
          name="edition"
          label={t`哪一版`}
          hint={t`玩家用的網址是「/survey/這一版/遊戲」`}
          options={surveyEditions.map((value) => ({ value, label: value }))}
          width="short"
        />
      )}
      <TextField
        form={form}
        name="key"
        label={t`網址代號`}
        hint={t`玩家看到的網址是 /survey/代號；3 到 32 個小寫英文、數字和 -`}
        autoComplete="off"
        spellCheck={false}
        width="medium"
      />
    </section>
  );
}
