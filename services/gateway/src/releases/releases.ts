import { Db } from '@hub/nest-kit/db';
import type { KeyRing } from '@hub/nest-kit/keys';
import type { Log } from '@hub/nest-kit/log';
import { repeatEvery, type Repeating } from '@hub/nest-kit/repeat';
import type { DataSource } from 'typeorm';
import type { GatewayConfig } from '../config.ts';
import type { Registry } from '../registry/registry.ts';
import type { BuildStore } from '../static/build-store.ts';
import { ChangeRelease } from './change-release.ts';
import type { MountRates } from './compared-counts.ts';
import { forgetCopies, forgetOldBuilds, forgetUnpublished } from './forget-old-builds.ts';
import { previewRing } from './preview-link.ts';
import { PublishTokens } from './publish-tokens.ts';
import { Visitors } from './visitor.ts';
import { WatchCanaries } from './watch-canaries.ts';

type Parts = {
  config: GatewayConfig;
  source: DataSource;
  registry: Registry;
  store: BuildStore;
  signal: MountRates;
  /** Signs links of preview. */
  ring: KeyRing;
  log: Log;
};

const FORGET_MS = 6 * 3_600_000;

/** What releases areas, and who is shown what. */
export class Releases {
  readonly db: Db;
  readonly registry: Registry;
  readonly store: BuildStore;
  readonly changes: ChangeRelease;
  readonly tokens: PublishTokens;
  readonly visitors: Visitors;
  readonly ring: KeyRing;
  /** Of which those of links and cookies are made. */
  readonly keys: KeyRing;
  readonly publicUrl: string;
  private readonly rounds: Repeating[] = [];

  constructor(private readonly parts: Parts) {
    const { config, source, registry, store, ring } = parts;
    this.db = new Db(source);
    this.registry = registry;
    this.store = store;
    this.changes = new ChangeRelease(this.db);
    this.tokens = new PublishTokens(source);
    this.keys = ring;
    this.ring = previewRing(ring);
    this.publicUrl = config.PUBLIC_URL;
    this.visitors = new Visitors(registry, this.ring, config.PUBLIC_URL.startsWith('https:'));
  }

  start(): void {
    const { config, source, signal, log } = this.parts;
    const { CANARY_EVERY_MS: everyMs, CANARY_WINDOW_MS: windowMs, CANARY_LEAST_MOUNTS: leastMounts } = config;
    const watch = new WatchCanaries({ source, signal, changes: this.changes, log, windowMs, leastMounts });
    const { root, store } = this.store;
    const forget = async () => {
      await forgetOldBuilds({ source, store, root });
      // The own disk first: it needs no store.
      await forgetCopies({ source, root });
      await forgetUnpublished({ source, store, root });
    };
    this.rounds.push(repeatEvery(FORGET_MS, forget, log));
    if (everyMs > 0) this.rounds.push(repeatEvery(everyMs, () => watch.round(), log));
  }

  async close(): Promise<void> {
    await Promise.all(this.rounds.map((round) => round.close()));
  }
}
