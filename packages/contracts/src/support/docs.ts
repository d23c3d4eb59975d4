import { accountHoldDocs } from '../docs/account-hold-docs.ts';
import type { AreaDocs } from '../docs/call-doc.ts';
import { deadlineDocs } from '../docs/deadline-docs.ts';
import { deskDocs } from '../docs/desk-docs.ts';
import { figureDocs } from '../docs/figure-docs.ts';
import { holidayDocs } from '../docs/holiday-docs.ts';
import { jobDocs } from '../docs/job-docs.ts';
import { macroDocs } from '../docs/macro-docs.ts';
import { mailDocs } from '../docs/mail-docs.ts';
import { penaltyDocs } from '../docs/penalty-docs.ts';
import { retentionDocs } from '../docs/retention-docs.ts';
import { serviceDocs } from '../docs/service-docs.ts';
import { staffDeskDocs } from '../docs/staff-desk-docs.ts';
import { whitelistDocs } from '../docs/whitelist-docs.ts';
import { supportDesk } from './desk.ts';
import { supportTexts } from './texts.ts';

export const docs: AreaDocs = {
  groups: [
    serviceDocs,
    deskDocs(supportDesk, { tw: '回報', en: 'Reports' }),
    staffDeskDocs(supportDesk, { tw: '後台案件', en: 'Cases at the desk' }),
    deadlineDocs(supportDesk, { tw: '法定期限', en: 'Days that the terms promise' }),
    figureDocs(supportDesk, { tw: '報表與匯出', en: 'Figures and exports' }),
    holidayDocs(supportDesk, { tw: '客服假日', en: 'Days when the desk is shut' }),
    whitelistDocs,
    jobDocs(supportDesk, { tw: '背景工作', en: 'Background work' }),
    retentionDocs('support', { tw: '客服案件的資料保存', en: 'What support keeps how long' }),
    mailDocs(supportDesk, { tw: '寄信紀錄', en: 'Mails' }),
    macroDocs(supportDesk, { tw: '罐頭回覆', en: 'Canned replies' }),
    penaltyDocs,
    accountHoldDocs,
  ],
  texts: supportTexts,
};
