import { SelectionCheckbox, type Selection } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useStaffDesk } from '../staff-desk-context.ts';

export function ChosenBox({ id, chosen }: { id: number; chosen: Selection }) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  return <SelectionCheckbox id={id} label={t`選取 #${desk.numberPrefix}${id}`} selection={chosen} />;
}
