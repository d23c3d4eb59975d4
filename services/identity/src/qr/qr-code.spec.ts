import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { qrCode } from './qr-code.ts';
import { qrSvg } from './qr-svg.ts';

const digest = (rows: boolean[][]) =>
  createHash('sha256')
    .update(rows.map((row) => row.map(Number).join('')).join(''))
    .digest('hex');

const ENROLMENT =
  'otpauth://totp/Player%20Hub:yue?issuer=Player%20Hub&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30';

/** Symbols that a reader of another maker has read; every length from 1 to 213 was read once when this was written. */
const READ: [name: string, text: string, side: number, sha256: string][] = [
  ['an enrolment', ENROLMENT, 49, 'de1f966c30bf3137f8b90658b550bd2c5cbcaa075fe1d9f33d715dfe0c5f5132'],
  ['one sign', '7', 21, '89519f91738b24c6a1b4650255d8c51e690cad3d190f595801ba9fb2f1808edf'],
  ['Han signs', '客服工作台', 25, '3b05305bdeb316d30021f43cf66beed62eba416400b9a9e9100b818c7f3ee938'],
  ['many blocks', 'ab'.repeat(60), 45, '3bcd54e022130bceab211c28d1219870e9f5cde5e2b65f6d7b39a32def1a6cb7'],
  ['the longest text', 'x'.repeat(213), 57, 'f673820bb5ccd3f0f6035d879c98fa30d6d1f03153cace0b9a23da4e0a681a53'],
];

describe('a QR code', () => {
  it.each(READ)('of %s is the one that was read', (_, text, side, sha256) => {
    const rows = qrCode(text);
    expect([rows.length, digest(rows)]).toEqual([side, sha256]);
  });

  it('says when a text is too long for it', () => {
    expect(() => qrCode('x'.repeat(214))).toThrow('214 bytes do not fit');
  });

  it('is a picture without style, script or address, black on white', () => {
    const svg = qrSvg(ENROLMENT);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 57 57" [^>]*><path fill="#fff" [^>]*\/><path d="[MhvzH0-9 -]*"\/><\/svg>$/,
    );
  });
});
