import { PALETTE_KEYS, SEND_KEYS, type KeyGroup } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';

export function useKeyWords(): KeyGroup[] {
  const { t } = useLingui();
  return [
    {
      title: t`清單`,
      rows: [
        ['J', t`下一列`],
        ['K', t`上一列`],
        ['↵', t`開啟這一列`],
        ['X', t`選取這一列`],
        ['/', t`搜尋`],
        ['Esc', t`離開輸入框，再按一次回清單`],
        ['?', t`這張表`],
      ],
    },
    {
      title: t`案件`,
      rows: [
        ['R', t`寫回覆`],
        ['N', t`寫內部備註`],
        ['A', t`接手或轉派`],
        ['E', t`結案，或重新開啟`],
        ['I', t`開關玩家卡`],
        ['.', t`更多動作`],
      ],
    },
    {
      title: t`前往`,
      rows: [
        [PALETTE_KEYS, t`前往檢視、遊戲或案件`],
        ['G 1–9', t`上方的第幾個分頁`],
        ['G W', t`待處理`],
        ['G M', t`我的`],
        ['G N', t`沒人負責`],
        ['G D', t`已回覆`],
        ['G C', t`已結案`],
        ['G L', t`全部`],
      ],
    },
    {
      title: t`撰寫`,
      rows: [
        ['M', t`選罐頭回覆（空行按 / 也可以）`],
        ['Ctrl B', t`粗體`],
        ['Ctrl ⇧ 8', t`清單符號`],
        ['Ctrl ⇧ L', t`連結`],
        ['Ctrl ⇧ 9', t`引用`],
        [SEND_KEYS, t`送出回覆`],
      ],
    },
  ];
}
