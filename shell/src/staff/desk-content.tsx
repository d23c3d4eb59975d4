import { SlotContext } from '@hub/web';
import type { StaffMe } from '@hub/contracts/identity';
import { StaffGo } from './go/staff-go.tsx';
import { DeskLifeNotice } from './session/desk-life-notice.tsx';
import { RecoveryNotice } from './session/recovery-notice.tsx';
import { StepUp } from './session/step-up.tsx';
import { AreaSlot } from './slots/area-slot.tsx';
import { StaffContent } from './staff-content.tsx';

/** `on`: nobody has to sign in again before it. */
export function DeskContent({ me, on }: { me: StaffMe; on: boolean }) {
  return (
    <>
      <DeskLifeNotice on={on} />
      <RecoveryNotice me={me} />
      <StepUp>
        <SlotContext value={AreaSlot}>
          <StaffContent me={me} />
        </SlotContext>
        <StaffGo me={me} on={on} />
      </StepUp>
    </>
  );
}
