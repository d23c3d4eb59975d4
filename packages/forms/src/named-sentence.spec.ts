import { describe, expect, it } from 'vitest';
import { namedSentence } from './named-sentence.ts';

describe('a problem in the summary', () => {
  it('names its field, so that the same sentence is told apart', () => {
    expect(namedSentence('問題', '請填寫這一欄', '：')).toBe('問題：請填寫這一欄');
    expect(namedSentence('Title', 'Please fill this in.', ': ')).toBe('Title: Please fill this in.');
  });

  it('names it once', () => {
    expect(namedSentence('電子信箱', '請填寫電子信箱，例如 name@example.com', '：')).toBe(
      '請填寫電子信箱，例如 name@example.com',
    );
  });

  it('asks nothing twice behind a label that is a question', () => {
    expect(namedSentence('併入哪一件？', '請選一件', '：')).toBe('併入哪一件：請選一件');
  });

  it.each([undefined, '', '？'])('is its sentence alone where the field is called %j', (label) => {
    expect(namedSentence(label, '請填寫這一欄', '：')).toBe('請填寫這一欄');
  });
});
