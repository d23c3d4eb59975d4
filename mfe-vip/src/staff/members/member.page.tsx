import { changeVipBody, vipReaders, type VipRow } from '@hub/contracts/vip';
import { draftKey, FormFrame, SubmitButton, useContractForm } from '@hub/forms';
import {
  Button,
  Card,
  contentLang,
  formatDay,
  formatTime,
  LinkButton,
  Notice,
  PageBody,
  PageTitle,
  SectionTitle,
  SiteLink,
  useLocation,
  usePageTitle,
} from '@hub/web';
import { DescriptionList } from '@hub/web/parts';
import { RecordPage, useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { vipMessage } from '../../vip-message.ts';
import { useListWords } from '../use-list-words.ts';
import { VIP, vipAddress } from '../vip-address.ts';
import { useChangeVipMutation, useVipEntryQuery } from './members.api.ts';
import { EndDialog } from './end-dialog.tsx';
import { wasJustSaved } from './just-saved.ts';
import { MemberFields } from './member-fields.tsx';

/** One entry of the list that staff keeps: what it says, another wording, and its end. */
export function MemberPage({ id }: { id: number }) {
  const { t } = useLingui();
  const { signedIn } = useStaffGames(vipReaders);
  const query = useVipEntryQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <RecordPage
      query={query}
      live={signedIn}
      heading={t`VIP 名單的一筆`}
      missing={{
        title: t`找不到這一筆`,
        text: t`可能網址少了一段，或不在您負責的遊戲。`,
        action: <LinkButton to={VIP}>{t`回 VIP 名單`}</LinkButton>,
      }}
      away={{ title: t`這一筆沒有載到`, text: t`玩家的資格不受影響。` }}
    >
      {(row) => <Member row={row} />}
    </RecordPage>
  );
}

function Member({ row }: { row: VipRow }) {
  const { t } = useLingui();
  const [ending, setEnding] = useState(false);
  const arrival: unknown = useLocation().state;
  const [saved, setSaved] = useState(wasJustSaved(arrival));
  usePageTitle(row.partner_uid);
  return (
    <PageBody width="text">
      <PageTitle small title={row.partner_uid} above={<SiteLink to={vipAddress.list}>{t`VIP 名單`}</SiteLink>} />
      <div role="status">{saved && <Notice kind="ok" title={t`已儲存`} />}</div>
      <Facts row={row} />
      {row.may.includes('change') && <Change key={row.version} row={row} onSaved={() => setSaved(true)} />}
      {row.may.includes('end') && (
        <div>
          <Button variant="danger" onClick={() => setEnding(true)}>{t`馬上結束資格`}</Button>
        </div>
      )}
      {ending && row.id !== null && <EndDialog row={row} id={row.id} onClose={() => setEnding(false)} />}
    </PageBody>
  );
}

function Facts({ row }: { row: VipRow }) {
  const { t } = useLingui();
  const { states, sources } = useListWords();
  const { nameOf } = useStaffGames(vipReaders);
  const [from, until] = [row.begins_at && formatDay(row.begins_at), row.ends_at && formatDay(row.ends_at)];
  const who = row.changed_by;
  const at = formatTime(row.changed_at);
  return (
    <Card>
      {!row.counts && row.state === 'active' && (
        <Notice kind="info" title={t`這個帳號現在以 VIP ${row.ranking} 為準，不是這一筆`} />
      )}
      <DescriptionList
        facts={[
          { term: t`遊戲`, value: <span lang={contentLang}>{nameOf(row.game_id)}</span> },
          { term: t`等級`, value: row.level === 0 ? t`0（不算 VIP）` : `VIP ${row.level}` },
          { term: t`狀態`, value: states[row.state][0] },
          { term: t`來源`, value: sources[row.source] },
          { term: t`期間`, value: `${from ?? ''} – ${until ?? t`沒有結束日`}` },
          { term: t`專屬客服`, value: row.agent ? t`${row.agent.name}（${row.agent.login}）` : t`沒有指定` },
          { term: t`備註`, value: row.note && <span lang={contentLang}>{row.note}</span> },
          { term: t`最後修改`, value: t`${at} ${who}` },
        ].filter(({ value }) => value)}
      />
    </Card>
  );
}

const dayOf = (at: string | null) => (at ? formatDay(at).replaceAll('/', '-') : '');

/** Keyed by the version that was read: who is overtaken sees what stands now, and keeps what was typed as a draft. */
function Change({ row, onSaved }: { row: VipRow; onSaved: () => void }) {
  const { t } = useLingui();
  const { login } = useStaffGames(vipReaders);
  const [change] = useChangeVipMutation();
  const form = useContractForm({
    schema: changeVipBody,
    initial: {
      level: String(row.level),
      begins_on: row.state === 'upcoming' ? dayOf(row.begins_at) : '',
      ends_on: dayOf(row.ends_at),
      agent: row.agent?.login ?? '',
      note: row.note,
      reason: '',
    },
    messages: vipMessage,
    draftKey: draftKey({ game: row.game_id, role: login, form: `vip-change-${row.id}`, version: 1 }),
    draftFields: ['level', 'ends_on', 'agent', 'note', 'reason'],
    submit: async (body) => {
      await change({ id: row.id ?? 0, version: row.version, body }).unwrap();
      onSaved();
    },
  });
  return (
    <section aria-labelledby="vip-change">
      <SectionTitle id="vip-change">{t`修改`}</SectionTitle>
      <Card>
        <FormFrame form={form}>
          <MemberFields form={form} game={row.game_id} />
          <SubmitButton form={form}>{t`儲存`}</SubmitButton>
        </FormFrame>
      </Card>
    </section>
  );
}
