import { LinkButton, PageBody, PageTitle, usePageTitle, useSearchParams } from '@hub/web';
import { useSearchFilters } from '@hub/web/staff';
import { Field, Select } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { anyCase, queueAddress } from '../desk-address.ts';
import { mailsAddress } from '../mails/mails-address.ts';
import { mayOverseeJobs, mayReadDesk, mayReadMails } from '../staff-rights.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { JobSections } from './job-sections.tsx';
import type { JobChoice } from './jobs.api.ts';
import css from './jobs.module.css';
import { Keeping } from './keeping.tsx';

/** The filters stand in the address. */
export function JobsPage() {
  const { t } = useLingui();
  const { desk, me } = useStaffDesk();
  const [search] = useSearchParams();
  const narrow = useSearchFilters();
  const oversees = mayOverseeJobs(me);
  const choice: JobChoice = {
    whose: oversees ? (search.get('whose') ?? 'all') : 'mine',
    state: search.get('state') ?? '',
  };
  const choose = ({ whose, ...over }: Partial<JobChoice>) =>
    narrow({ ...over, ...(whose && { whose: whose === 'mine' ? whose : '' }) });
  usePageTitle(t`背景工作`);
  return (
    <PageBody>
      <div className={css.head}>
        <PageTitle title={t`背景工作`} lead={t`匯出、批次和系統自己做的事。關掉頁面也會繼續做。`} small />
        <div className={css.line}>
          {mayReadMails(me) && (
            <LinkButton size="small" to={`${mailsAddress(desk)}?state=failed`}>
              {t`沒有寄成的信`}
            </LinkButton>
          )}
          {mayReadDesk(me) && (
            <LinkButton size="small" to={queueAddress(desk, { ...anyCase, queue: 'waiting', game: '' })}>
              {t`回案件`}
            </LinkButton>
          )}
        </div>
      </div>
      <Filters choice={choice} oversees={oversees} onChoose={choose} />
      <JobSections choice={choice} />
      {oversees && <Keeping />}
    </PageBody>
  );
}

type FilterProps = { choice: JobChoice; oversees: boolean; onChoose: (over: Partial<JobChoice>) => void };

function Filters({ choice, oversees, onChoose }: FilterProps) {
  const { t } = useLingui();
  return (
    <div className={css.filters}>
      {oversees && (
        <Field id="jobs-whose" label={t`誰的`}>
          {(wire) => (
            <Select {...wire} value={choice.whose} onChange={(event) => onChoose({ whose: event.currentTarget.value })}>
              <option value="all">{t`所有人`}</option>
              <option value="mine">{t`我的`}</option>
            </Select>
          )}
        </Field>
      )}
      <Field id="jobs-state" label={t`狀況`}>
        {(wire) => (
          <Select {...wire} value={choice.state} onChange={(event) => onChoose({ state: event.currentTarget.value })}>
            <option value="">{t`不限`}</option>
            <option value="open">{t`還在做`}</option>
            <option value="failed">{t`沒有完成`}</option>
          </Select>
        )}
      </Field>
    </div>
  );
}
