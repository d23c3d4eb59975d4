import { useLingui } from '@lingui/react/macro';
import { useStaffDesk } from '../staff-desk-context.ts';
import css from './bulk.module.css';
import type { Chosen } from './use-chosen.ts';

/** Chooses one row of a list. */
export function ChosenBox({ id, chosen }: { id: number; chosen: Chosen }) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  return (
    <label className={css.pickBox}>
      <span className="visually-hidden">{t`選取 #${desk.numberPrefix}${id}`}</span>
      <input type="checkbox" checked={chosen.ids.includes(id)} onChange={() => chosen.toggle(id)} />
    </label>
  );
}
