import { catalogTexts } from '../catalog/texts.ts';
import { eventsTexts } from '../events/texts.ts';
import { identityTexts } from '../identity/texts.ts';
import { sharedTexts } from '../shared/shared.texts.ts';
import type { ServiceName } from '../shared/route.ts';
import type { Texts } from '../shared/texts.ts';
import { supportDesk } from '../support/desk.ts';
import { supportTexts } from '../support/texts.ts';
import { accountCalls } from './account-calls.ts';
import { approvalCalls } from './approval-calls.ts';
import { auditCalls } from './audit-calls.ts';
import type { CallGroup } from './call-doc.ts';
import { catalogCalls } from './catalog-calls.ts';
import { deliveryCalls } from './delivery-calls.ts';
import { deskCalls } from './desk-calls.ts';
import { eventCalls } from './event-calls.ts';
import { figureCalls } from './figure-calls.ts';
import { holidayCalls } from './holiday-calls.ts';
import { jobCalls } from './job-calls.ts';
import { macroCalls } from './macro-calls.ts';
import { mailCalls } from './mail-calls.ts';
import { partnerCalls } from './partner-calls.ts';
import { partnerKeyCalls } from './partner-key-calls.ts';
import { penaltyDocs } from './penalty-docs.ts';
import { redeemCalls } from './redeem-calls.ts';
import { serialCalls } from './serial-calls.ts';
import { serviceCalls } from './service-calls.ts';
import { serviceJobCalls } from './service-job-calls.ts';
import { settingCalls } from './setting-calls.ts';
import { whitelistDocs } from './whitelist-docs.ts';
import { signInCalls } from './sign-in-calls.ts';
import { staffDeskCalls } from './staff-desk-calls.ts';

export * from './call-doc.ts';
export * from './rules.ts';

/** What the API document says about each call of the route table, in its order on the page. */
export const callGroups: CallGroup[] = [
  catalogCalls,
  serviceCalls,
  deskCalls(supportDesk, { tw: '回報', en: 'Reports' }),
  redeemCalls,
  signInCalls,
  staffDeskCalls(supportDesk, { tw: '後台案件', en: 'Cases at the desk' }),
  figureCalls(supportDesk, { tw: '報表與匯出', en: 'Figures and exports' }),
  holidayCalls(supportDesk, { tw: '客服假日', en: 'Days when the desk is shut' }),
  whitelistDocs,
  jobCalls(supportDesk, { tw: '背景工作', en: 'Background work' }),
  serviceJobCalls('events', { tw: '活動與寄送的背景工作', en: 'Background work of events and deliveries' }),
  serviceJobCalls('identity', { tw: '帳號與稽核的背景工作', en: 'Background work of accounts and audit' }),
  serviceJobCalls('catalog', { tw: '遊戲設定的背景工作', en: 'Background work of the settings' }),
  mailCalls(supportDesk, { tw: '寄信紀錄', en: 'Mails' }),
  macroCalls(supportDesk, { tw: '罐頭回覆', en: 'Canned replies' }),
  penaltyDocs,
  accountCalls,
  settingCalls,
  partnerKeyCalls,
  approvalCalls('identity', { tw: '第二人核准', en: 'Approval by a second person' }),
  deliveryCalls,
  eventCalls,
  approvalCalls('events', { tw: '寄送的第二人核准', en: 'Deliveries that a second person approves' }),
  serialCalls,
  auditCalls,
  partnerCalls,
];

/** Sentences that a service may answer with. */
export const textsOf: Partial<Record<ServiceName, Texts>> = {
  identity: { ...sharedTexts, ...identityTexts },
  catalog: { ...sharedTexts, ...catalogTexts },
  support: { ...sharedTexts, ...supportTexts },
  events: { ...sharedTexts, ...eventsTexts },
};
