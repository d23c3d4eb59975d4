import { CheckboxRow, Dialog } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import css from './keys.module.css';
import { PALETTE_KEYS, SEND_KEYS } from './key-sign.tsx';
import { setShortKeys, useShortKeys } from './short-keys.ts';

/** Every key and what it does, and the switch for those who want no letters to act. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const on = useShortKeys();
  const rows: [key: string, does: string][] = [
    ['J', t`下一列`],
    ['K', t`上一列`],
    ['↵', t`開啟這一列`],
    ['R', t`寫回覆`],
    ['N', t`寫內部備註`],
    ['A', t`接手或轉派`],
    ['E', t`結案，或重新開啟`],
    ['.', t`更多動作`],
    ['X', t`選取這一列`],
    ['/', t`搜尋`],
    [PALETTE_KEYS, t`前往檢視、遊戲或案件`],
    ['G W', t`待處理`],
    ['G M', t`我的`],
    ['G N', t`沒人負責`],
    ['G D', t`已回覆`],
    ['G C', t`已結案`],
    ['G L', t`全部`],
    ['M', t`選罐頭回覆（空行按 / 也可以）`],
    ['I', t`開關玩家卡`],
    ['Ctrl B', t`粗體`],
    ['Ctrl ⇧ 8', t`清單`],
    ['Ctrl ⇧ L', t`連結`],
    ['Ctrl ⇧ 9', t`引用`],
    [SEND_KEYS, t`送出回覆`],
    ['Esc', t`離開輸入框，再按一次回清單`],
    ['?', t`這張表`],
  ];
  return (
    <Dialog open={open} onClose={onClose} title={t`快捷鍵`} crossed>
      <dl className={css.table}>
        {rows.map(([key, does]) => (
          <div key={key} className={css.line}>
            <dt>
              <kbd className={css.sign}>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <CheckboxRow
        label={t`使用單鍵快捷鍵`}
        hint={t`語音輸入會打出字母，可以在這裡關掉`}
        checked={on}
        onChange={(event) => setShortKeys(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
