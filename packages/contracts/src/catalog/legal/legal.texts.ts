import type { Texts } from '../../shared/texts.ts';

export const legalTexts = {
  LEGAL_NOT_FOUND: {
    tw: '沒有這一版條款',
    hk: '沒有這個版本的條款',
    en: 'There is no such version of the terms.',
  },
  LEGAL_NOT_IN_FORCE: {
    tw: '這一版條款現在不適用，請重新整理，看過現行版本再同意',
    hk: '這個版本的條款現時並不適用，請重新載入，閱讀現行版本後再同意',
    en: 'This version of the terms is not in force. Please reload, and read the one that is before you accept.',
  },
  LEGAL_FROM_NEEDED: {
    tw: '請先選生效時間',
    hk: '請先選擇生效時間',
    en: 'Please choose first when it takes effect.',
  },
  LEGAL_TOO_SOON: {
    tw: '生效時間太早：這類變更要在 {days} 天前通知玩家，最早是 {earliest}',
    hk: '生效時間太早：這類更改須於 {days} 日前通知玩家，最早為 {earliest}',
    en: 'This is too soon: players have to be told {days} days before a change of this kind, so {earliest} is the earliest.',
  },
  LEGAL_ORDER: {
    tw: '生效時間要在上一版（{from}）之後',
    hk: '生效時間須在上一版（{from}）之後',
    en: 'It has to take effect after the version before, which does on {from}.',
  },
  LEGAL_SUMMARY_NEEDED: {
    tw: '請寫這次改了什麼，玩家的通知會用這段話（三種語言都要）',
    hk: '請寫明今次更改了甚麼，玩家的通知會使用這段文字（三種語言均須填寫）',
    en: 'Please write what this changes, in all three languages: players are told in these words.',
  },
  LEGAL_LANGUAGES: {
    tw: '「{section}」還沒有寫完三種語言',
    hk: '「{section}」尚未寫齊三種語言',
    en: '“{section}” is not written in all three languages yet.',
  },
  LEGAL_SAME: {
    tw: '內容和上一版完全相同，不需要發布',
    hk: '內容與上一版完全相同，無須發布',
    en: 'It says the same as the version before; there is nothing to publish.',
  },
  LEGAL_NOT_DRAFT: {
    tw: '這一版已經發布或撤回，不能再改；要改請開新的草稿',
    hk: '這個版本已發布或撤回，不能再更改；如要更改請開新草稿',
    en: 'This version is published or withdrawn and cannot be changed. Please begin a new draft.',
  },
  LEGAL_NOT_COMING: {
    tw: '只有還沒生效的版本可以撤回',
    hk: '只有未生效的版本可以撤回',
    en: 'Only a version that is not in force yet can be withdrawn.',
  },
  LEGAL_DRAFT_OPEN: {
    tw: '這組條款已經有一份草稿，請接著改那一份',
    hk: '這組條款已有一份草稿，請繼續修改該份',
    en: 'These terms have a draft already. Please go on with that one.',
  },
  LEGAL_COMING: {
    tw: '已經有一版等著生效，請先等它生效或撤回',
    hk: '已有一個版本等候生效，請先等它生效或撤回',
    en: 'A version is waiting to take effect. Please let it, or withdraw it first.',
  },
  LEGAL_ASKED: {
    tw: '這份草稿正在等第二人核准，要改請先撤回申請',
    hk: '這份草稿正等候第二人批核，如要更改請先撤回申請',
    en: 'This draft is waiting for a second person. To change it, withdraw the request first.',
  },
} satisfies Texts;
