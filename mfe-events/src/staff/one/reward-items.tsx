import type { MailItem } from '@hub/contracts/partner';
import { useLingui } from '@lingui/react/macro';
import css from './reward-items.module.css';

/** What a mail brings, a chip for each thing. */
export function RewardItems({ items }: { items: readonly MailItem[] }) {
  const { t } = useLingui();
  return (
    <ul className={css.items} aria-label={t`物品`}>
      {items.map(({ item_code, qty }, at) => (
        <li key={at}>
          <code>{item_code}</code>
          <span>× {qty.toLocaleString('en')}</span>
        </li>
      ))}
    </ul>
  );
}
