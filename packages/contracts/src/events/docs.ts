import { approvalDocs } from '../docs/approval-docs.ts';
import type { AreaDocs } from '../docs/call-doc.ts';
import { deliveryDocs } from '../docs/delivery-docs.ts';
import { eventDocs } from '../docs/event-docs.ts';
import { redeemDocs } from '../docs/redeem-docs.ts';
import { retentionDocs } from '../docs/retention-docs.ts';
import { serialDocs } from '../docs/serial-docs.ts';
import { serviceJobDocs } from '../docs/service-job-docs.ts';
import { eventsTexts } from './texts.ts';

export const docs: AreaDocs = {
  groups: [
    redeemDocs,
    serviceJobDocs('events', { tw: '活動與寄送的背景工作', en: 'Background work of events and deliveries' }),
    retentionDocs('events', { tw: '活動與寄送的資料保存', en: 'What events keeps how long' }),
    deliveryDocs,
    eventDocs,
    approvalDocs('events', { tw: '寄送的第二人核准', en: 'Deliveries that a second person approves' }),
    serialDocs,
  ],
  texts: eventsTexts,
};
