import { inLocal } from '../boot/places.mjs';
import { line } from '../boot/say.mjs';
import { refuseBusyPort } from '../start/one-start.ts';
import { atEnd } from '../machine/teardown.ts';
import { ownCertificate } from './own-certificate.ts';
import { proxyPrograms } from './proxy-program.ts';
import { startProxy } from './start-proxy.ts';

/** What stands at `port` in front of the gateway; its address is known before it starts. */
export async function prepareFront(host: string, port: number, gateway: number) {
  await refuseBusyPort(port, host, '--proxy-port');
  const folder = inLocal('proxy');
  const { nginx, openssl } = await proxyPrograms(folder);
  const certificate = await ownCertificate(openssl, folder);
  // Simulators call the site at its own address, and have to trust it.
  process.env.NODE_EXTRA_CA_CERTS = certificate.certificate;
  return {
    url: `https://localhost:${port}`,
    start: async () => {
      const proxy = await startProxy({
        ...certificate,
        nginx,
        folder,
        host,
        port,
        upstream: `127.0.0.1:${gateway}`,
      });
      atEnd(proxy.stop);
      line('proxy', `nginx with HTTP/2, ${proxy.url}`);
    },
  };
}
