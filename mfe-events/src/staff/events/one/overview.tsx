import { CopyButton, FactList, formatTime, LinkButton, Notice, SectionTitle, type Fact } from '@hub/web';
import type { EventData } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useStaff } from '../../staff-context.ts';
import { mayDecideEvent } from '../../codes/code-rights.ts';
import { usePaceWords } from '../words/use-event-words.ts';
import css from './event.module.css';
import { EventPreview } from './event-preview.tsx';
import { RewardCard } from './reward-card.tsx';

/** What players see, what they get, and what the game's team needs to know. */
export function Overview({ event }: { event: EventData }) {
  const { t } = useLingui();
  const { row, live, draft } = event;
  const shown = live ?? draft;
  return (
    <>
      <Standing event={event} />
      <div className={css.columns}>
        <div className={css.body} style={{ padding: 0 }}>
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
          <EventPreview content={shown} />
          {live && row.changed && (
            <>
              <h3 className={css.heading}>{t`草稿裡改成`}</h3>
              <EventPreview content={draft} />
            </>
          )}
        </section>
      </div>
    </>
  );
}

/** What an operator has to do next, or waits for. */
function Standing({ event: { row, may, published_at, published_by } }: { event: EventData }) {
  const { t } = useLingui();
  const { me } = useStaff();
  if (row.approval !== null) {
    return (
      <Notice kind="info" title={t`已提出發布，等另一位同事核准`}>
        <p>{t`申請編號 ${row.approval}。核准前再修改內容，這份申請就不算數，要重新提出。`}</p>
        {mayDecideEvent(me, row.game_id) && (
          <LinkButton size="small" to="/staff/approvals">
            {t`看等待核准`}
          </LinkButton>
        )}
      </Notice>
    );
  }
  if (row.phase === 'stopped')
    return (
      <Notice kind="bad" title={t`活動已停止`}>
        <p>{t`玩家看到活動已結束，不能再兌換；已經兌換的獎勵照樣寄出。`}</p>
      </Notice>
    );
  if (row.phase === 'draft')
    return (
      <Notice kind="plain" title={t`還是草稿，玩家看不到`}>
        <p>
          {may.includes('publish') ? t`內容確定後按「提出發布」，另一位同事核准才會開放。` : t`發布後玩家才看得到。`}
        </p>
      </Notice>
    );
  if (row.changed)
    return (
      <Notice kind="warn" title={t`草稿和玩家看到的不一樣`}>
        <p>{t`修改要再提出發布、由另一位同事核准，玩家才會看到。`}</p>
      </Notice>
    );
  if (published_at === null) return null;
  return (
    <Notice kind="ok" title={t`已發布`}>
      <p>{t`${published_by} 核准，${formatTime(published_at)} 起生效。`}</p>
    </Notice>
  );
}

function Limits({ event: { row, live, draft } }: { event: EventData }) {
  const { t } = useLingui();
  const { error_limit, pace, keyword } = live ?? draft;
  const paces = usePaceWords();
  const facts: Fact[] = [
    { term: t`輸入錯誤`, value: t`${error_limit} 次就鎖定，要同事解鎖` },
    { term: t`寄送`, value: t`${paces[pace].name}：${paces[pace].hint}` },
    { term: t`通用序號`, value: keyword ? t`可以用一組序號給很多人` : t`不使用，每組序號限一人` },
    { term: t`序號`, value: t`${row.codes.toLocaleString('en')} 組，已用 ${row.used.toLocaleString('en')} 組` },
  ];
  return (
    <section className={css.part} aria-labelledby="event-limits">
      <SectionTitle id="event-limits">{t`規則`}</SectionTitle>
      <div className={css.block}>
        <FactList facts={facts} />
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
