import { approvalTexts } from '../approvals/texts.ts';
import type { Texts } from '../shared/texts.ts';
import { ticketTexts } from '../tickets/texts.ts';
import { vipMemberTexts } from './members.texts.ts';

const ownTexts = {
  VIP_ONLY: {
    tw: '此功能尚未開放所有玩家使用',
    hk: '此功能尚未開放予所有玩家使用',
    en: 'This service is not open to all players yet.',
  },
  ROLE_NONE: { tw: '查無角色資料', hk: '找不到角色資料', en: 'We cannot find this character.' },
  ROLE_AMBIGUOUS: {
    tw: '有好幾個伺服器都有這個角色 ID，請選擇您的伺服器',
    hk: '有多個伺服器都有這個角色 ID，請選擇您的伺服器',
    en: 'Several servers have a character with this ID. Please choose your server.',
  },
  TOO_MANY_CHARACTERS: {
    tw: '這個網路確認角色的次數太多了，您填的內容還在，請 {minutes} 分鐘後再試',
    hk: '這個網絡確認角色的次數太多，您填寫的內容仍在，請 {minutes} 分鐘後再試',
    en: 'Too many characters were confirmed from this network. What you typed is still here; please try again in {minutes} minutes.',
  },
  GAME_AWAY: {
    tw: '遊戲伺服器現在沒有回應，還不能確認角色；您填的內容都還在，過一分鐘再試一次就好',
    hk: '遊戲伺服器現時沒有回應，未能確認角色；您填寫的內容仍在，一分鐘後再試一次即可',
    en: 'The game is not answering, so we cannot confirm your character yet. What you typed is still here; please try again in a minute.',
  },
} satisfies Texts;

export const vipTexts = { ...approvalTexts, ...ticketTexts, ...vipMemberTexts, ...ownTexts };
export type VipCode = keyof typeof vipTexts;
