import type { Mail } from '@hub/nest-kit/mail';
import { mailOf, type MailRow } from '@hub/nest-kit/mail-template';
import type { MailFacts, MailWords } from './mail-facts.ts';

type Labels = { number: string; code: string; game: string; type: string; time: string };
const labels: Record<MailFacts['language'], Labels> = {
  'zh-TW': { number: '案件編號', code: '查詢碼', game: '遊戲', type: '問題類型', time: '回報時間' },
  'zh-HK': { number: '個案編號', code: '查詢碼', game: '遊戲', type: '問題類型', time: '回報時間' },
  en: { number: 'Case number', code: 'Check code', game: 'Game', type: 'Kind of problem', time: 'Reported' },
};

const rowsOf = (facts: MailFacts): MailRow[] => {
  const label = labels[facts.language];
  return [
    { name: label.number, value: facts.number, large: true },
    { name: label.code, value: facts.code, large: true },
    { name: label.game, value: facts.gameName },
    { name: label.type, value: facts.typeText },
    { name: label.time, value: facts.createdAt },
  ];
};

export function layOut(to: string, key: string, facts: MailFacts, { button, ...words }: MailWords): Mail {
  return mailOf(to, key, {
    ...words,
    language: facts.language,
    subject: facts.mark + words.subject,
    heading: facts.mark + words.heading,
    rows: rowsOf(facts),
    button: { label: button, href: facts.link },
  });
}
