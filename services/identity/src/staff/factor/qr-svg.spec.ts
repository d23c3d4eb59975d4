import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { qrSvg } from './qr-svg.ts';

const ENROLMENT =
  'otpauth://totp/Player%20Hub:yue?issuer=Player%20Hub&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30';
/** Of the picture of that text that a reader of another maker (zbar) has read. */
const READ = '71286e82b736c1d56f130ded459d7a32631071bd0de6c5707bfc54f61a2eacac';

it('is the picture that was read', () => {
  expect(createHash('sha256').update(qrSvg(ENROLMENT)).digest('hex')).toBe(READ);
});

it('has neither style, script nor address, and is black on white', () => {
  expect(qrSvg(ENROLMENT)).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 57 57" [^>]*><path fill="#fff" [^>]*\/><path d="[MhvzH0-9 -]*"\/><\/svg>$/,
  );
});
