import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { linkAddress } from '@hub/contracts/identity';
import { InvalidInput } from '@hub/nest-kit/http';
import { isPublicAddress } from '@hub/nest-kit/partner';

const refused = (code: string) => new InvalidInput({ base_url: { code } });

export async function checkAddress(text: string, publicOnly: boolean): Promise<string> {
  const address = linkAddress(text);
  if (!address) throw refused('ADDRESS_SHAPE');
  if (!publicOnly) return address;
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:') throw refused('ADDRESS_HTTPS');
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [host] : await addressesOf(host);
  if (!found.every(isPublicAddress)) throw refused('ADDRESS_PRIVATE');
  return address;
}

async function addressesOf(host: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch {
    throw refused('ADDRESS_UNKNOWN');
  }
}
