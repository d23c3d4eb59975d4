import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { expect, it } from 'vitest';
import { inlineMessages } from './inline-message.loader.ts';

const SEND = '送出';
const id = generateMessageId(SEND, '');
const code = `t({ id: "${id}", message: "${SEND}" })`;

it('gives the same text another name in every area', () => {
  expect(inlineMessages(code, 'vip', 'a.tsx')).toContain(`id: "vip.${id}"`);
  expect(inlineMessages(code, 'support', 'a.tsx')).toContain(`id: "support.${id}"`);
});

it('compiles the source text where it stands and leaves other ids alone', () => {
  const inlined = inlineMessages(`${code};x({ id: "abc123" })`, 'vip', 'a.tsx');
  expect(inlined).toContain(`message: ["${SEND}"]`);
  expect(inlined).toContain('id: "abc123"');
});

it('knows a text by its context', () => {
  const own = generateMessageId(SEND, 'tickets');
  const inlined = inlineMessages(`t({ id: "${own}", message: "${SEND}", context: 'tickets' })`, 'vip', 'a.tsx');
  expect(inlined).toContain(`id: "vip.${own}"`);
});
