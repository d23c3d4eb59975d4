import { useLingui } from '@lingui/react/macro';
import type { CaseChange } from '../work/case-changes.ts';

export function useChangeWords(): (change: CaseChange) => string {
  const { t } = useLingui();
  return (change) => {
    switch (change.kind) {
      case 'taken':
        return t`${change.name} 剛剛接手了`;
      case 'released':
        return t`這件剛剛放回清單了`;
      case 'moved':
        return t`案件剛剛改成：${change.to}`;
      case 'merged':
        return t`這件剛剛併入 #${change.into}`;
      case 'reopened':
        return t`這件剛剛重新開啟了`;
      case 'noted':
        return t`${change.name} 剛剛寫了內部備註`;
      case 'closed':
        return change.by === 'player'
          ? t`玩家剛剛結案了`
          : change.by === 'staff'
            ? t`同事剛剛結案了`
            : t`系統剛剛結案了`;
    }
  };
}
