import { legalDataCategories, legalSections, legalTerms as is, type LegalSectionId } from '@hub/contracts/catalog';
import { languages, type Language } from '@hub/contracts/shared';
import { describe, expect, it } from 'vitest';
import { blocksOf } from './legal-blocks.ts';
import { cleanLegal } from './clean-legal.ts';
import { seedTexts } from './seed-texts.ts';

function paragraphs(section: LegalSectionId, language: Language): string[] {
  const row = seedTexts.find((one) => one.section === section)!;
  const content = language === 'zh-TW' ? row.content : (row.translations?.[language]?.content ?? '');
  return blocksOf(content).map(({ text }) => text);
}

/** Words that stand together in one paragraph. */
const says = (section: LegalSectionId, language: Language, words: readonly string[]): boolean =>
  paragraphs(section, language).some((text) => words.every((word) => text.includes(word)));

type Stated = [constant: string, section: LegalSectionId, chinese: string[], english: string[]];

const days = (many: number) => [`${many} 日`, `${many} days`] as const;
const [rescission, feeNotice, maintenance, dispute] = [
  days(is.rescissionDays),
  days(is.feeNoticeDays),
  days(is.maintenanceNoticeDays),
  days(is.disputeDays),
];
const stage = `${is.penaltyDaysLeast} 至 ${is.penaltyDaysMost} 日`;
const stageEn = `${is.penaltyDaysLeast} to ${is.penaltyDaysMost} days`;
const fee = `${is.terminationFeePercent} %`;

