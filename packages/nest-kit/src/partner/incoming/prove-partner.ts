import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { TemporarilyUnavailable } from '../../http/app-error.ts';
import { PartnerRefused } from '../../http/partner-problem.ts';
import { ServiceUnavailable, ServiceRefused } from '../../http/service-client.ts';
import type { Log } from '../../log/logger.ts';
import type { LinkSigners, Signer } from '../link-signers.ts';
import { bodyHash, checkSignature } from '../signature.ts';

/** `hash`: over what it asks; the same call has the same one. */
export type Partner = { game: string; kid: string; callId: string; hash: Buffer; rid: string; ip: string };

/** Over the bytes as they came, within the clocks' window, by a key that counts now. */
export class ProvePartner {
  constructor(
    private readonly signers: LinkSigners,
    private readonly log: Log,
    private readonly clock: () => number = Date.now,
  ) {}

  /** Throws `PartnerRefused`, and 503 while the key's owner cannot be learnt. The log has the reason. */
  async run(request: FastifyRequest): Promise<Partner> {
    const { method, url, hub } = request;
    const rid = hub?.rid ?? request.id;
    const body = request.rawBytes ?? '';
    let signer: Signer | null = null;
    const keysOf = async (kid: string) => {
      signer = await this.signerOf(kid);
      return signer?.keys ?? [];
    };
    const nowS = Math.floor(this.clock() / 1000);
    const checked = await checkSignature(request.headers, { method, path: url, body }, keysOf, nowS);
    if (!checked.ok || !signer) {
      const reason = checked.ok ? 'unknown_key' : checked.fault;
      this.log.warn({ rid, route: request.routeOptions.url, code: 'PARTNER_REFUSED', reason }, 'partner refused');
      throw new PartnerRefused(401, reason === 'clock' ? 'clock_apart' : 'bad_signature');
    }
    const hash = createHash('sha256')
      .update(`${method}.${url}.${bodyHash(body)}`)
      .digest();
    return { game: (signer as Signer).game, kid: checked.kid, callId: checked.id, hash, rid, ip: hub?.ip ?? '' };
  }

  private async signerOf(kid: string): Promise<Signer | null> {
    try {
      return await this.signers.signer(kid);
    } catch (error) {
      if (!(error instanceof ServiceUnavailable) && !(error instanceof ServiceRefused)) throw error;
      throw new TemporarilyUnavailable();
    }
  }
}
