import { bounceText, type BounceBody } from '@hub/contracts/tickets';
import { mac, sameBytes } from '../crypto/index.ts';
import { Forbidden } from '../http/index.ts';

/** Did a mail come back for good (5.x.x)? Throws 403 for a report that is not signed by our own mail server. */
export function cameBack(key: Uint8Array, report: BounceBody): boolean {
  const signed = Buffer.from(report.signature, 'hex');
  if (!sameBytes(signed, mac(key, bounceText(report)))) throw new Forbidden();
  return report.status.startsWith('5.');
}
