import { KeyBar, PALETTE_KEYS } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useStaffDesk } from '../staff-desk-context.ts';
import { useKeyWords } from './use-key-words.ts';

/** The keys of this desk. */
export function DeskKeyBar() {
  const { t } = useLingui();
  const { signedIn } = useStaffDesk();
  const hints = [
    { keys: ['J', 'K'], does: t`上下` },
    { keys: ['↵'], does: t`開啟`, always: true },
    { keys: ['R'], does: t`回覆` },
    { keys: ['N'], does: t`備註` },
    { keys: ['A'], does: t`接手` },
    { keys: ['E'], does: t({ context: 'action', message: '結案' }) },
    { keys: ['X'], does: t`選取` },
    { keys: ['/'], does: t`搜尋` },
    { keys: [PALETTE_KEYS], does: t`前往`, always: true },
    { keys: ['Esc'], does: t`返回`, always: true },
  ];
  return <KeyBar hints={hints} groups={useKeyWords()} on={signedIn} />;
}
