import { catalogTexts } from '../catalog/texts.ts';
import { eventsTexts } from '../events/texts.ts';
import { identityTexts } from '../identity/texts.ts';
import { sharedTexts } from '../shared/shared.texts.ts';
import type { ServiceName } from '../shared/route.ts';
import type { Texts } from '../shared/texts.ts';
import { supportDesk } from '../support/desk.ts';
import { supportTexts } from '../support/texts.ts';
import { accountDocs } from './account-docs.ts';
import { approvalDocs } from './approval-docs.ts';
import { auditDocs } from './audit-docs.ts';
import type { CallGroup } from './call-doc.ts';
import { catalogDocs } from './catalog-docs.ts';
import { deliveryDocs } from './delivery-docs.ts';
import { deskDocs } from './desk-docs.ts';
import { eventDocs } from './event-docs.ts';
import { figureDocs } from './figure-docs.ts';
import { holidayDocs } from './holiday-docs.ts';
import { jobDocs } from './job-docs.ts';
import { macroDocs } from './macro-docs.ts';
import { mailDocs } from './mail-docs.ts';
import { partnerDocs } from './partner-docs.ts';
import { partnerKeyDocs } from './partner-key-docs.ts';
import { accountHoldDocs } from './account-hold-docs.ts';
import { penaltyDocs } from './penalty-docs.ts';
import { redeemDocs } from './redeem-docs.ts';
import { retentionDocs } from './retention-docs.ts';
import { serialDocs } from './serial-docs.ts';
import { serviceDocs } from './service-docs.ts';
import { serviceJobDocs } from './service-job-docs.ts';
import { settingDocs } from './setting-docs.ts';
import { whitelistDocs } from './whitelist-docs.ts';
import { signInDocs } from './sign-in-docs.ts';
import { staffDeskDocs } from './staff-desk-docs.ts';

export * from './call-doc.ts';
export * from './rules.ts';

/** What the API document says about each call of the route table, in its order on the page. */
export const callGroups: CallGroup[] = [
  catalogDocs,
  serviceDocs,
  deskDocs(supportDesk, { tw: '回報', en: 'Reports' }),
  redeemDocs,
  signInDocs,
  staffDeskDocs(supportDesk, { tw: '後台案件', en: 'Cases at the desk' }),
  figureDocs(supportDesk, { tw: '報表與匯出', en: 'Figures and exports' }),
  holidayDocs(supportDesk, { tw: '客服假日', en: 'Days when the desk is shut' }),
  whitelistDocs,
  jobDocs(supportDesk, { tw: '背景工作', en: 'Background work' }),
  serviceJobDocs('events', { tw: '活動與寄送的背景工作', en: 'Background work of events and deliveries' }),
  serviceJobDocs('identity', { tw: '帳號與稽核的背景工作', en: 'Background work of accounts and audit' }),
  serviceJobDocs('catalog', { tw: '遊戲設定的背景工作', en: 'Background work of the settings' }),
  retentionDocs('support', { tw: '客服案件的資料保存', en: 'What support keeps how long' }),
  retentionDocs('events', { tw: '活動與寄送的資料保存', en: 'What events keeps how long' }),
  retentionDocs('identity', { tw: '帳號與稽核的資料保存', en: 'What identity keeps how long' }),
  retentionDocs('vip', { tw: 'VIP 的資料保存', en: 'What vip keeps how long' }),
  retentionDocs('catalog', { tw: '遊戲設定的資料保存', en: 'What the settings keep how long' }),
  mailDocs(supportDesk, { tw: '寄信紀錄', en: 'Mails' }),
  macroDocs(supportDesk, { tw: '罐頭回覆', en: 'Canned replies' }),
  penaltyDocs,
  accountHoldDocs,
  accountDocs,
  settingDocs,
  partnerKeyDocs,
  approvalDocs('identity', { tw: '第二人核准', en: 'Approval by a second person' }),
  deliveryDocs,
  eventDocs,
  approvalDocs('events', { tw: '寄送的第二人核准', en: 'Deliveries that a second person approves' }),
  serialDocs,
  auditDocs,
  partnerDocs,
];

export const textsOf: Partial<Record<ServiceName, Texts>> = {
  identity: { ...sharedTexts, ...identityTexts },
  catalog: { ...sharedTexts, ...catalogTexts },
  support: { ...sharedTexts, ...supportTexts },
  events: { ...sharedTexts, ...eventsTexts },
};
