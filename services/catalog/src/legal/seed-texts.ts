import { legalSections, type LegalSectionId } from '@hub/contracts/catalog';
import { cleanLegal } from './clean-legal.ts';
import { dataUseEn } from './texts/data-use.en.ts';
import { dataUseHk } from './texts/data-use.hk.ts';
import { dataUseTw } from './texts/data-use.tw.ts';
import { privacyEn } from './texts/privacy.en.ts';
import { privacyHk } from './texts/privacy.hk.ts';
import { privacyTw } from './texts/privacy.tw.ts';
import { refundEn } from './texts/refund.en.ts';
import { refundHk } from './texts/refund.hk.ts';
import { refundTw } from './texts/refund.tw.ts';
import { rulesEn } from './texts/rules.en.ts';
import { rulesHk } from './texts/rules.hk.ts';
import { rulesTw } from './texts/rules.tw.ts';
import { serviceEn } from './texts/service.en.ts';
import { serviceHk } from './texts/service.hk.ts';
import { serviceTw } from './texts/service.tw.ts';
import type { LegalTexts } from './write-legal.ts';

type Words = { title: string; content: string };
type Written = { tw: Words; hk: Words; en: Words };

const written: Record<LegalSectionId, Written> = {
  service: {
    tw: { title: '會員服務條款', content: serviceTw },
    hk: { title: '會員服務條款', content: serviceHk },
    en: { title: 'Terms of service', content: serviceEn },
  },
  privacy: {
    tw: { title: '隱私權政策', content: privacyTw },
    hk: { title: '私隱政策', content: privacyHk },
    en: { title: 'Privacy', content: privacyEn },
  },
  data_use: {
    tw: { title: '個人資料同意書', content: dataUseTw },
    hk: { title: '個人資料同意書', content: dataUseHk },
    en: { title: 'Personal data consent', content: dataUseEn },
  },
  rules: {
    tw: { title: '遊戲管理規章', content: rulesTw },
    hk: { title: '遊戲管理規章', content: rulesHk },
    en: { title: 'Game rules', content: rulesEn },
  },
  refund: {
    tw: { title: '退費辦法', content: refundTw },
    hk: { title: '退款辦法', content: refundHk },
    en: { title: 'Refunds', content: refundEn },
  },
};

const cleaned = ({ title, content }: Words): Words => ({ title, content: cleanLegal(content) });

/** The first text of the default document set: a draft of ours that waits for a lawyer. */
export const seedTexts: LegalTexts[] = legalSections.map((section) => {
  const { tw, hk, en } = written[section];
  return { section, ...cleaned(tw), translations: { 'zh-HK': cleaned(hk), en: cleaned(en) } };
});
