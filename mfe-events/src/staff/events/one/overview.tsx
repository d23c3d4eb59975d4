import { CopyButton, SectionTitle, type Language } from '@hub/web';
import { DescriptionList, type DescriptionItem } from '@hub/web/parts';
import { LanguageButtons } from '@hub/web/staff';
import type { EventData } from '@hub/contracts/events';
import { languages } from '@hub/contracts/shared';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { contentIn } from '../words/content-in.ts';
import { usePaceWords } from '../words/use-event-words.ts';
import css from './event.module.css';
import { EventCodes } from './event-codes.tsx';
import { EventPreview, type Shown } from './event-preview.tsx';
import { EventStanding } from './event-standing.tsx';
import { RewardCard } from './reward-card.tsx';

/** What players see, what they get, and what the game's team needs to know. */
export function Overview({ event }: { event: EventData }) {
  const { t } = useLingui();
  const { row, live, draft } = event;
  const shown = live ?? draft;
  const [language, setLanguage] = useState<Language>('zh-TW');
  return (
    <>
      <EventStanding event={event} />
      <div className={css.columns}>
        <div className={css.parts}>
          <EventCodes event={event} />
          <section className={css.part} aria-labelledby="event-rewards">
            <SectionTitle id="event-rewards">{t`獎勵`}</SectionTitle>
            {shown.categories.map((category, at) => (
              <RewardCard key={category.id} category={category} place={at + 1} />
            ))}
          </section>
          <Limits event={event} />
          <Address address={event.address} />
        </div>
        <section className={css.part} aria-labelledby="event-preview">
          <SectionTitle id="event-preview">{live ? t`玩家現在看到的` : t`發布後玩家會看到的`}</SectionTitle>
          <LanguageButtons languages={languages} chosen={language} onChoose={setLanguage} />
          <EventPreview
            content={contentIn(shown, language)}
            shows={live ? shownOf(event) : undefined}
            language={language}
          />
          {live && row.changed && (
            <>
              <h3 className={css.heading}>{t`草稿裡改成`}</h3>
              <EventPreview content={contentIn(draft, language)} language={language} />
            </>
          )}
        </section>
      </div>
    </>
  );
}

/** What stands in the place of the field now. A stopped event ended for players when it was stopped. */
function shownOf({ row: { phase, starts_at, ends_at }, stopped }: EventData): Shown | undefined {
  if (phase === 'planned' && starts_at) return { is: 'planned', at: starts_at };
  const ended = stopped && ends_at && stopped.at < ends_at ? stopped.at : ends_at;
  if (!ended || (phase !== 'ended' && phase !== 'stopped')) return undefined;
  return { is: phase === 'ended' ? 'over' : 'stopped', at: ended };
}

function Limits({ event: { live, draft } }: { event: EventData }) {
  const { t } = useLingui();
  const { error_limit, pace, keyword } = live ?? draft;
  const paces = usePaceWords();
  const facts: DescriptionItem[] = [
    { term: t`輸入錯誤`, value: t`${error_limit} 次就鎖定，要同事解鎖` },
    { term: t`寄送`, value: t`${paces[pace].name}：${paces[pace].hint}` },
    { term: t`通關密語`, value: keyword ? t`可以給很多人用同一個` : t`不使用，每組序號限一人` },
  ];
  return (
    <section className={css.part} aria-labelledby="event-limits">
      <SectionTitle id="event-limits">{t`規則`}</SectionTitle>
      <div className={css.block}>
        <DescriptionList facts={facts} />
      </div>
    </section>
  );
}

function Address({ address }: { address: string }) {
  const { t } = useLingui();
  return (
    <section className={css.part} aria-labelledby="event-address">
      <SectionTitle id="event-address">{t`給遊戲團隊的網址`}</SectionTitle>
      <div className={css.block}>
        <p className={css.address}>
          <code>{address}</code>
          <CopyButton text={address} label={t`複製活動網址`} />
        </p>
        <p className={css.text}>
          {t`遊戲開啟時要在後面加上玩家的 token（&token=…）；沒有 token 的人會看到「操作錯誤」。`}
        </p>
      </div>
    </section>
  );
}
