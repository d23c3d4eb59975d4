import { rehearsers } from '@hub/contracts/topup';
import { Button } from '@hub/web';
import { useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RehearsalDialog } from './rehearsal-dialog.tsx';

/** For who may rehearse at some game. */
export function RehearsalButton() {
  const { t } = useLingui();
  const { games } = useStaffGames(rehearsers);
  const [isOpen, setOpen] = useState(false);
  if (games.length === 0) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>{t`測試儲值流程`}</Button>
      {isOpen && <RehearsalDialog onClose={() => setOpen(false)} />}
    </>
  );
}
