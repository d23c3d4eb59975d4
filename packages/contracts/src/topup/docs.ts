import { approvalDocs } from '../docs/approval-docs.ts';
import type { AreaDocs } from '../docs/call-doc.ts';
import { paymentDocs } from '../docs/payment-docs.ts';
import { retentionDocs } from '../docs/retention-docs.ts';
import { serviceJobDocs } from '../docs/service-job-docs.ts';
import { maintenanceDocs } from '../docs/maintenance-docs.ts';
import { topupDeskDocs } from '../docs/topup-desk-docs.ts';
import { topupOrderDocs } from '../docs/topup-order-docs.ts';
import { topupShopDocs } from '../docs/topup-shop-docs.ts';
import { topupTexts } from './topup.texts.ts';

export const docs: AreaDocs = {
  groups: [
    topupShopDocs,
    topupOrderDocs,
    paymentDocs,
    topupDeskDocs,
    maintenanceDocs,
    approvalDocs('topup', { tw: '儲值的第二人核准', en: 'Transfers and refunds that a second person approves' }),
    serviceJobDocs('topup', { tw: '儲值的背景工作', en: 'Background work of top-up' }),
    retentionDocs('topup', { tw: '儲值的資料保存', en: 'What top-up keeps how long' }),
  ],
  texts: topupTexts,
};
