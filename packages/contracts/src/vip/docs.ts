import type { AreaDocs } from '../docs/call-doc.ts';
import { retentionDocs } from '../docs/retention-docs.ts';
import { vipTexts } from './texts.ts';

export const docs: AreaDocs = {
  groups: [retentionDocs('vip', { tw: 'VIP 的資料保存', en: 'What vip keeps how long' })],
  texts: vipTexts,
};
