import { expect, it } from 'vitest';
import { encodingOf } from './mailer.ts';

it.each([
  ['plain English', 'Your report was received.', 'quoted-printable'],
  [
    'English with signs of its own',
    'Your report about the “monthly card” has arrived – we’ll look into it as soon as we can, José.',
    'quoted-printable',
  ],
  ['Chinese', '您的回報已收到，案件編號 10232。', 'base64'],
  ['Chinese with a link', '請開啟 https://player.example/service/H73/view/10232 查看回覆內容。', 'base64'],
  ['nothing', '', 'quoted-printable'],
])('%s travels in the shorter form', (_, text, encoding) => {
  expect(encodingOf(text)).toBe(encoding);
});
