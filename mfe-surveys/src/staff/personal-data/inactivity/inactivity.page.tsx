import { inactivityLists, inactivityReaders, type InactivityList } from '@hub/contracts/identity';
import { PageBody, PageTitle, SiteLink, Stack, usePageTitle, useSearchParams } from '@hub/web';
import { Tabs } from '@hub/web/parts';
import { useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { dataAddress } from '../data-address.ts';
import { DryRun } from './dry-run.tsx';
import { MemberList } from './member-list.tsx';
import { RunList } from './run-list.tsx';

const isList = (text: string | null): text is InactivityList => inactivityLists.some((list) => list === text);

/** Members who have not logged in for long: the dry run, who is in it, and the runs that there were. */
export function InactivityPage() {
  const { t } = useLingui();
  const { signedIn } = useStaffGames(inactivityReaders);
  const [search] = useSearchParams();
  const asked = search.get('list');
  const shown = asked === 'runs' || isList(asked) ? asked : 'notice';
  const title = t`長期未登入的會員`;
  usePageTitle(title);
  const labels: Record<InactivityList | 'runs', string> = {
    notice: t`要通知`,
    close: t`要終止`,
    waiting: t`還能登入`,
    unsent: t`信還沒寄出`,
    bounced: t`信被退回`,
    runs: t`執行紀錄`,
  };
  return (
    <PageBody>
      <PageTitle
        small
        title={title}
        lead={t`依條款，365 天沒有登入就終止會員資格，15 天前先寄信。先試算，再由另一位同事核准，才會寄信和終止。`}
        above={<SiteLink to={dataAddress.requests}>{t`個資作業`}</SiteLink>}
      />
      <Stack gap="sections">
        <DryRun />
        <Stack>
          <Tabs
            label={t`看哪些`}
            links={[...inactivityLists, 'runs' as const].map((list) => ({
              label: labels[list],
              to: dataAddress.inactivity(list),
              current: list === shown,
            }))}
          />
          {shown === 'runs' ? <RunList live={signedIn} /> : <MemberList key={shown} list={shown} live={signedIn} />}
        </Stack>
      </Stack>
    </PageBody>
  );
}
