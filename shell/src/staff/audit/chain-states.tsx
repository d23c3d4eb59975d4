import { CircleAlertIcon, Disclosure, ShieldCheckIcon, Skeleton, TriangleAlertIcon } from '@hub/web';
import { ClockIcon } from '@hub/web/parts';
import type { AuditChainState, AuditOverviewView } from '@hub/contracts/identity';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { auditTime } from './audit-time.ts';
import { chainMood, type ChainMood } from './chain-mood.ts';
import css from './chain-states.module.css';
import { useAuditWords } from './use-audit-words.ts';
import { useWide } from './use-wide.ts';

type Overview = { data?: AuditOverviewView['data'] | undefined; error?: unknown };

const pictures: Record<ChainMood, ReactNode> = {
  whole: <ShieldCheckIcon />,
  waits: <ClockIcon />,
  late: <TriangleAlertIcon />,
  broken: <CircleAlertIcon />,
};

/** Each service's chain: is it whole, as far as when, and is the copy that is searched here complete? */
export function ChainStates({ overview: { data, error } }: { overview: Overview }) {
  const { t } = useLingui();
  return (
    <section className={css.chains} aria-labelledby="audit-chains">
      <h2 id="audit-chains" className={css.title}>
        {t`紀錄鏈`}
      </h2>
      {!data && error === undefined && <Skeleton shape="text" count={3} />}
      {!data && error !== undefined && <p className={css.words}>{t`暫時不知道紀錄鏈的狀態，會再問一次。`}</p>}
      {data?.chains.length === 0 && <p className={css.words}>{t`還沒有服務送紀錄過來。`}</p>}
      {data && data.chains.length > 0 && <Chains chains={data.chains} />}
    </section>
  );
}

/** Beside the rows where there is room; else folded, in a word, and open where one does not verify. */
function Chains({ chains }: { chains: readonly AuditChainState[] }) {
  const { t } = useLingui();
  const wide = useWide();
  const all = chains.length;
  const moods = chains.map((chain) => chainMood(chain, new Date()));
  const many = moods.filter((mood) => mood !== 'whole').length;
  const list = (
    <ul className={css.list}>
      {chains.map((chain) => (
        <ChainLine key={chain.service} chain={chain} />
      ))}
    </ul>
  );
  if (wide) return list;
  return (
    <Disclosure
      icon={many === 0 ? <ShieldCheckIcon /> : <TriangleAlertIcon />}
      title={many === 0 ? t`${all} 條都完整` : t`${many} 條要留意，共 ${all} 條`}
      open={moods.includes('broken')}
    >
      {list}
    </Disclosure>
  );
}

function ChainLine({ chain }: { chain: AuditChainState }) {
  const { t } = useLingui();
  const words = useAuditWords();
  const mood = chainMood(chain, new Date());
  const titles: Record<ChainMood, string> = { whole: t`完整`, waits: t`等待驗證`, late: t`落後`, broken: t`驗證不過` };
  return (
    <li className={css.chain} data-mood={mood}>
      <span className={css.picture}>{pictures[mood]}</span>
      <div className={css.words}>
        <p className={css.name}>
          {words.service(chain.service)}
          <span className={css.mood}>{titles[mood]}</span>
        </p>
        {chain.broken_seq !== null && (
          <p className={css.fault}>{t`第 ${chain.broken_seq} 筆：${words.fault(chain.broken_why)}`}</p>
        )}
        <CheckedLine chain={chain} />
        <CopyLine chain={chain} />
      </div>
    </li>
  );
}

function CheckedLine({ chain: { checked_seq, checked_at } }: { chain: AuditChainState }) {
  const { t } = useLingui();
  if (checked_at === null) return <p>{t`還沒有驗證過`}</p>;
  const at = auditTime(checked_at).slice(5, 16);
  return <p>{t`驗證到第 ${checked_seq} 筆，${at}`}</p>;
}

function CopyLine({ chain: { copied_seq, waiting, waiting_since } }: { chain: AuditChainState }) {
  const { t } = useLingui();
  if (waiting === null) return <p>{t`抄到第 ${copied_seq} 筆；服務沒有回應，不知道還有幾筆`}</p>;
  if (waiting === 0) return <p>{t`已抄到最新的第 ${copied_seq} 筆`}</p>;
  const since = waiting_since === null ? '' : auditTime(waiting_since).slice(5, 16);
  return <p>{t`抄到第 ${copied_seq} 筆，還有 ${waiting} 筆（從 ${since}）`}</p>;
}
