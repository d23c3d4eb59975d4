import { faultOfCode } from '@hub/contracts/events';
import { describe, expect, it } from 'vitest';
import { checkSignOf, CODE_ALPHABET, madeCodes, madeLines } from './made-code.ts';

describe('codes of our own', () => {
  const codes = [...madeCodes(20_000, 12)];

  it('have their length and signs, every sign as often as the others, and no twin', () => {
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => code.length === 12 && faultOfCode(code) === null)).toBe(true);
    const counts = new Map<string, number>();
    for (const sign of codes.join('')) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    expect([...counts.keys()].sort().join('')).toBe(CODE_ALPHABET);
    const even = (codes.length * 12) / CODE_ALPHABET.length;
    for (const many of counts.values()) expect(Math.abs(many - even) / even).toBeLessThan(0.06);
  });

  it('show one wrong sign and two neighbours that changed places', () => {
    const fits = (code: string) => checkSignOf(code.slice(0, -1)) === code.slice(-1);
    for (const code of codes.slice(0, 50)) {
      expect(fits(code)).toBe(true);
      for (let at = 0; at < code.length; at += 1) {
        const [before, after] = [code.slice(0, at), code.slice(at + 1)];
        for (const sign of CODE_ALPHABET) if (sign !== code[at]) expect(fits(before + sign + after)).toBe(false);
      }
      for (let at = 0; at < code.length - 2; at += 1) {
        const [one = '', two = ''] = [code[at], code[at + 1]];
        if (one !== two) expect(fits(code.slice(0, at) + two + one + code.slice(at + 2))).toBe(false);
      }
    }
  });

  it('are lines of a file below its header', () => {
    const lines = [...madeLines(4500, 16)].join('').split('\n');
    expect([lines[0], lines.length, lines.at(-1)]).toEqual(['serial_no', 4502, '']);
  });
});
