import type { Texts } from '../shared/texts.ts';
import { WHITELIST_IMPORT_LINES, WHITELIST_MAX } from './whitelist-desk.ts';

export const whitelistTexts = {
  WHITELIST_REASON: {
    tw: '請寫至少 4 個字的原因',
    hk: '請填寫至少 4 個字的原因',
    en: 'Please give a reason of at least 4 characters.',
  },
  WHITELIST_TIME: { tw: '請選日期和時間', hk: '請選擇日期及時間', en: 'Please choose a day and a time.' },
  WHITELIST_ROLE_GAME: {
    tw: '角色要選一款遊戲，不同遊戲的角色編號會重複',
    hk: '角色須選擇一款遊戲，不同遊戲的角色編號會重複',
    en: 'A character needs one game: other games use the same numbers.',
  },
  WHITELIST_VALUE: {
    tw: '只能用英文、數字和符號，中間不能有空格',
    hk: '只可用英文、數字及符號，中間不可有空格',
    en: 'Letters, digits and signs only, without spaces.',
  },
  WHITELIST_NETWORK: {
    tw: '請寫成 203.0.113.0/24 或 2001:db8::/48（IPv6 最細到 /64）',
    hk: '請寫成 203.0.113.0/24 或 2001:db8::/48（IPv6 最細至 /64）',
    en: 'Write it as 203.0.113.0/24 or 2001:db8::/48 (IPv6 no finer than /64).',
  },
  WHITELIST_WIDE: {
    tw: '範圍太大：IPv4 最大 /16，IPv6 最大 /32',
    en: 'Too wide: no wider than /16 for IPv4 and /32 for IPv6.',
  },
  WHITELIST_KNOWN: {
    tw: '名單裡已經有這一筆；要改備註或期限，請先移除再加入',
    hk: '名單內已有這一筆；要更改備註或期限，請先移除再加入',
    en: 'This is in the list already. To change its note or end, remove it first.',
  },
  WHITELIST_FULL: {
    tw: `一份名單最多 ${WHITELIST_MAX} 筆，請先移除用不到的`,
    hk: `一份名單最多 ${WHITELIST_MAX} 筆，請先移除不再需要的`,
    en: `A list holds at most ${WHITELIST_MAX} entries. Please remove some first.`,
  },
  WHITELIST_LINES: {
    tw: `一次最多 ${WHITELIST_IMPORT_LINES} 列，請分幾次匯入`,
    hk: `每次最多 ${WHITELIST_IMPORT_LINES} 行，請分幾次匯入`,
    en: `At most ${WHITELIST_IMPORT_LINES} lines at a time. Please import in parts.`,
  },
  WHITELIST_TEXT_LONG: { tw: '內容太長，請分幾次匯入', en: 'This is too long. Please import in parts.' },
  WHITELIST_QUOTE: { tw: '引號沒有成對', en: 'A quotation mark is not closed.' },
  WHITELIST_COLUMNS: { tw: '最多兩欄：內容、備註', en: 'At most two columns: value and note.' },
  WHITELIST_NOEXIST: { tw: '名單裡沒有這一筆', hk: '名單內沒有這一筆', en: 'This entry is not in the list.' },
} as const satisfies Texts;
