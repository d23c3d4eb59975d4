import { gameMail, gamePaths, signatureHeaders } from '@hub/contracts/partner';
import { describe, expect, it } from 'vitest';
import { bodyHash, checkSignature, signatureOf, signHeaders, type LinkKey, type SignedCall } from './signature.ts';

/* The values that game teams are given to try their own code with. */
const AT = 1_767_225_600;
const KEY: LinkKey = { kid: 'h73-mail-1', secret: Buffer.from('demo-only-mail-secret-0123456789') };
const NEXT: LinkKey = { kid: 'h73-mail-2', secret: Buffer.from('demo-only-mail-secret-the-second') };
const MAIL_ID = 'rdm_01JDEMO0000000000000000002';
const BODY = JSON.stringify({
  mail_id: MAIL_ID,
  game_id: 'H73',
  server_id: 'tw_2001',
  role_id: '123456789',
  title: '活動序號獎勵',
  body: '感謝參與活動',
  items: [{ item_code: 'gift_box_a', qty: 1 }],
  expire_days: 30,
  reason: 'serial:ev_2025h73',
});
const MAIL: SignedCall = { id: MAIL_ID, method: 'POST', path: gamePaths.mails, body: BODY };
const check = (headers: Record<string, string>, keys: LinkKey[] = [KEY], nowS = AT, call = MAIL) =>
  checkSignature(headers, call, () => keys, nowS);

describe('the signature of a call between the site and a game', () => {
  it('is the published one for a mail', async () => {
    expect(await gameMail.isValid(JSON.parse(BODY))).toBe(true);
    expect(bodyHash(BODY)).toBe('77fc6710fb7bf1199b5e2bdda0f010a168659e9ed70697284eb485b19633a42d');
    expect(signHeaders([KEY], MAIL, AT)[signatureHeaders.signature]).toBe(
      'v1,h3d58PZbuPcR6Sgm1S9aoH9IWSKc08nu4p4JWrdOb1o=',
    );
  });

  it('is the published one for a look-up', () => {
    const path = gamePaths.role('123456789', 'H73', '2001');
    const parts = { id: 'req_01JDEMO0000000000000000003', timestamp: AT, method: 'GET', path, bodyHash: bodyHash('') };
    expect(signatureOf(KEY.secret, parts)).toBe('v1,egU8CMjKjC3Pp7hIzbMJiyTMzsXH9LHDOpqT2rL1aBM=');
  });

  it('counts under either key while one takes the place of the other', async () => {
    const headers = signHeaders([NEXT, KEY], MAIL, AT);
    expect(await check(headers, [KEY])).toMatchObject({ ok: true, id: MAIL_ID });
    expect(await check(headers, [NEXT])).toMatchObject({ ok: true });
    expect(await check(signHeaders([KEY], MAIL, AT), [NEXT])).toEqual({ ok: false, fault: 'mismatch' });
  });

  it('is the doing of the key that made it, whichever the call names', async () => {
    const headers = { ...signHeaders([KEY], MAIL, AT), [signatureHeaders.key]: NEXT.kid };
    expect(await check(headers, [NEXT, KEY])).toEqual({ ok: true, id: MAIL_ID, kid: KEY.kid });
    expect(await check(signHeaders([NEXT, KEY], MAIL, AT), [NEXT, KEY])).toMatchObject({ kid: NEXT.kid });
  });

  it('does not count for another body, path or method', async () => {
    const headers = signHeaders([KEY], MAIL, AT);
    for (const other of [
      { body: BODY.replace('"qty":1', '"qty":2') },
      { path: '/partner/v1/other' },
      { method: 'PUT' },
    ])
      expect(await check(headers, [KEY], AT, { ...MAIL, ...other })).toEqual({ ok: false, fault: 'mismatch' });
  });

  it('counts as long as the clocks are at most 300 seconds apart', async () => {
    const headers = signHeaders([KEY], MAIL, AT);
    for (const apart of [-300, 300]) expect(await check(headers, [KEY], AT + apart)).toMatchObject({ ok: true });
    for (const apart of [-301, 301])
      expect(await check(headers, [KEY], AT + apart)).toEqual({ ok: false, fault: 'clock' });
  });

  it('says what is missing or malformed', async () => {
    const headers = signHeaders([KEY], MAIL, AT);
    for (const name of Object.values(signatureHeaders))
      expect(await check({ ...headers, [name]: '' })).toEqual({ ok: false, fault: 'headers_missing' });
    expect(await check({ ...headers, [signatureHeaders.id]: 'no spaces here' })).toMatchObject({
      fault: 'id_malformed',
    });
    expect(await check({ ...headers, [signatureHeaders.timestamp]: '17e8' })).toMatchObject({ fault: 'clock' });
    expect(await check(headers, [])).toEqual({ ok: false, fault: 'unknown_key' });
    expect(await check({ ...headers, [signatureHeaders.signature]: 'v2,AAAA v1,' })).toMatchObject({
      fault: 'mismatch',
    });
  });
});
