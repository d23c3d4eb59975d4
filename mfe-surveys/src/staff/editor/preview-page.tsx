import type { SurveySettings } from '@hub/contracts/surveys';
import { Button, Card, EmptyState, GamePicture, Notice, PageBody } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useRewardName, useSurveyLine } from '../../form/about-survey.tsx';
import { SurveyAnswers } from '../../form/survey-answers.tsx';
import { SurveyDone } from '../../survey/survey-done.tsx';
import { Said, useWordsIn } from '../../words.tsx';
import css from './preview.module.css';

/** The page of a survey with its own parts, filled in for a try. */
export function PreviewPage({ settings }: { settings: SurveySettings }) {
  const { t } = useLingui();
  const title = useWordsIn()(settings.title);
  const line = useSurveyLine()(settings);
  const [sent, setSent] = useState(false);
  return (
    <section className={css.page} aria-label={t`預覽`}>
      <div className={css.window} data-game={settings.game_id}>
        <GamePicture game={settings.game_id || 'hub'} fit="window" />
        <div className={css.words}>
          <h1 className={css.title}>{title || t`（標題）`}</h1>
          {line !== '' && <p className={css.line}>{line}</p>}
        </div>
      </div>
      <PageBody width="text" overlap>
        {sent ? (
          <>
            <SurveyDone survey={settings} role="" />
            <Notice kind="plain" title={t`這是預覽，什麼都沒有送出`}>
              <Button size="small" onClick={() => setSent(false)}>
                {t`再試填一次`}
              </Button>
            </Notice>
          </>
        ) : (
          <ToTry settings={settings} title={title} onSent={() => setSent(true)} />
        )}
      </PageBody>
    </section>
  );
}

type Props = { settings: SurveySettings; title: string; onSent: () => void };

function ToTry({ settings, title, onSent }: Props) {
  const { t } = useLingui();
  const gift = useRewardName()(settings.reward);
  const [page, turnTo] = useState(0);
  const form = useMemo(() => ({ pages: settings.questions }), [settings.questions]);
  const byMail = settings.reward.kind === 'mail' && gift !== '';
  if (settings.embed_url !== '')
    return (
      <Card lifted>
        <EmptyState title={t`這裡打開外部表單`} text={settings.embed_url} />
      </Card>
    );
  if (form.pages.every(({ fields }) => fields.length === 0))
    return (
      <Card lifted>
        <EmptyState title={t`還沒有題目`} text={t`加了題目，就會出現在這裡。`} />
      </Card>
    );
  return (
    <SurveyAnswers
      form={form}
      place={{ page: Math.min(page, form.pages.length - 1), turnTo }}
      submit={() => {
        onSent();
        return Promise.resolve();
      }}
      confirmRole={() => Promise.resolve(t`預覽角色`)}
      label={title || t`預覽`}
      lifted
      intro={
        settings.intro.tw && (
          <p className={css.intro}>
            <Said words={settings.intro} />
          </p>
        )
      }
      send={byMail ? t`送出並領取 ${gift}` : t`送出問卷`}
    />
  );
}
