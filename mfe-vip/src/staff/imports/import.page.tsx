import { isImportRead } from '@hub/contracts/shared';
import { vipReaders, type VipImport } from '@hub/contracts/vip';
import {
  Button,
  ButtonRow,
  Card,
  contentLang,
  formatTime,
  isApiFault,
  LinkButton,
  Notice,
  PageBody,
  PageTitle,
  SiteLink,
  Spinner,
  usePageTitle,
} from '@hub/web';
import { RecordPage, useImportWatch, useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useImportWords } from '../use-list-words.ts';
import { vipAddress } from '../vip-address.ts';
import { useCancelVipImportMutation, useVipImportQuery } from './imports.api.ts';
import css from '../vip-list.module.css';
import { ImportLines } from './import-lines.tsx';
import { RequestDialog } from './request-dialog.tsx';

/** One file: what it would do, line by line, and the request for a second person. */
export function ImportPage({ id }: { id: number }) {
  const { t } = useLingui();
  const { signedIn } = useStaffGames(vipReaders);
  const query = useVipImportQuery(id, { refetchOnMountOrArgChange: true });
  useImportWatch(query);
  return (
    <RecordPage
      query={query}
      live={signedIn}
      heading={t`匯入 VIP 名單`}
      missing={{
        title: t`找不到這次匯入`,
        text: t`可能網址少了一段，或不在您負責的遊戲。`,
        action: <LinkButton to={vipAddress.imports}>{t`回匯入紀錄`}</LinkButton>,
      }}
      away={{ title: t`這次匯入沒有載到`, text: t`檔案會繼續處理。` }}
    >
      {(one) => <Import one={one} />}
    </RecordPage>
  );
}

function Import({ one }: { one: VipImport }) {
  const { t } = useLingui();
  const { nameOf } = useStaffGames(vipReaders);
  const made = formatTime(one.made_at);
  usePageTitle(one.file_name);
  return (
    <PageBody>
      <PageTitle
        small
        title={one.file_name}
        lead={
          <span className={css.facts}>
            <span lang={contentLang}>{nameOf(one.game_id)}</span>
            <span>{t`${one.made_by} 在 ${made} 上傳`}</span>
          </span>
        }
        above={<SiteLink to={vipAddress.imports}>{t`匯入紀錄`}</SiteLink>}
      />
      <Told one={one} />
      {isImportRead(one) && one.rows > 0 && (
        <>
          <Figures one={one} />
          <Deeds one={one} />
          <ImportLines one={one} />
        </>
      )}
    </PageBody>
  );
}

function Told({ one }: { one: VipImport }) {
  const { t } = useLingui();
  const { states, faults } = useImportWords();
  const applied = one.applied_at === null ? '' : formatTime(one.applied_at);
  if (!isImportRead(one)) {
    return (
      <p role="status" className={css.line}>
        <Spinner /> {one.all === null ? t`讀取中` : t`讀取中，已讀 ${one.done}／${one.all} 列`}
      </p>
    );
  }
  if (one.state === 'failed') return <Notice kind="bad" role="alert" title={faults[one.fault] || states.failed[0]} />;
  if (one.state === 'done') return <Notice kind="ok" title={t`已生效：${applied}，${one.applied_by} 核准`} />;
  if (one.state === 'cancelled') return <Notice kind="plain" title={t`這次匯入已取消，名單沒有變動`} />;
  if (one.faults > 0) {
    return (
      <Notice kind="warn" title={t`有 ${one.faults} 列不能收，整份還不能匯入`}>
        <p>{t`照下面寫的改好檔案，再上傳一次。`}</p>
      </Notice>
    );
  }
  if (one.approval !== null) {
    return (
      <Notice kind="info" title={t`已送出，等另一位同事核准`}>
        <SiteLink to="/staff/approvals">{t`看等待核准的項目`}</SiteLink>
      </Notice>
    );
  }
  return <Notice kind="info" title={t`比對好了，還沒有生效`} />;
}

function Figures({ one }: { one: VipImport }) {
  const { kinds } = useImportWords();
  const numbers = { fresh: one.fresh, changed: one.changed, same: one.same, fault: one.faults };
  return (
    <Card>
      <dl className={css.figures}>
        {Object.entries(numbers).map(([kind, many]) => (
          <div key={kind}>
            <dt>{kinds[kind as keyof typeof numbers]}</dt>
            <dd>{many.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Deeds({ one }: { one: VipImport }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [cancel, { isLoading, error }] = useCancelVipImportMutation();
  if (one.may.length === 0) return null;
  return (
    <>
      {error !== undefined && (
        <Notice kind="bad" role="alert" title={(isApiFault(error) && error.fields.msg) || t`沒有取消，請再按一次`} />
      )}
      <ButtonRow>
        {one.may.includes('request') && (
          <Button variant="primary" onClick={() => setAsking(true)}>{t`送同事核准`}</Button>
        )}
        {one.may.includes('cancel') && (
          <Button
            busy={isLoading}
            busyWords={t`取消中`}
            onClick={() => void cancel({ id: one.id, version: one.version })}
          >
            {t`不匯入了`}
          </Button>
        )}
      </ButtonRow>
      {asking && <RequestDialog one={one} onClose={() => setAsking(false)} />}
    </>
  );
}
