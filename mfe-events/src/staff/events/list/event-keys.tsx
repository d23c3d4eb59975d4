import { KeyBar } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useStaff } from '../../staff-context.ts';

/** The keys of these screens. */
export function EventKeys() {
  const { t } = useLingui();
  const { signedIn } = useStaff();
  const hints = [
    { keys: ['J', 'K'], does: t`上下` },
    { keys: ['↵'], does: t`開啟`, always: true },
    { keys: ['/'], does: t`搜尋` },
    { keys: ['Esc'], does: t`返回`, always: true },
  ];
  const rows: [key: string, does: string][] = [
    ['J', t`下一列`],
    ['K', t`上一列`],
    ['↵', t`開啟這一列`],
    ['/', t`搜尋`],
    ['Esc', t`離開輸入框，再按一次回清單`],
    ['?', t`這張表`],
  ];
  return <KeyBar hints={hints} groups={[{ rows }]} on={signedIn} />;
}
