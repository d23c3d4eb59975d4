import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';
import { maskedAddress } from './session.view.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a browser in words', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome・Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'Edge・Windows'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
      'Safari・macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Safari/604.1',
      'Chrome・iPhone',
    ],
    [`Mozilla/5.0 (Linux; Android 16; Pixel 10) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome・Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox・Linux'],
    ['curl/8.9.1', ''],
    ['', ''],
  ])('of %s', (agent, words) => expect(deviceName(agent)).toBe(words));
});

describe('an address that is shown', () => {
  it.each([
    ['203.0.113.77', '203.0.•.•'],
    ['2001:db8:12:3400::/64', '2001:db8:•'],
    ['', ''],
  ])('of %s says no more than the network', (address, shown) => expect(maskedAddress(address)).toBe(shown));
});
