import type { StaffMe } from '@hub/contracts/identity';
import { useLingui } from '@lingui/react/macro';
import { useRoleLines } from './roles.ts';
import css from './role-lines.module.css';

export function RoleLines({ me }: { me: StaffMe }) {
  const { t } = useLingui();
  const linesOf = useRoleLines();
  const lines = [...(me.owner ? [t`系統管理者`] : []), ...linesOf(me.roles)];
  if (lines.length === 0) return t`還沒有，請洽系統管理者`;
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
