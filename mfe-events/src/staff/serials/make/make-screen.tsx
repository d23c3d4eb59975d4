import { EmptyState } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { mayKeepCodes } from '../../codes/code-rights.ts';
import { Screen } from '../../screen.tsx';
import { useStaff } from '../../staff-context.ts';

/** A form for a new batch, for who may make one. */
export function MakeScreen({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const { t } = useLingui();
  const { me } = useStaff();
  if (mayKeepCodes(me))
    return (
      <Screen title={title} lead={lead}>
        {children}
      </Screen>
    );
  return (
    <Screen title={title}>
      <EmptyState title={t`這個帳號不能新增序號`} text={t`需要時請管理者開「活動」角色。`} />
    </Screen>
  );
}
