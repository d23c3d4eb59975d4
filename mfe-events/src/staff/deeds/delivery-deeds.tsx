import { Button, RotateCwIcon, XIcon } from '@hub/web';
import { ActionMenu, Kbd, usePressedKey, type MenuAction } from '@hub/web/staff';
import type { Delivery, DeliveryAction } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { HandIcon, MailPlusIcon, UndoIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useStaff } from '../staff-context.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { RetryDialog } from './retry-dialog.tsx';

/** What the reader may do with a delivery now; the server says what. */
export function DeliveryDeeds({ delivery }: { delivery: Delivery }) {
  const { t } = useLingui();
  const { signedIn } = useStaff();
  const [asked, setAsked] = useState<DeliveryAction>();
  const may = (deed: DeliveryAction) => delivery.may.includes(deed);
  usePressedKey('r', () => may('retry') && setAsked('retry'), signedIn);
  const rest: (MenuAction & { deed: DeliveryAction })[] = [
    { deed: 'replace', name: t`換成新的一封`, icon: <MailPlusIcon />, act: () => setAsked('replace') },
    { deed: 'by_hand', name: t`標記為已手動補發`, icon: <HandIcon />, act: () => setAsked('by_hand') },
    { deed: 'recall', name: t`從玩家信箱收回`, icon: <UndoIcon />, act: () => setAsked('recall') },
    { deed: 'cancel', name: t`取消寄送`, icon: <XIcon />, act: () => setAsked('cancel') },
  ];
  const actions = rest.filter(({ deed }) => may(deed));
  return (
    <>
      {may('retry') && (
        <Button size="small" icon={<RotateCwIcon />} iconAfter={<Kbd>R</Kbd>} onClick={() => setAsked('retry')}>
          {t`再送一次`}
        </Button>
      )}
      {actions.length > 0 && <ActionMenu label={t`更多動作`} actions={actions} on={signedIn} />}
      {asked && dialogOf(asked, delivery, () => setAsked(undefined))}
    </>
  );
}

function dialogOf(deed: DeliveryAction, delivery: Delivery, onClose: () => void): ReactNode {
  if (deed === 'retry') return <RetryDialog delivery={delivery} onClose={onClose} />;
  if (deed === 'replace') return <ReplaceDialog delivery={delivery} onClose={onClose} />;
  return <ReasonDialog deed={deed} delivery={delivery} onClose={onClose} />;
}
