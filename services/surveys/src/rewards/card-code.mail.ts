import type { Language } from '@hub/contracts/shared';
import type { Mail } from '@hub/nest-kit/mail';

export type CardFacts = { site: string; survey: string; reward: string; amount: number; code: string };
type Said = { subject: string; lines: string[]; code: string; footer: string };

const words: Record<Language, (facts: CardFacts) => Said> = {
  'zh-TW': ({ survey, reward, amount }) => ({
    subject: `謝謝您填寫「${survey}」，這是您的${reward}`,
    lines: [`謝謝您花時間填寫「${survey}」。這是送給您的${reward}，共 ${amount} 點。`],
    code: '點數卡序號',
    footer: '序號只能使用一次，請不要提供給任何人。這是系統寄出的通知，請不要直接回信。',
  }),
  'zh-HK': ({ survey, reward, amount }) => ({
    subject: `感謝您填寫「${survey}」，這是您的${reward}`,
    lines: [`感謝您抽空填寫「${survey}」。這是送給您的${reward}，共 ${amount} 點。`],
    code: '點數卡序號',
    footer: '序號只可使用一次，請勿提供給任何人。這是系統發出的通知，請勿直接回覆。',
  }),
  en: ({ survey, reward, amount }) => ({
    subject: `Thank you for answering “${survey}”: your ${reward}`,
    lines: [`Thank you for taking the time to answer “${survey}”. Here is your ${reward} of ${amount} points.`],
    code: 'Card code',
    footer:
      'The code can be used once; please give it to nobody. This notice was sent automatically; please do not reply.',
  }),
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function cardMail(to: string, key: string, language: Language, facts: CardFacts): Omit<Mail, 'bounce'> {
  const { subject, lines, code, footer } = words[language](facts);
  const colon = language === 'en' ? ': ' : '：';
  const body = lines.map((line) => `<p>${escaped(line)}</p>`).join('');
  return {
    to,
    key,
    subject: `${facts.site} ${subject}`,
    text: [...lines, '', `${code}${colon}${facts.code}`, '', footer, ''].join('\n'),
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><body style="margin:0;padding:24px 16px;font:16px/1.7 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto">${body}<p>${escaped(code)}<br><b style="font-size:22px;letter-spacing:.05em">${escaped(facts.code)}</b></p><p>${escaped(footer)}</p></div></body></html>`,
  };
}
