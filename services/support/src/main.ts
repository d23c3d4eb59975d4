import { supportDesk, supportTexts } from '@hub/contracts/support';
import { NoteRefusals } from '@hub/nest-kit/audit';
import { loadConfig, type Env } from '@hub/nest-kit/config';
import { Db, forCalls, openDatabase, readinessOf, Reads } from '@hub/nest-kit/db';
import { MediaLinks, openFileStore, PictureDecoder, UploadFolder, Vault, type FileStore } from '@hub/nest-kit/files';
import { placeOf, ServiceClient, startHttp } from '@hub/nest-kit/http';
import { parseKey, parseRing, parseRings, type KeyRing } from '@hub/nest-kit/keys';
import { createLog, faultOf, type Log } from '@hub/nest-kit/log';
import { IdentityLinks, ProvePartner } from '@hub/nest-kit/partner';
import { runWhenEntry, type Running } from '@hub/nest-kit/process';
import { flushesEachCommit, keepsEveryKey } from '@hub/nest-kit/safeguards';
import { issueHandOverToken, issueTicketToken, type TokenRings } from '@hub/nest-kit/tokens';
import { Files, type TicketTokens } from '@hub/tickets/server';
import { AppModule } from './app.module.ts';
import { supportConfig } from './config.ts';
import { schema } from './data-source.ts';
import { openLines } from './lines.ts';
import { CatalogSettings } from './neighbours/catalog-settings.ts';
import { EventsOpen } from './neighbours/events-open.ts';
import { IdentityCaptcha } from './neighbours/identity-captcha.ts';
import { IdentityColleagues } from './neighbours/identity-colleagues.ts';
import { VipRanking } from './neighbours/vip-ranking.ts';
import { Whitelist } from './whitelist/whitelist.ts';
import { Arrival } from './setup/arrival.ts';

/** Of what is not a form with files: reports are text, and name their pictures. */
const LARGEST_BODY_KB = 256;

type Places = { store: FileStore; decoder: PictureDecoder; uploads: UploadFolder };
const filesOf = (keys: { MEDIA_KEYS: string; VAULT_KEYS: string }, { store, decoder, uploads }: Places) =>
  new Files(
    store,
    decoder,
    new MediaLinks(parseRing(keys.MEDIA_KEYS)),
    new Vault(store, parseRing(keys.VAULT_KEYS)),
    uploads,
  );

const alarmOf = (log: Log) => (error: Error) =>
  log.error(faultOf(error), 'no picture can be decoded or marked on this machine');

/** Starts the HTTP process of support. */
export async function start(env: Env): Promise<Running> {
  const config = loadConfig('support', supportConfig, env);
  const log = createLog('support', config.LOG_LEVEL, config.BUILD);
  const rings = parseRings(config.IDENTITY_KEYS);
  const tokens = parseRings(config.TOKEN_KEYS) as TokenRings;
  const source = await openDatabase(config.DATABASE_URL, schema, 20, forCalls);
  const reads = Reads.open(config.DATABASE_URL);
  const store = await openFileStore(config.FILES_URL);
  const uploads = await UploadFolder.open(config.UPLOAD_FOLDER);
  const decoder = new PictureDecoder({ alarm: alarmOf(log) });
  const lines = openLines(config, log);
  const db = new Db(source, lines.after);
  const services = new ServiceClient('support', JSON.parse(config.SERVICE_URLS) as Record<string, string>, rings);
  const module = AppModule.for({
    desk: supportDesk,
    db,
    reads,
    checkKey: parseKey(config.CHECK_KEY),
    bounceKey: parseKey(config.BOUNCE_KEY),
    files: filesOf(config, { store, decoder, uploads }),
    log,
    settings: new CatalogSettings(services),
    events: new EventsOpen(services),
    captcha: new IdentityCaptcha(services),
    colleagues: new IdentityColleagues(services),
    presence: lines.presence,
    tokens: ticketTokens(tokens),
    arrival: new Arrival(services, tokens),
    ranking: new VipRanking(services),
    whitelist: new Whitelist(source),
    partners: new ProvePartner(new IdentityLinks(services), log),
  });
  const http = await startHttp({
    service: 'support',
    module,
    ...placeOf(config),
    log,
    ring: rings.support as KeyRing,
    texts: supportTexts,
    ready: readinessOf(source),
    safeguards: [flushesEachCommit(source), keepsEveryKey(lines.queue)],
    refusals: new NoteRefusals(db, log),
    bodyKb: LARGEST_BODY_KB,
    uploads,
  });
  return {
    name: 'support',
    url: http.url,
    close: async () => {
      await http.close();
      await decoder.close();
      await uploads.close();
      await store.close();
      await lines.close();
      await services.close();
      await reads.close();
      await source.destroy();
    },
  };
}

const ticketTokens = (rings: TokenRings): TicketTokens => ({
  issue: (ticket, game, account) =>
    issueTicketToken(rings, { desk: supportDesk.key, ticket, game, ...(account && { account }) }),
  handOver: (who) => issueHandOverToken(rings, who),
});

await runWhenEntry(import.meta.url, start);
