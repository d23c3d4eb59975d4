import { Link, useLocation } from '@hub/web';
import { ScrollRow } from '@hub/web/parts';
import type { StaffMe } from '@hub/contracts/identity';
import { useLingui } from '@lingui/react/macro';
import { ApprovalsWaiting } from './approvals/approvals-waiting.tsx';
import { APPROVALS } from './staff-areas.ts';
import { useStaffDoors } from './staff-doors.ts';
import css from './staff.module.css';

export function StaffTabs({ me }: { me: StaffMe }) {
  const { t } = useLingui();
  const doors = useStaffDoors(me);
  const { pathname } = useLocation();
  return (
    <ScrollRow aria-label={t`工作台`} className={css.tabs} current={pathname}>
      {doors.map(({ to, also = [], label }) => (
        <Link key={to} to={to} className={css.tab} aria-current={isBelow(pathname, [to, ...also]) ? 'page' : undefined}>
          {label}
          {to === APPROVALS && <ApprovalsWaiting />}
        </Link>
      ))}
    </ScrollRow>
  );
}

const isBelow = (path: string, doors: readonly string[]) =>
  doors.some((door) => path === door || path.startsWith(`${door}/`));
