import { maintenanceReaders } from '@hub/contracts/topup';
import {
  contentLang,
  formatTime,
  LinkButton,
  Notice,
  PageBody,
  PageTitle,
  SiteLink,
  Stack,
  usePageTitle,
} from '@hub/web';
import { RecordPage, useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useMaintenanceSwitchQuery, type Maintenance } from '../desk.api.ts';
import css from '../staff.module.css';
import { TOPUP, topupAddress } from '../topup-address.ts';
import { EndForm } from './end-form.tsx';
import { StartForm } from './start-form.tsx';

/** Whether orders are taken, what players read meanwhile, and what is planned. */
export function MaintenancePage() {
  const { t } = useLingui();
  const { signedIn } = useStaffGames(maintenanceReaders);
  const query = useMaintenanceSwitchQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <RecordPage
      query={query}
      live={signedIn}
      heading={t`儲值維護`}
      missing={{ title: t`沒有這一頁`, text: '', action: <LinkButton to={TOPUP}>{t`回儲值訂單`}</LinkButton> }}
      away={{ title: t`維護狀態沒有載到`, text: t`現在的狀態照常生效。` }}
    >
      {(state) => <Switch of={state} />}
    </RecordPage>
  );
}

export function Switch({ of }: { of: Maintenance }) {
  const { t } = useLingui();
  const { now, planned, may, version } = of;
  const title = t`儲值維護`;
  const when = planned && formatTime(planned.starts_at);
  const changing = now.on || planned?.on === true;
  usePageTitle(title);
  return (
    <PageBody width="text">
      <PageTitle
        small
        title={title}
        lead={t`維護中不收新的訂單，畫面改放公告；已經付的款照常入帳與發送。`}
        above={<SiteLink to={topupAddress.orders}>{t`儲值訂單`}</SiteLink>}
      />
      <Stack gap="sections">
        <Notice kind={now.on ? 'warn' : 'ok'} title={now.on ? t`維護中` : t`正常開放`}>
          <Told state={now} />
        </Notice>
        {planned && when && (
          <Notice kind="info" title={planned.on ? t`預定 ${when} 開始維護` : t`預定 ${when} 結束維護`}>
            <Told state={planned} />
          </Notice>
        )}
        {may.includes('start') && <StartForm key={`start ${version}`} of={of} />}
        {may.includes('end') && changing && <EndForm key={`end ${version}`} of={of} />}
      </Stack>
    </PageBody>
  );
}

function Told({ state }: { state: Maintenance['now'] }) {
  const { t } = useLingui();
  const at = formatTime(state.starts_at);
  const until = state.until === null ? '' : formatTime(state.until);
  return (
    <>
      {state.on && state.bulletin && (
        <p className={css.words} lang={contentLang}>
          {state.bulletin}
        </p>
      )}
      {state.on && until && <p>{t`預計 ${until} 結束`}</p>}
      {state.by && (
        <p>
          {t`${state.by} 設定，${at} 起`} <span lang={contentLang}>{state.reason}</span>
        </p>
      )}
    </>
  );
}
