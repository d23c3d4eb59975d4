import { KEY_NAME, type PartnerLinkView } from '@hub/contracts/identity';
import { TtlCache } from '../http/ttl-cache.ts';
import type { ServiceClient } from '../http/service-client.ts';
import { GameLinks, type GameLink } from './game-link.ts';
import { keysNow, signerOf, type LinkSigners, type Signer } from './link-signers.ts';

const KNOWN_MS = 30_000;
const REST_MS = 5000;
const MOST_GAMES = 500;
/** Two keys a game; names that are nobody's have a room of their own, for anybody may make up some. */
const MOST_KEYS = 2 * MOST_GAMES;
const MOST_STRANGERS = 500;

type Link = PartnerLinkView['link'];

/** An answer counts for half a minute, and for as long as identity is away. One question for calls at once. */
export class IdentityLinks extends GameLinks implements LinkSigners {
  private readonly links = new TtlCache<Link>(KNOWN_MS, MOST_GAMES, REST_MS);
  private readonly signers = new TtlCache<Link>(KNOWN_MS, MOST_KEYS, REST_MS, MOST_STRANGERS);

  constructor(private readonly services: Pick<ServiceClient, 'call'>) {
    super();
  }

  async of(game: string): Promise<GameLink | null> {
    const link = await this.links.get(game, () => this.ask('game', game));
    return link?.base_url ? { baseUrl: link.base_url, keys: keysNow(link), publicOnly: link.public_only } : null;
  }

  /** Whose key this is, null when it is nobody's. Throws `ServiceUnavailable` when that cannot be learnt and never was. */
  async signer(kid: string): Promise<Signer | null> {
    if (!KEY_NAME.test(kid)) return null;
    const link = await this.signers.get(kid, () => this.ask('kid', kid));
    return link && signerOf(link);
  }

  private async ask(name: 'game' | 'kid', value: string): Promise<Link> {
    const query = new URLSearchParams({ [name]: value });
    const { link } = await this.services.call<PartnerLinkView>('identity', `/internal/partner/links?${query}`);
    return link;
  }
}
