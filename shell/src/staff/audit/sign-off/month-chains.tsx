import type { MonthChain, MonthChainState } from '@hub/contracts/identity';
import { useLingui } from '@lingui/react/macro';
import { useAuditWords } from '../use-audit-words.ts';
import css from './sign-off.module.css';

/** A line per service: how many rows the month has, where its chain stood at the end, and whether it is whole that far. */
export function MonthChains({ chains }: { chains: readonly MonthChain[] }) {
  const { t } = useLingui();
  const words = useAuditWords();
  const states: Record<MonthChainState, string> = {
    whole: t`完整`,
    open: t`還沒驗證到月底`,
    broken: t`驗證不過`,
    changed: t`和簽核時不同`,
  };
  if (chains.length === 0) return <p className={css.quiet}>{t`這個月沒有紀錄。`}</p>;
  return (
    <table className={css.chains}>
      <caption className="visually-hidden">{t`各服務這個月的紀錄`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`來源`}</th>
          <th scope="col">{t`筆數`}</th>
          <th scope="col">{t`到第幾筆`}</th>
          <th scope="col">{t`紀錄鏈`}</th>
        </tr>
      </thead>
      <tbody>
        {chains.map((chain) => (
          <tr key={chain.service} title={chain.hash}>
            <th scope="row">{words.service(chain.service)}</th>
            <td>
              {chain.rows.toLocaleString('en')}
              <LaterRows chain={chain} />
            </td>
            <td>{chain.last_seq.toLocaleString('en')}</td>
            <td className={css.mood} data-state={chain.state}>
              {states[chain.state]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LaterRows({ chain: { rows, rows_signed } }: { chain: MonthChain }) {
  const { t } = useLingui();
  const later = rows - rows_signed;
  if (rows_signed === 0 || later <= 0) return null;
  return <span className={css.later}>{t`${later} 筆在簽核後才到`}</span>;
}
