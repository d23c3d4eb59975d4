import { wordsIn, type SurveyData } from '@hub/contracts/surveys';
import { contentLang, CopyButton, formatTime, Notice, SectionTitle, SiteLink, useLanguage } from '@hub/web';
import { DescriptionList, type DescriptionItem } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { countQuestions } from '../../form/answer-form.ts';
import { PreviewOf } from '../editor/preview-of.tsx';
import { CardsWanted } from '../rewards/cards-wanted.tsx';
import { surveyAddress } from '../surveys-address.ts';
import css from '../surveys.module.css';
import { usePerWords, useRewardKindWords, useSurveyKindWords } from '../use-survey-words.ts';
import { ChangeList } from './change-list.tsx';

/** Where a survey stands, what it is, and what players see. */
export function Overview({ survey }: { survey: SurveyData }) {
  const { t } = useLingui();
  const { row, live, draft } = survey;
  return (
    <>
      <Standing survey={survey} />
      <div className={css.columns}>
        <div className={css.parts}>
          <Facts survey={survey} />
          <Address address={new URL(survey.address, location.href).href} />
          {live && row.changed && (
            <section className={css.part} aria-labelledby="survey-changes">
              <SectionTitle id="survey-changes">{t`草稿裡改了什麼`}</SectionTitle>
              <div className={css.block}>
                <ChangeList live={live} draft={draft} />
              </div>
            </section>
          )}
        </div>
        <PreviewOf
          title={live ? t`玩家現在看到的` : t`發布後玩家會看到的`}
          game={row.game_id}
          content={live ?? draft}
        />
      </div>
    </>
  );
}

/** What is to do next, or what became of it. */
function Standing({
  survey: { row, published_by, published_at, ended_at, eligible, codes, draft },
}: {
  survey: SurveyData;
}) {
  const { t } = useLingui();
  const published = published_at ? formatTime(published_at) : '';
  const missing = row.kind === 'exclusive' && eligible === 0 && row.phase !== 'ended';
  const noCodes = draft.reward.kind === 'card_code' && codes.free === 0 && codes.wanted === 0 && row.phase !== 'ended';
  return (
    <>
      {row.phase === 'draft' && (
        <Notice kind="info" title={t`還是草稿，玩家看不到`}>
          <p>{t`看過預覽，沒有問題就發布。`}</p>
        </Notice>
      )}
      {row.phase === 'upcoming' && <Notice kind="info" title={t`已發布，時間到了就開放`} />}
      {row.phase === 'open' && (
        <Notice kind="ok" title={t`開放中：第 ${row.live} 版，${published_by} 在 ${published} 發布`} />
      )}
      {row.phase === 'ended' && (
        <Notice
          kind="plain"
          title={ended_at ? t`${formatTime(ended_at)} 結束，玩家不能再填` : t`已結束，玩家不能再填`}
        />
      )}
      {missing && (
        <Notice kind="warn" title={t`還沒有資格名單，玩家登入不了`}>
          <SiteLink to={surveyAddress.one(row.id, 'eligible')}>{t`匯入資格名單`}</SiteLink>
        </Notice>
      )}
      <CardsWanted codes={codes}>
        <SiteLink to={surveyAddress.one(row.id, 'rewards')}>{t`匯入點數卡號`}</SiteLink>
      </CardsWanted>
      {noCodes && (
        <Notice kind="warn" title={t`沒有可以寄出的點數卡號`}>
          <SiteLink to={surveyAddress.one(row.id, 'rewards')}>{t`匯入點數卡號`}</SiteLink>
        </Notice>
      )}
    </>
  );
}

function Facts({ survey: { row, live, draft } }: { survey: SurveyData }) {
  const { t } = useLingui();
  const language = useLanguage();
  const kinds = useSurveyKindWords();
  const pers = usePerWords();
  const rewards = useRewardKindWords();
  const { form, reward, one_answer_per, embed_url } = live ?? draft;
  const name = wordsIn(reward.name, language);
  const sent = reward.kind === 'mail' && `${reward.item_code} ×${reward.amount.toLocaleString('en')}`;
  const many = countQuestions(form);
  const facts: DescriptionItem[] = [
    { term: t`種類`, value: [kinds[row.kind].name, row.edition].filter(Boolean).join(' · ') },
    embed_url
      ? { term: t`外部表單`, value: embed_url, code: true }
      : { term: t`題目`, value: t`${many} 題，${form.pages.length} 頁` },
    { term: t`可以填幾次`, value: pers[one_answer_per].name },
    {
      term: t`獎勵`,
      value:
        reward.kind === 'none' ? (
          rewards.none.name
        ) : (
          <span lang={contentLang}>{[name, sent, rewards[reward.kind].name].filter(Boolean).join(' · ')}</span>
        ),
    },
  ];
  return (
    <section className={css.part} aria-labelledby="survey-facts">
      <SectionTitle id="survey-facts">{t`內容`}</SectionTitle>
      <div className={css.block}>
        <DescriptionList facts={facts} />
      </div>
    </section>
  );
}

function Address({ address }: { address: string }) {
  const { t } = useLingui();
  return (
    <section className={css.part} aria-labelledby="survey-address">
      <SectionTitle id="survey-address">{t`給玩家的網址`}</SectionTitle>
      <div className={css.block}>
        <p className={css.address}>
          <code>{address}</code>
          <CopyButton text={address} label={t`複製網址`} />
        </p>
      </div>
    </section>
  );
}
