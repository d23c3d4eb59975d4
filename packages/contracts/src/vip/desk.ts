import { limitBounds } from '../shared/site-limits.ts';
import type { Desk } from '../tickets/desk.ts';

export const vipDesk: Desk = {
  key: 'vip',
  service: 'vip',
  api: 'vipquestions',
  page: 'vipservice',
  media: 'v',
  numberPrefix: 'V',
  firstNumber: 2001,
  limits: {
    filesPerCase: limitBounds.pictures_per_report.most,
    filesPerReply: limitBounds.pictures_per_reply.most,
    contentMax: 2000,
  },
  proofs: [],
  viewOmits: ['type_text', 'partner_uid', 'pic_path1', 'pic_path2', 'pic_path3', 'csat_time', 'check_id', 'token'],
  rating: false,
  hours: '09:30-17:30',
  phoneLocales: ['886', '852', '853', '65', '60'],
  phoneInGame: true,
  confirmsCharacter: true,
  mailMark: { 'zh-TW': '【VIP 專屬客服】', 'zh-HK': '【VIP 專屬客戶服務】', en: 'VIP service: ' },
};
