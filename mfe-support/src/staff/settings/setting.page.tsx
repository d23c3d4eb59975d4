import {
  Button,
  EmptyState,
  SiteLink,
  isApiFault,
  Notice,
  PageTitle,
  Skeleton,
  useNavigate,
  usePageTitle,
} from '@hub/web';
import { mayBeDrafted, mayBeMade, type Setting, type SettingName } from '@hub/contracts/catalog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { listAddress, settingAddress } from './setting-address.ts';
import { HiddenGame } from './hidden-game.tsx';
import { SettingForm } from './setting-form.tsx';
import { freshSetting } from './setting-values.ts';
import { useSettingQuery } from './settings.api.ts';
import { useGameChoice, useSettingNames } from './use-setting-words.ts';

/** One setting: its form, what players will see, and its versions. */
export function SettingPage({ kind, id }: { kind: SettingName; id: string }) {
  const { t } = useLingui();
  const words = useSettingNames()[kind];
  const { data: latest, error, refetch } = useSettingQuery({ kind, key: id });
  // What the form began with; a save begins it anew.
  const [saved, setSaved] = useState<{ setting: Setting; times: number }>();
  const { plainNameOf } = useGameChoice();
  const game = kind === 'themes' || kind === 'tips' ? plainNameOf(id) : words.one;
  const title = String(latest?.values.title ?? latest?.values.name ?? latest?.values.label ?? game);
  usePageTitle(title);
  if (!latest) {
    if (!error) {
      return (
        <>
          <PageTitle title={game} small above={<SiteLink to={listAddress(kind)}>{words.name}</SiteLink>} />
          <Skeleton shape="card" count={2} />
        </>
      );
    }
    const unknown = isApiFault(error) && error.status === 404;
    return (
      <EmptyState
        page
        title={unknown ? t`沒有這項設定` : t`設定沒有載入`}
        action={
          unknown ? (
            <SiteLink to={listAddress(kind)}>{t`回到${words.name}`}</SiteLink>
          ) : (
            <Button size="small" onClick={() => void refetch()}>
              <Trans>再試一次</Trans>
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <PageTitle title={title} small above={<SiteLink to={listAddress(kind)}>{words.name}</SiteLink>} />
      {saved && (
        <Notice kind="ok" role="status" title={latest.mode === 'draft' ? t`草稿已存，等產品管理發布` : t`已儲存`}>
          {latest.mode === 'save' && <p>{words.seen}</p>}
        </Notice>
      )}
      {kind === 'games' && latest.values.hidden === true && <HiddenGame game={id} />}
      <SettingForm
        key={saved?.times ?? 0}
        kind={kind}
        start={saved?.setting ?? latest}
        latest={latest}
        onSaved={(setting) => setSaved({ setting, times: (saved?.times ?? 0) + 1 })}
      />
    </>
  );
}

/** A setting that is not there yet. */
export function NewSettingPage({ kind, drafts }: { kind: SettingName; drafts: boolean }) {
  const { t } = useLingui();
  const words = useSettingNames()[kind];
  const navigate = useNavigate();
  const [start] = useState(() => freshSetting(kind, drafts ? 'draft' : 'save'));
  usePageTitle(t`新增${words.one}`);
  if (!mayBeMade(kind) || (drafts && !mayBeDrafted(kind))) return <EmptyState page title={t`這種設定不能新增`} />;
  return (
    <>
      <PageTitle title={t`新增${words.one}`} small above={<SiteLink to={listAddress(kind)}>{words.name}</SiteLink>} />
      <SettingForm
        kind={kind}
        start={start}
        latest={start}
        onSaved={({ key }) => void navigate(settingAddress(kind, key), { replace: true })}
      />
    </>
  );
}
