import { approvalDocs } from '../docs/approval-docs.ts';
import type { AreaDocs } from '../docs/call-doc.ts';
import { deadlineDocs } from '../docs/deadline-docs.ts';
import { deskDocs } from '../docs/desk-docs.ts';
import { figureDocs } from '../docs/figure-docs.ts';
import { holidayDocs } from '../docs/holiday-docs.ts';
import { jobDocs } from '../docs/job-docs.ts';
import { macroDocs } from '../docs/macro-docs.ts';
import { mailDocs } from '../docs/mail-docs.ts';
import { retentionDocs } from '../docs/retention-docs.ts';
import { staffDeskDocs } from '../docs/staff-desk-docs.ts';
import { vipImportDocs } from '../docs/vip-import-docs.ts';
import { vipMemberDocs } from '../docs/vip-member-docs.ts';
import { vipRuleDocs } from '../docs/vip-rule-docs.ts';
import { vipFormDoc, vipServiceDocs } from '../docs/vip-service-docs.ts';
import { vipDesk } from './desk.ts';
import { vipTexts } from './texts.ts';

export const docs: AreaDocs = {
  groups: [
    vipServiceDocs,
    deskDocs(vipDesk, { tw: 'VIP 回報', en: 'Reports of VIP' }, vipFormDoc),
    staffDeskDocs(vipDesk, { tw: '後台 VIP 案件', en: 'Cases of VIP at the desk' }),
    deadlineDocs(vipDesk, { tw: 'VIP 法定期限', en: 'Days that the terms promise, of VIP' }),
    figureDocs(vipDesk, { tw: 'VIP 報表與匯出', en: 'Figures and exports of VIP' }),
    holidayDocs(vipDesk, { tw: 'VIP 客服假日', en: 'Days when the desk of VIP is shut' }),
    jobDocs(vipDesk, { tw: 'VIP 背景工作', en: 'Background work of VIP' }),
    retentionDocs('vip', { tw: 'VIP 的資料保存', en: 'What vip keeps how long' }),
    mailDocs(vipDesk, { tw: 'VIP 寄信紀錄', en: 'Mails of VIP' }),
    macroDocs(vipDesk, { tw: 'VIP 罐頭回覆', en: 'Canned replies of VIP' }),
    vipMemberDocs,
    vipImportDocs,
    vipRuleDocs,
    approvalDocs('vip', { tw: 'VIP 的第二人核准', en: 'Lists and rules of VIP that a second person approves' }),
  ],
  texts: vipTexts,
};
