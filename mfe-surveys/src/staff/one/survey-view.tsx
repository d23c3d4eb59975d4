import { surveyEditors, surveyReaders, type SurveyData } from '@hub/contracts/surveys';
import {
  Button,
  contentLang,
  formatTime,
  lazyPage,
  LinkButton,
  Skeleton,
  useNavigate,
  usePageTitle,
  WaitingContext,
} from '@hub/web';
import { PenLineIcon, Tabs } from '@hub/web/parts';
import { ActionMenu, RecordHead, useStaffGames, type MenuAction } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { CircleStopIcon, CopyPlusIcon, SendIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ExportsTab } from '../exports/exports-tab.tsx';
import { SurveyMarks, Window } from '../list/survey-row.tsx';
import { EligibleTab } from '../people/eligible-tab.tsx';
import { RewardsTab } from '../rewards/rewards-tab.tsx';
import { surveyAddress, type SurveyPlace, type SurveyTab } from '../surveys-address.ts';
import type { SurveyDeed } from '../surveys.api.ts';
import css from '../surveys.module.css';
import { DeedDialog } from './deed-dialog.tsx';
import { Overview } from './overview.tsx';

const EditSurvey = lazyPage(() =>
  import(/* webpackChunkName: "staff-survey-form" */ '../editor/edit-survey.tsx').then((file) => file.EditSurvey),
);
const ResultsTab = lazyPage(() =>
  import(/* webpackChunkName: "staff-survey-results" */ '../results/results-tab.tsx').then((file) => file.ResultsTab),
);

type Props = { survey: SurveyData; place: SurveyPlace };

export function SurveyView({ survey, place }: Props) {
  const { t } = useLingui();
  const { row } = survey;
  const { nameOf } = useStaffGames(surveyReaders);
  const editing = place === 'edit';
  usePageTitle(row.title);
  return (
    <section className={css.survey} aria-labelledby="survey-title">
      <RecordHead
        back={{
          to: editing ? surveyAddress.one(row.id) : surveyAddress.list,
          label: editing ? t`回問卷` : t`回問卷清單`,
        }}
        close={editing ? t`離開編輯` : t`關閉這份問卷`}
        game={{ id: row.game_id, name: nameOf(row.game_id) }}
        number={row.key}
        marks={<SurveyMarks row={row} />}
        actions={editing ? undefined : <SurveyDeeds key={row.id} survey={survey} />}
        title={<span lang={contentLang}>{row.title}</span>}
        titleId="survey-title"
      >
        <p className={css.facts}>
          <Window row={row} />
          <span>{t`${row.answers.toLocaleString('en')} 份回答`}</span>
          <span>{t`${survey.changed_by} 在 ${formatTime(survey.changed_at)} 修改`}</span>
        </p>
      </RecordHead>
      {!editing && <SurveyTabs survey={survey} place={place} />}
      <WaitingContext value={<Skeleton shape="rows" count={6} />}>
        <div className={css.body}>{partOf({ survey, place })}</div>
      </WaitingContext>
    </section>
  );
}

/** What the reader may do with a survey now; the server says what. */
function SurveyDeeds({ survey }: { survey: SurveyData }) {
  const { t } = useLingui();
  const { signedIn } = useStaffGames(surveyReaders);
  const copies = useStaffGames(surveyEditors).games.length > 0;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<SurveyDeed>();
  const may = (action: SurveyData['may'][number]) => survey.may.includes(action);
  const actions: MenuAction[] = [];
  if (copies)
    actions.push({
      name: t`複製成新問卷`,
      icon: <CopyPlusIcon />,
      act: () => void navigate(surveyAddress.create(survey.row.id)),
    });
  if (may('end')) actions.push({ name: t`結束問卷`, icon: <CircleStopIcon />, act: () => setAsked('end') });
  return (
    <>
      {may('edit') && (
        <LinkButton size="small" icon={<PenLineIcon />} to={surveyAddress.one(survey.row.id, 'edit')}>
          {t`編輯`}
        </LinkButton>
      )}
      {may('publish') && (
        <Button variant="primary" size="small" icon={<SendIcon />} onClick={() => setAsked('publish')}>
          {survey.live ? t`發布修改` : t`發布`}
        </Button>
      )}
      {actions.length > 0 && <ActionMenu label={t`更多動作`} actions={actions} on={signedIn} />}
      {asked && <DeedDialog deed={asked} survey={survey} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function SurveyTabs({ survey: { row, draft }, place }: Props) {
  const { t } = useLingui();
  const names: Record<SurveyTab, string> = {
    overview: t`總覽`,
    results: t`結果`,
    eligible: t`資格名單`,
    rewards: t`獎勵`,
    exports: t`匯出`,
  };
  const shown = (Object.keys(names) as SurveyTab[]).filter((tab) => {
    if (tab === 'eligible') return row.kind === 'exclusive';
    return tab !== 'rewards' || draft.reward.kind !== 'none';
  });
  return (
    <Tabs
      label={t`這份問卷`}
      links={shown.map((tab) => ({ to: surveyAddress.one(row.id, tab), label: names[tab], current: tab === place }))}
    />
  );
}

function partOf({ survey, place }: Props): ReactNode {
  switch (place) {
    case 'edit':
      return <EditSurvey survey={survey} />;
    case 'results':
      return <ResultsTab survey={survey} />;
    case 'eligible':
      return <EligibleTab survey={survey} />;
    case 'rewards':
      return <RewardsTab survey={survey} />;
    case 'exports':
      return <ExportsTab survey={survey} />;
    default:
      return <Overview survey={survey} />;
  }
}
