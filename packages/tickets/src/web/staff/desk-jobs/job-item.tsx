import {
  Badge,
  Button,
  ContentText,
  formatTime,
  isApiFault,
  Link,
  LinkButton,
  ListRow,
  useGetGamesQuery,
} from '@hub/web';
import { ProgressBar } from '@hub/web/parts';
import { useSessionEnd } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import type { DeskJob } from '@hub/contracts/jobs';
import { anyCase, caseAddress } from '../desk-address.ts';
import { maySeeGame } from '../staff-rights.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import type { JobSource } from './job-source.ts';
import css from './jobs.module.css';
import { useJobWords } from './use-job-words.ts';

export function JobItem({ job, source }: { job: DeskJob; source: JobSource }) {
  const { t } = useLingui();
  const { states, nameOf, progressOf } = useJobWords(source.service);
  const [word, look] = states[job.state];
  const open = job.state === 'waiting' || job.state === 'running';
  const progress = progressOf(job);
  const name = nameOf(job);
  return (
    <ListRow end={<Deeds job={job} name={name} source={source} />}>
      <span className={css.line}>
        <b>{name}</b>
        <Badge kind={look}>{word}</Badge>
      </span>
      <span className={css.facts}>
        {job.kind === 'export' && job.about !== '' && <span>{job.about.replace('/', '–')}</span>}
        <Case job={job} />
        <Games ids={job.games} />
        {!job.mine && job.by !== '' && <ContentText>{job.by}</ContentText>}
        <time dateTime={job.asked_at}>{formatTime(job.asked_at)}</time>
        {progress && <span>{progress}</span>}
        {job.state === 'done' && job.expires_at && <span>{t`${formatTime(job.expires_at)} 前可以下載`}</span>}
        {job.state === 'failed' && job.attempts > 1 && <span>{t`試了 ${job.attempts} 次`}</span>}
      </span>
      {job.state === 'failed' && (
        <span className={css.reason}>
          {job.reason === '' ? t`等太久沒有開始` : <code lang="en">{job.reason}</code>}
        </span>
      )}
      {open && job.all !== null && job.all > 0 && (
        <ProgressBar value={job.done} max={job.all} label={`${name} ${progress}`} />
      )}
    </ListRow>
  );
}

function Case({ job }: { job: DeskJob }) {
  const { desk, me } = useStaffDesk();
  if (job.kind !== 'task' || job.about === '') return null;
  const number = `#${desk.numberPrefix}${job.about}`;
  if (!maySeeGame(me, job.games[0] ?? '')) return <span>{number}</span>;
  return <Link to={caseAddress(desk, Number(job.about), { ...anyCase, queue: 'all', game: '' })}>{number}</Link>;
}

const NAMED = 2;

function Games({ ids }: { ids: string[] }) {
  const { t } = useLingui();
  const { data = [] } = useGetGamesQuery();
  const nameOf = (id: string) => data.find(({ game_id }) => game_id === id)?.game_name ?? id;
  if (ids.length === 0) return null;
  if (ids.length > NAMED) return <span>{t`${ids.length} 款遊戲`}</span>;
  return ids.map((id) => <ContentText key={id}>{nameOf(id)}</ContentText>);
}

function Deeds({ job, name, source }: { job: DeskJob; name: string; source: JobSource }) {
  const { t } = useLingui();
  const [act, { isLoading, error }] = source.useAct();
  useSessionEnd(error);
  const said = error ? (isApiFault(error) && error.fields.msg) || t`沒有完成，再按一次` : '';
  return (
    <span className={css.deeds}>
      <span role="status" className={css.fault}>
        {said}
      </span>
      {job.kind === 'export' && job.mine && job.state === 'done' && (
        <LinkButton
          variant="secondary"
          size="small"
          href={source.fileAddress(job.id)}
          download
          aria-label={t`下載 ${name}`}
        >
          {t`下載`}
        </LinkButton>
      )}
      {job.may_cancel && (
        <Button
          variant="quiet"
          size="small"
          busy={isLoading}
          busyWords={t`取消中`}
          aria-label={t`取消 ${name}`}
          onClick={() => void act({ id: job.id, deed: 'cancel' })}
        >
          {t`取消`}
        </Button>
      )}
      {job.may_retry && (
        <Button
          size="small"
          busy={isLoading}
          busyWords={t`處理中`}
          aria-label={t`再做一次 ${name}`}
          onClick={() => void act({ id: job.id, deed: 'retry' })}
        >
          {t`再做一次`}
        </Button>
      )}
    </span>
  );
}
