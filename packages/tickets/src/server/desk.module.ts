import type { Desk } from '@hub/contracts/tickets';
import { CONFIG, type FeatureModule } from '@hub/nest-kit/app';
import { Reads } from '@hub/nest-kit/db';
import { ExportRepository } from '@hub/nest-kit/exports';
import { FileStore, MediaLinks, PictureDecoder, pictureDecoder, UploadFolder, Vault } from '@hub/nest-kit/files';
import { parseKey, parseRing, parseRings } from '@hub/nest-kit/keys';
import { issueHandOverToken, issueTicketToken, type TokenRings } from '@hub/nest-kit/tokens';
import { Files } from './attachments/files.ts';
import { CheckCodes } from './check-codes.ts';
import { ContactBox } from './contact-box.ts';
import { Contacts } from './contacts.ts';
import { DESK, TicketTokens } from './ports.ts';

type Keys = { CHECK_KEY: string; VAULT_KEYS: string };
type HttpKeys = Keys & { DATABASE_URL: string; TOKEN_KEYS: string; MEDIA_KEYS: string };

const keyed = <T>(type: new (key: Uint8Array) => T) => ({
  provide: type,
  inject: [CONFIG],
  useFactory: ({ CHECK_KEY }: Keys) => new type(parseKey(CHECK_KEY)),
});

const vault = {
  provide: Vault,
  inject: [FileStore, CONFIG],
  useFactory: (store: FileStore, { VAULT_KEYS }: Keys) => new Vault(store, parseRing(VAULT_KEYS)),
};

const files = {
  provide: Files,
  inject: [FileStore, PictureDecoder, Vault, UploadFolder, CONFIG],
  useFactory: (store: FileStore, decoder: PictureDecoder, papers: Vault, uploads: UploadFolder, config: HttpKeys) =>
    new Files(store, decoder, new MediaLinks(parseRing(config.MEDIA_KEYS)), papers, uploads),
};

const reads = { provide: Reads, inject: [CONFIG], useFactory: (config: HttpKeys) => Reads.open(config.DATABASE_URL) };

const tokensOf = (desk: Desk, rings: TokenRings): TicketTokens => ({
  issue: (ticket, game, account) =>
    issueTicketToken(rings, { desk: desk.key, ticket, game, ...(account && { account }) }),
  handOver: (who) => issueHandOverToken(rings, who),
});

class DeskModule {}

export function deskModule(desk: Desk, imports: NonNullable<FeatureModule['imports']>): FeatureModule {
  const tokens = {
    provide: TicketTokens,
    inject: [CONFIG],
    useFactory: ({ TOKEN_KEYS }: HttpKeys) => tokensOf(desk, parseRings(TOKEN_KEYS) as TokenRings),
  };
  const shared = [
    { provide: DESK, useFactory: () => desk },
    keyed(CheckCodes),
    keyed(Contacts),
    keyed(ContactBox),
    vault,
  ];
  return {
    feature: DeskModule,
    imports,
    providers: shared,
    http: [
      pictureDecoder('no picture can be decoded or marked on this machine'),
      files,
      reads,
      tokens,
      ExportRepository,
    ],
    exports: [
      DESK,
      CheckCodes,
      Contacts,
      ContactBox,
      Vault,
      PictureDecoder,
      Files,
      Reads,
      TicketTokens,
      ExportRepository,
      ...imports,
    ],
  };
}
