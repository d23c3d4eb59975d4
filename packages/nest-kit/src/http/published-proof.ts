import type { PublishedRoutesView } from '@hub/contracts/published-routes';
import type { KeyRing } from '../config/keys.ts';
import { mac, sameBytes } from '../crypto/secret-box.ts';

const textOf = (service: string, { mark, rows, build = '', roles }: PublishedRoutesView) =>
  `routes\n${service}\n${build}\n${mark}\n${JSON.stringify(rows)}${roles ? `\n${JSON.stringify(roles)}` : ''}`;

/** Whoever only has its address publishes nothing in its name. */
export const proofOf = (ring: KeyRing, service: string, told: PublishedRoutesView): string =>
  mac(ring[0].key, textOf(service, told)).toString('base64url');

export function isSignedBy(ring: KeyRing | undefined, service: string, told: PublishedRoutesView): boolean {
  const given = Buffer.from(typeof told.proof === 'string' ? told.proof : '', 'base64url');
  return (ring ?? []).some(({ key }) => sameBytes(mac(key, textOf(service, told)), given));
}
