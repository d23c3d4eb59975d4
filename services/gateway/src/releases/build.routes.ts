import { gatewayPaths } from '@hub/contracts/shared';
import type { BuildDescriptor } from '@hub/federation/descriptor';
import type { Db } from '@hub/nest-kit/db';
import { AppError, InvalidInput, TooMany } from '@hub/nest-kit/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BadDescriptor } from '../registry/check-descriptor.ts';
import type { AtOnce } from '../limits/at-once.ts';
import { SerialQueue } from '../limits/serial-queue.ts';
import { isStorable, type BuildStore } from '../static/build-store.ts';
import type { enterTeam, Named } from './enter-team.ts';
import { PREVIEW, sealPreview } from './preview-link.ts';
import { PublishVersion } from './publish-version.ts';
import { descriptorOf, putFile } from './put-file.ts';
import { areaRelease } from './read-releases.ts';
import { jsonOf } from './read-request.ts';
import type { Releases } from './releases.ts';

const FILE_BYTES = 8 * 1024 * 1024;
const DESCRIPTOR_BYTES = 2 * 1024 * 1024;
const BUSY_S = 5;
/** A check holds many files in memory. The client gives a call up after half a minute. */
const PUBLICATIONS = { most: 6, mostOf: 2, waitMs: 15_000 };
/** No folder has a name that a file could have. */
const FILE =
  /^(?:[A-Za-z0-9_-]+\/){0,4}[A-Za-z0-9_-][A-Za-z0-9_.-]*\.(?:js|mjs|css|json|txt|map|svg|png|jpe?g|gif|webp|avif|woff2)(?:\.br|\.gz)?$/;

type Asked = FastifyRequest<{ Params: Named & { '*': string } }>;

/** What a team publishes of its area, and shows to whom it likes. */
export function buildRoutes(
  app: FastifyInstance,
  releases: Releases,
  { enter, stillIn }: ReturnType<typeof enterTeam>,
  uploads: AtOnce,
): void {
  const { db, store, registry, ring, publicUrl } = releases;
  const base = gatewayPaths.releases;
  const publications = new SerialQueue(PUBLICATIONS);
  const takePlace = async ({ params }: FastifyRequest, { raw }: FastifyReply): Promise<void> => {
    if (!(await uploads.take((params as Named).area, raw))) throw new TooMany(BUSY_S);
  };
  const upload = { onRequest: [enter(), takePlace], preHandler: stillIn };

  app.get(
    `${base}/:area/builds/:build`,
    { onRequest: enter({ reads: true }) },
    async ({ params: { area, build } }: Asked) => {
      if (!(await descriptorOf(db, area, build))) throw unknownBuild();
      return { area, build };
    },
  );

  app.put(
    `${base}/:area/builds/:build/files/*`,
    { bodyLimit: FILE_BYTES, ...upload },
    async (request: Asked, reply) => {
      const { area, build, '*': name } = request.params;
      if (!store.isShared) throw new AppError(503, { msg: { code: 'STORE_MISSING' } });
      if (!FILE.test(name) || !isStorable(`/r/${area}/${build}/${name}`))
        throw new InvalidInput({ file: { code: 'FILE_NAME' } });
      if (!Buffer.isBuffer(request.body)) throw new InvalidInput({ msg: { code: 'BODY_MALFORMED' } });
      await putFile(db, store, { area, build, name, bytes: request.body });
      return reply.status(204).send();
    },
  );

  app.put(`${base}/:area/builds/:build`, { bodyLimit: DESCRIPTOR_BYTES, ...upload }, async (request: Asked) => {
    const { area, build } = request.params;
    if (!store.isShared) throw new AppError(503, { msg: { code: 'STORE_MISSING' } });
    const publish = async () => published(db, request.holder, store, sentDescriptor(request));
    const done = await publications.run(area, publish);
    registry.forget(area, build);
    return { ...done, ...(await areaRelease(db.source, area)) };
  });

  app.post(
    `${base}/:area/builds/:build/preview`,
    { onRequest: enter(), preHandler: stillIn },
    async ({ params: { area, build } }: Asked) => {
      if (!(await descriptorOf(db, area, build))) throw unknownBuild();
      const found = await registry.version(area, build);
      const page = found?.build.routes.find((pattern) => !/[:*]/.test(pattern)) ?? '/';
      return { url: `${new URL(page, publicUrl)}?${PREVIEW}=${sealPreview(ring, area, build)}` };
    },
  );
}

function sentDescriptor({ params: { area, build }, body }: Asked): BuildDescriptor {
  const descriptor = jsonOf(body) as BuildDescriptor;
  if (descriptor?.area !== area || descriptor.build !== build)
    throw new InvalidInput({ msg: { code: 'BODY_MALFORMED' } });
  return descriptor;
}

async function published(db: Db, by: string, store: BuildStore, descriptor: BuildDescriptor) {
  try {
    return await new PublishVersion(db, by, (address) => store.read(address)).publish(descriptor);
  } catch (error) {
    if (!(error instanceof BadDescriptor)) throw error;
    throw new InvalidInput({ msg: { code: 'BUILD_BAD', params: { faults: error.message.slice(0, 2000) } } });
  }
}

const unknownBuild = () => new AppError(404, { msg: { code: 'BUILD_UNKNOWN' } });
