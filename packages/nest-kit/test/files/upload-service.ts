import { Body, Controller, Module, Post, UseGuards, type CanActivate } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createLog } from '../../src/log/logger.ts';
import { UploadFolder } from '../../src/files/index.ts';
import { CurrentUpload, Forbidden, startHttp, TakesFiles, type Received, type Upload } from '../../src/http/index.ts';
import { IDENTITY_HEADER, sealIdentity } from '../../src/identity/internal-identity.ts';

const ring = [{ kid: 'k1', key: new Uint8Array(32).fill(7) }] as const;
export const LARGEST = 8 * 1024 * 1024;

/** What the handlers saw of the last form; `entered` counts forms that were read whole. */
export const seen: { last: Received | null; entered: number; hold: Promise<unknown> | null } = {
  last: null,
  entered: 0,
  hold: null,
};

class Closed implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (context.switchToHttp().getRequest<FastifyRequest>().headers['x-closed']) throw new Forbidden();
    return true;
  }
}

@Controller()
class Forms {
  @Post('upload')
  @UseGuards(Closed)
  @TakesFiles({ files: ['file', 'attachment1', 'attachment2'], fields: 5, fieldBytes: 1000 })
  async upload(@CurrentUpload() upload: Upload) {
    const received = await upload.read();
    await seen.hold;
    seen.last = received;
    seen.entered += 1;
    return { fields: received.fields, files: received.files.map(({ path: _, ...rest }) => rest) };
  }

  @Post('unread')
  @TakesFiles({ files: ['file'] })
  unread() {
    return { msg: 'not looked at' };
  }

  @Post('texts')
  texts(@Body() body: unknown) {
    return body;
  }
}

@Module({ controllers: [Forms] })
class FormsModule {}

/** A service with one route that takes files and one that does not. */
export async function startUploads(root: string) {
  const folder = await UploadFolder.open(root);
  const http = await startHttp({
    service: 'support',
    module: FormsModule,
    host: '127.0.0.1',
    port: 0,
    log: createLog('test', 'silent'),
    ring: [ring[0]],
    texts: {},
    ready: () => Promise.resolve(null),
    uploads: folder,
  });
  const identity = sealIdentity([ring[0]], 'support', { who: { kind: 'anon' }, rid: 'r', ip: '' });
  const headers = { [IDENTITY_HEADER]: identity };
  /** Files that lie in the upload folder now. */
  const left = async () => {
    const rooms = await Promise.all((await readdir(root)).map(async (one) => readdir(join(root, one))));
    return rooms.flat();
  };
  return { url: http.url, headers, left, folder, close: async () => (await http.close(), await folder.close()) };
}
