import { describe, expect, it } from 'vitest';
import { checkAddress } from '../src/partner/links/check-address.ts';

const codeOf = (text: string) =>
  checkAddress(text, true).then(
    (address) => address,
    (error: { faults?: { base_url?: { code: string } } }) => error.faults?.base_url?.code,
  );

describe('an address where only the open net counts', () => {
  it.each([
    ['http://8.8.8.8', 'ADDRESS_HTTPS'],
    ['https://127.0.0.1', 'ADDRESS_PRIVATE'],
    ['https://2130706433', 'ADDRESS_PRIVATE'],
    ['https://0x7f.1/', 'ADDRESS_PRIVATE'],
    ['https://10.0.0.7:8443/hub', 'ADDRESS_PRIVATE'],
    ['https://169.254.169.254/latest', 'ADDRESS_PRIVATE'],
    ['https://[::1]', 'ADDRESS_PRIVATE'],
    ['https://[::ffff:10.0.0.1]', 'ADDRESS_PRIVATE'],
    ['https://[fe80::1]', 'ADDRESS_PRIVATE'],
    ['https://localhost', 'ADDRESS_PRIVATE'],
    ['https://game.invalid', 'ADDRESS_UNKNOWN'],
    ['https://8.8.8.8/hub/', 'https://8.8.8.8/hub'],
  ])('%s: %s', async (text, told) => {
    expect(await codeOf(text)).toBe(told);
  });

  it('is any elsewhere', async () => {
    expect(await checkAddress('http://127.0.0.1:4096/', false)).toBe('http://127.0.0.1:4096');
  });
});
