import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { lookupBody, playerReportBody, visitorReportBody } from './messages.ts';

const BCC = 'Bcc: everybody@example.com';
const report = {
  game_id: 'H73',
  question_type: '1',
  content: '角色卡在地圖裡',
  phone: '0912345678',
  server_id: 'tw_2001',
  got_char: '0',
};
const forms = { playerReportBody, visitorReportBody, lookupBody };

/** What would add a recipient or a header, or end the address early. */
const poisoned: [name: string, email: string][] = [
  ['a new line', `a@example.com\n${BCC}`],
  ['a carriage return', `a@example.com\r${BCC}`],
  ['both', `a@example.com\r\n${BCC}`],
  ['a new line before the sign', `a\n${BCC}@example.com`],
  ['a NUL', 'a\0b@example.com'],
  ['a NUL at the end', 'a@example.com\0'],
  ['the next-line sign', `a@example.com\u0085${BCC}`],
  ['a line separator', `a@example.com\u2028${BCC}`],
  ['a backspace', 'a\b@example.com'],
  ['a zero-width space', 'a\u200b@example.com'],
  ['a turned reading direction', 'a\u202e@example.com'],
  ['a second address', 'a@example.com,b@example.com'],
  ['a second address in full-width signs', 'a@example.com，b@example.com'],
  ['a second address after a semicolon', 'a@example.com;b@example.com'],
  ['a name with an address', 'Somebody <a@example.com>'],
  ['quotes', '"a b"@example.com'],
  ['a route', '@elsewhere.com:a@example.com'],
  ['a comment', 'a(b)@example.com'],
  ['an address literal', 'a@[127.0.0.1]'],
  ['two signs', 'a@b@example.com'],
  ['an empty part of its domain', 'a@b..cc'],
  ['a domain that begins with a dot', 'a@.example.com'],
  ['a domain that ends with a dot', 'a@example.com.'],
  ['an empty part written with another full stop', 'a@b。。example.com'],
  ['a hyphen at the edge of a part', 'a@-b.example.com'],
  ['a part that no domain may have', `a@${'b'.repeat(64)}.com`],
  ['too many signs', `${'a'.repeat(250)}@example.com`],
];

describe.each(Object.entries(forms))('%s', (_, schema) => {
  const codeOf = async (email: string) => {
    try {
      await schema.validate({ ...report, email }, { abortEarly: false });
      return undefined;
    } catch (error) {
      return (error as ValidationError).inner.find(({ path }) => path === 'email')?.message;
    }
  };

  it.each(poisoned)('takes no address with %s', async (_name, email) => {
    expect(['EMAIL_FORMAT', 'TOO_LONG']).toContain(await codeOf(email));
  });

  it.each(['a@example.com', 'a.b+c@mail.example.com.tw', ' a@example.com\r\n', 'ａ＠example.com', '岳@例子.台灣'])(
    'takes %j',
    async (email) => {
      expect(await codeOf(email)).toBeUndefined();
      const { email: kept } = (await schema.validate({ ...report, email })) as { email: string };
      expect(kept).toMatch(/^[^\s\p{C}]+$/u);
    },
  );
});
