import type { SurveyFormView } from '@hub/contracts/surveys';
import {
  inFrame,
  isApiFault,
  Notice,
  PageBody,
  PageTitle,
  Skeleton,
  useGameTheme,
  usePageTitle,
  useParams,
  useSearchParams,
} from '@hub/web';
import { MessagePage } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { closedBy, ClosedSurvey, isMissing, NoSurvey, SurveyAway } from '../closed-pages.tsx';
import { useSurveyLine } from '../form/about-survey.tsx';
import { useSurveyFormQuery } from '../surveys.api.ts';
import { Said, useWordsIn } from '../words.tsx';
import { FormToAnswer } from './form-to-answer.tsx';
import { tellAround } from './frame-message.ts';

/** `/survey/form/:key?code=`: our own form of a qualified member, in a frame of the page that gave the code. */
export function SurveyFormPage() {
  const { t } = useLingui();
  const { key = '' } = useParams();
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  const asked = useSurveyFormQuery({ key, code }, { refetchOnMountOrArgChange: true, skip: code === '' });
  const { currentData: found, error, isFetching, refetch } = asked;
  const body = useToldHeight();
  useGameTheme(found?.settings.game_id);
  usePageTitle(t`會員問卷`);
  return (
    <div ref={body}>
      <PageBody width="text">{content()}</PageBody>
    </div>
  );

  function content(): ReactNode {
    if (found) return <OneForm key={`${key} ${code}`} name={key} code={code} found={found} />;
    if (code === '' || isMissing(error) || (isApiFault(error) && error.status === 403)) return <NoSurvey />;
    if (error)
      return (
        <>
          <PageTitle title={t`會員問卷`} small />
          <SurveyAway fault={error} busy={isFetching} onRetry={() => void refetch()} />
        </>
      );
    return (
      <>
        <PageTitle title={t`會員問卷`} small />
        <Skeleton shape="fields" count={5} />
      </>
    );
  }
}

type OneProps = { name: string; code: string; found: SurveyFormView };

function OneForm({ name, code, found }: OneProps) {
  const { t } = useLingui();
  const { settings, filled, preview, char_name } = found;
  const title = useWordsIn()(settings.title);
  const line = useSurveyLine()(settings);
  const [sent, setSent] = useState(false);
  usePageTitle(title);
  if (sent)
    return (
      <MessagePage
        tone="ok"
        word={t`已送出`}
        title={t`謝謝您，我們收到了`}
        text={settings.done.tw ? <Said words={settings.done} /> : t`獎勵會寄到您填寫的電子信箱。`}
      />
    );
  return (
    <>
      <PageTitle title={<Said words={settings.title} />} lead={line || undefined} small />
      {preview && (
        <Notice kind="info" title={t`預覽`}>
          <Trans>這是給工作人員看的預覽，送出的內容不會留下。</Trans>
        </Notice>
      )}
      {content()}
    </>
  );

  function content(): ReactNode {
    if (filled)
      return (
        <Notice kind="warn" title={t`這份問卷已經填寫過`}>
          <Trans>以第一次的答案為準。獎勵會寄到當時填寫的電子信箱。</Trans>
        </Notice>
      );
    if (!preview && closedBy(settings)) return <ClosedSurvey survey={settings} />;
    return (
      <FormToAnswer
        name={name}
        code={code}
        settings={settings}
        character={char_name}
        onSent={() => {
          setSent(true);
          tellAround({ done: true });
        }}
      />
    );
  }
}

/** The page around it is told how tall this one is, whenever that changes. */
function useToldHeight() {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = body;
    if (!current || !inFrame()) return;
    const watch = new ResizeObserver(() => tellAround({ height: current.getBoundingClientRect().height }));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return body;
}