const stated: Stated[] = [
  ['days to read', 'service', [`${is.reviewDays} 日`, '審閱'], [`${is.reviewDays} days`, 'read']],
  ['age', 'service', [`${is.adultYears} 歲`, '法定代理人'], [`${is.adultYears}`, 'legal representative']],
  ['18 for payments', 'service', [`滿 ${is.adultYears} 歲`, 'VIP'], [`${is.adultYears} or older`, 'VIP']],
  ['rescission', 'service', [rescission[0], '解除契約', '不負擔任何費用'], [rescission[1], 'cancel', 'no cost']],
  ['new rates', 'service', [`${feeNotice[0]}前`, '費率'], [feeNotice[1], 'rates']],
  ['the old rate stays', 'service', ['原費率'], ['earlier rate']],
  ['planned maintenance', 'service', [`${maintenance[0]}前`, '停機維護'], [maintenance[1], 'maintenance']],
  [
    'a third party explains',
    'service',
    [`${dispute[0]}內`, '說明', '第三人'],
    [dispute[1], 'third party', 'explanation'],
  ],
  ['game records', 'service', [`${is.historyKeptDays} 日`, '遊戲歷程'], [`${is.historyKeptDays} days`, 'game records']],
  ['fee of a request', 'service', [`${is.historyFeeTwd} 元`, '每次查詢'], [`NT$${is.historyFeeTwd}`, 'request']],
  [
    'answer to a request',
    'service',
    [`${is.historyAnswerDays} 日內`, '提供給您'],
    [`${is.historyAnswerDays} days`, 'provide'],
  ],
  [
    'objection',
    'service',
    [`${is.objectionDays} 日內`, '異議', '視為同意', '終止'],
    [`${is.objectionDays} days`, 'Silence', 'objection ends'],
  ],
  [
    'inactivity and its notice',
    'service',
    [`${is.inactivityDays} 日`, `${is.inactivityNoticeDays} 日`, '自動終止'],
    [`${is.inactivityDays} days`, `${is.inactivityNoticeDays} days`, 'ends by itself'],
  ],
  [
    'refund on termination',
    'service',
    [`${is.terminationRefundDays} 日內`, fee, '贈送點數不在退還之列'],
    [`${is.terminationRefundDays} days`, fee, 'Bonus points are not refunded'],
  ],
  ['repeated breaches', 'service', [`${is.repeatedBreaches} 次`, '警告'], [`${is.repeatedBreaches} times`, 'warning']],
  ['termination at once', 'service', ['立即終止契約'], ['at once']],
  ['complaint', 'service', [`${is.complaintDays} 日內`, '提出申訴'], [`${is.complaintDays} days`, 'complain']],
  ['its answer', 'service', [`${is.complaintAnswerDays} 日內`, '答覆'], [`${is.complaintAnswerDays} days`, 'answer']],
  [
    'account records',
    'service',
    [`${is.recordsKeptDays} 日`, '終止後', '電磁紀錄'],
    [`${is.recordsKeptDays} days`, 'ends', 'records'],
  ],
  ['rating', 'service', ['遊戲軟體分級管理辦法'], ['Rating Regulations']],
  ['device', 'service', ['最低裝置'], ['least device']],
  ['law', 'service', ['中華民國法律'], ['law of the Republic of China']],
  ['court', 'service', ['436 條之 9'], ['436-9']],
  ['support', 'service', ['service@player.example', '10:00'], ['service@player.example', '10:00']],
  [
    'records of accounts and personal data differ',
    'privacy',
    [`${is.recordsKeptDays} 日`, '帳'],
    [`${is.recordsKeptDays} days`, 'Account'],
  ],
  ['personal data', 'privacy', [`${is.dataKeptYears} 年`, '個人資料'], [`${is.dataKeptYears} years`, 'Personal data']],
  ['region of privacy', 'privacy', ['全球'], ['worldwide']],
  ['five rights', 'privacy', ['查詢', '複製本', '更正', '停止', '刪除'], ['see', 'copy', 'correct', 'stop', 'deleted']],
  ['period of consent', 'data_use', [`${is.dataKeptYears} 年`, '關係消滅後'], [`${is.dataKeptYears} years`, 'ended']],
  ['region of consent', 'data_use', ['地區', '全球'], ['Region', 'worldwide']],
  ['who may act', 'data_use', ['法定代理人', '輔助人'], ['representatives', 'assistants']],
  ['appeal', 'rules', [`${is.complaintDays} 日內`, '申訴'], [`${is.complaintDays} days`, 'appeal']],
  [
    'answer to an appeal',
    'rules',
    [`${is.complaintAnswerDays} 日內`, '答覆'],
    [`${is.complaintAnswerDays} days`, 'answer'],
  ],
  ['no chat', 'rules', ['禁止發言', stage], ['no chat', stageEn]],
  ['limits', 'rules', ['限制部分服務', stage], ['limited', stageEn]],
  ['suspension', 'rules', ['停權', stage], ['suspension', stageEn]],
  ['heavier or permanent', 'rules', ['較重或永久'], ['heavier or permanent']],
  ['three breaches end it', 'rules', [`${is.repeatedBreaches} 次`], [`${is.repeatedBreaches} times`]],
  [
    'who asks for a minor',
    'refund',
    ['未成年人', '法定代理人', '輔助人'],
    ['minor', 'legal representative', 'assistant'],
  ],
  [
    'no fee within seven days',
    'refund',
    [`${is.rescissionDays} 日內`, '不扣除'],
    [`${is.rescissionDays} days`, 'nothing'],
  ],
  ['fee otherwise', 'refund', [fee, '終止契約'], [fee, 'ends the contract']],
  [
    'paid after termination',
    'refund',
    [`${is.terminationRefundDays} 日內`, '終止後'],
    [`${is.terminationRefundDays} days`, 'end'],
  ],
  [
    'paid after the check',
    'refund',
    [`${is.refundWorkingDays} 個工作日`, '文件審核'],
    [`${is.refundWorkingDays} working days`, 'documents'],
  ],
  ['the store first', 'refund', ['先向該商店申請'], ['ask that store first']],
  [
    'no refund but for law and terms',
    'refund',
    ['除依法令及會員服務條款外，付款後恕不退換'],
    ['Except as the law and the terms say'],
  ],
];

describe('the seeded text', () => {
  it.each(stated)('states in every language: %s', (_constant, section, chinese, english) => {
    expect(says(section, 'zh-TW', chinese)).toBe(true);
    expect(says(section, 'en', english)).toBe(true);
    expect(says(section, 'zh-HK', chinese)).toBe(true);
  });

  it.each(legalDataCategories)('names %s with what it holds', (category) => {
    for (const language of languages)
      expect(paragraphs('data_use', language).filter((text) => text.startsWith(`${category}｜`))).toHaveLength(1);
  });

  it('has the whole list of categories, and no other', () => {
    for (const language of languages) {
      const named = paragraphs('data_use', language).flatMap((text) => /^C\d{3}/.exec(text) ?? []);
      expect(named).toEqual([...legalDataCategories]);
    }
  });

  it('is clean, and has as many clauses and paragraphs in every language', () => {
    for (const section of legalSections) {
      const row = seedTexts.find((one) => one.section === section)!;
      expect(cleanLegal(row.content)).toBe(row.content);
      const counts = languages.map((language) => paragraphs(section, language).length);
      expect(new Set(counts).size, `${section} ${counts.join(' ')}`).toBe(1);
    }
  });

  it('tells players nothing of a review by a lawyer', () => {
    const all = languages.flatMap((language) => legalSections.flatMap((section) => paragraphs(section, language)));
    expect(all.filter((text) => /律師|lawyer|草稿文本|審閱中/i.test(text))).toEqual([]);
  });
});
