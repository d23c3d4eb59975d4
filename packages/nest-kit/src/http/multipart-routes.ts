import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { UploadFolder } from '../files/upload-folder.ts';
import { readMultipart } from './multipart-reader.ts';
import { limitsOf } from './multipart-rule.ts';
import { Upload, type Received } from './multipart-upload.ts';

/** How long a sender who was answered early may go on, so that the answer reaches him before the line is cut. */
const LINGER_MS = 1000;

export async function receiveForms(fastify: FastifyInstance, folder: UploadFolder | undefined): Promise<void> {
  // First, so that the general reader leaves those routes alone.
  serveUploads(fastify, folder);
  await fastify.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { files: 0, fields: 40, parts: 60, fieldSize: 64 * 1024 },
  });
}

function serveUploads(fastify: FastifyInstance, folder: UploadFolder | undefined): void {
  fastify.addHook('onRoute', ({ url, config }) => {
    if (config?.upload && !folder) throw new TypeError(`${url} takes files, and this process has no upload folder`);
  });
  fastify.addHook('preValidation', (request, _reply, done) => {
    const rule = request.routeOptions.config.upload;
    if (!rule || !folder) return done();
    const isForm = request.isMultipart();
    if (isForm) request.isMultipart = () => false;
    const rooms: string[] = [];
    const receive = async (fileBytes?: number) => {
      if (!isForm) return receivedJson(request.body);
      const room = await folder.room();
      rooms.push(room);
      return readMultipart(request.raw, limitsOf(rule, fileBytes), room);
    };
    request.hubUpload = new Upload(receive, async () => {
      for (const room of rooms.splice(0)) await folder.leave(room);
    });
    done();
  });
  // Comes for every answer, also to a sender who has gone; the handler is done with the files by then.
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!request.hubUpload) return done(null, payload);
    const discarded = () => {
      if (!request.raw.complete) stopSending(request, reply);
      done(null, payload);
    };
    request.hubUpload.discard().then(discarded, done);
  });
}

function receivedJson(body: unknown): Received {
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  return { fields: fields as Record<string, unknown>, files: [] };
}

/** Cutting the line at once would throw away the answer with it: what still comes is read for a moment, into nothing. */
function stopSending({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    const cut = setTimeout(() => raw.socket.destroy(), LINGER_MS);
    raw.once('close', () => clearTimeout(cut)).once('end', () => clearTimeout(cut));
    raw.resume();
  });
}
