import { LinkButton, PageBody, PageTitle, usePageTitle } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { jobsAddress } from '../desk-jobs/jobs-address.ts';
import css from '../desk-jobs/jobs.module.css';
import { mayReadJobs, mayReadRetention } from '../staff-rights.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { ServiceRetention } from './service-retention.tsx';
import { useRetentionServices } from './use-retention-words.ts';

/** What of each service would go at its next round, and what went last. A service that is away costs its part only. */
export function RetentionPage() {
  const { t } = useLingui();
  const { desk, me } = useStaffDesk();
  const services = useRetentionServices();
  usePageTitle(t`資料保存`);
  return (
    <PageBody>
      <div className={css.head}>
        <PageTitle
          title={t`資料保存`}
          lead={t`每天會自動處理保存期滿的資料。這裡預覽下次會處理什麼，看的時候不會刪除任何資料。`}
          small
        />
        {mayReadJobs(me) && (
          <LinkButton size="small" to={jobsAddress(desk)}>
            {t`看背景工作`}
          </LinkButton>
        )}
      </div>
      {mayReadRetention(me) ? (
        services.map((one) => <ServiceRetention key={one.service} {...one} />)
      ) : (
        <p className={css.about}>{t`這一頁由稽核人員和系統擁有者查看。`}</p>
      )}
    </PageBody>
  );
}
