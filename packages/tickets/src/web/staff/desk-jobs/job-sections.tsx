import { SectionTitle } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useId, useMemo } from 'react';
import { mayReadJobs, mayReadServiceJobs } from '../staff-rights.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { JobList } from './job-list.tsx';
import { deskJobSource, serviceJobSource, type JobSource } from './job-source.ts';
import { jobServices, useServiceNames } from './job-services.ts';
import type { JobChoice } from './jobs.api.ts';
import css from './jobs.module.css';

/** The desk's own work, and that of each service in which somebody may have some. One that is away costs its part only. */
export function JobSections({ choice }: { choice: JobChoice }) {
  const { t } = useLingui();
  const { desk, me } = useStaffDesk();
  const own = useMemo(() => deskJobSource(desk), [desk]);
  const nameOf = useServiceNames();
  const chosen = JSON.stringify(choice);
  const others = jobServices().filter(({ roles }) => mayReadServiceJobs(me, roles));
  const atDesk = mayReadJobs(me);
  return (
    <>
      {atDesk && others.length === 0 && <JobList key={chosen} source={own} label={t`背景工作`} choice={choice} />}
      {atDesk && others.length > 0 && <Section key={chosen} title={t`客服案件`} source={own} choice={choice} />}
      {others.map(({ service, file }) => (
        <Section
          key={`${service} ${chosen}`}
          title={nameOf(service)}
          source={serviceJobSource(service, file)}
          choice={choice}
        />
      ))}
    </>
  );
}

function Section({ title, source, choice }: { title: string; source: JobSource; choice: JobChoice }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      <JobList source={source} label={title} choice={choice} />
    </section>
  );
}
