import { personalDataReaders, textOfPerson, type DataRequest } from '@hub/contracts/surveys';
import {
  Badge,
  Card,
  contentLang,
  formatTime,
  LinkButton,
  Notice,
  PageBody,
  PageTitle,
  SectionTitle,
  SiteLink,
  Stack,
  usePageTitle,
} from '@hub/web';
import { DescriptionList } from '@hub/web/parts';
import { RecordPage, useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dataAddress, PERSONAL_DATA } from '../data-address.ts';
import { Deadline } from '../deadline.tsx';
import { FoundPerson } from '../found-person.tsx';
import css from '../personal-data.module.css';
import { useDataRequestQuery, type FoundPersonData } from '../personal-data.api.ts';
import { useRequestWords } from '../use-data-words.ts';
import { ErasureProgress } from './erasure-progress.tsx';
import { RequestActions } from './request-actions.tsx';
import { RequestSteps } from './request-steps.tsx';

/** One request: who it is, what may be done, how far the areas are, and all that happened. */
export function RequestPage({ id }: { id: number }) {
  const { t } = useLingui();
  const { signedIn } = useStaffGames(personalDataReaders);
  const query = useDataRequestQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <RecordPage
      query={query}
      live={signedIn}
      heading={t`個資請求`}
      missing={{
        title: t`找不到這筆請求`,
        text: t`可能網址少了一段。`,
        action: <LinkButton to={PERSONAL_DATA}>{t`回個資作業`}</LinkButton>,
      }}
      away={{ title: t`這筆請求沒有載到`, text: t`已經核准的刪除會繼續進行。` }}
    >
      {(one) => <RequestDetail one={one} />}
    </RecordPage>
  );
}

export function RequestDetail({ one }: { one: DataRequest }) {
  const { t } = useLingui();
  const { kinds, states } = useRequestWords();
  const [found, setFound] = useState<FoundPersonData | null>(null);
  const [state, kind] = states[one.state];
  const title = `#${one.id} ${kinds[one.kind]}`;
  usePageTitle(title);
  return (
    <PageBody>
      <PageTitle
        small
        title={title}
        above={<SiteLink to={dataAddress.requests}>{t`個資作業`}</SiteLink>}
        lead={
          <span className={css.line}>
            <Badge kind={kind} icon={null}>
              {state}
            </Badge>
            <Deadline row={one} />
            <span lang={contentLang}>{one.by_member ? t`會員自己提出` : one.opened_by}</span>
          </span>
        }
      />
      <Stack gap="sections">
        <Standing one={one} />
        <RequestActions one={one} onFound={setFound} />
        {one.person && <PersonCard one={one} />}
        {found && <FoundPerson found={found} />}
        {one.areas.length > 0 && <ErasureProgress one={one} />}
        <RequestSteps steps={one.steps} />
      </Stack>
    </PageBody>
  );
}

function Standing({ one }: { one: DataRequest }) {
  const { t } = useLingui();
  if (one.hold) {
    const [by, at] = [one.hold.by, formatTime(one.hold.at)];
    const accounts = (one.person?.accounts ?? []).map(({ game_id, uid }) => `${game_id} ${uid}`).join(', ');
    const noted = one.hold.noted
      ? t`遊戲帳號 ${accounts} 在每個服務都暫停刪除，保存期滿也會留著；玩家卡看得到。`
      : t`正在通知客服暫停刪除遊戲帳號 ${accounts}，連上就會生效。`;
    const held = accounts === '' ? t`這個人沒有遊戲帳號。訪客的案件請到案件上保留。` : noted;
    return (
      <Notice kind="warn" title={t`保留中：${by}，${at}`}>
        <p lang={contentLang}>{one.hold.reason}</p>
        <p>{t`解除保留以前，任何服務都不會刪除。`}</p>
        <p>{held}</p>
      </Notice>
    );
  }
  if (one.approval !== null) {
    return (
      <Notice kind="info" title={t`等另一位同事核准`}>
        <p>{t`核准後馬上開始刪除，刪掉就救不回來。提出的人不能自己核准。`}</p>
        <SiteLink to="/staff/approvals">{t`看等待核准的項目`}</SiteLink>
      </Notice>
    );
  }
  if (one.closed_at === null) return null;
  const closed = formatTime(one.closed_at);
  return (
    <Notice kind="ok" title={t`${closed} 結束`}>
      <p>{t`本人是誰、寫了什麼，已經和請求一起刪除。`}</p>
    </Notice>
  );
}

function PersonCard({ one }: { one: DataRequest }) {
  const { t } = useLingui();
  const { emails, phones, member_id, accounts, roles } = textOfPerson(one.person ?? undefined);
  const typed = (value: string) => (
    <span className={css.words} lang={contentLang}>
      {value}
    </span>
  );
  const facts = [
    [t`信箱`, emails],
    [t`電話`, phones],
    [t`遊戲帳號`, accounts],
    [t`角色`, roles],
    [t`會員編號`, member_id],
    [t`本人怎麼說`, one.text ?? ''],
    [t`如何確認身分`, one.proof],
  ] as const;
  return (
    <Card>
      <SectionTitle>{t`這個人`}</SectionTitle>
      <DescriptionList
        facts={facts.filter(([, value]) => value !== '').map(([term, value]) => ({ term, value: typed(value) }))}
      />
    </Card>
  );
}
