import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { open, type FileHandle } from 'node:fs/promises';

/** Bytes of one part: what a large file costs in memory, whatever its size. Stores want at least 5 MiB of each but the last. */
export const PART_BYTES = 16 * 1024 * 1024;

type Ask = <T>(send: (signal: AbortSignal) => Promise<T>) => Promise<T>;
type Large = { client: S3Client; bucket: string; key: string; path: string };

/** Puts a large file part by part, each with the limits of a call of its own. It is there as a whole or not at all. */
export async function putInParts({ client, bucket, key, path }: Large, ask: Ask): Promise<void> {
  const at = { Bucket: bucket, Key: key };
  const { UploadId } = await ask((abortSignal) => client.send(new CreateMultipartUploadCommand(at), { abortSignal }));
  const file = await open(path);
  try {
    const parts: { ETag?: string; PartNumber: number }[] = [];
    for (let body = await read(file); body.length > 0; body = await read(file)) {
      const PartNumber = parts.length + 1;
      const part = new UploadPartCommand({ ...at, UploadId, PartNumber, Body: body, ContentLength: body.length });
      const { ETag } = await ask((abortSignal) => client.send(part, { abortSignal }));
      parts.push({ ETag, PartNumber });
    }
    const done = new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts: parts } });
    await ask((abortSignal) => client.send(done, { abortSignal }));
  } catch (error) {
    // Otherwise the store keeps, and charges for, what nobody can see.
    const drop = new AbortMultipartUploadCommand({ ...at, UploadId });
    await ask((abortSignal) => client.send(drop, { abortSignal })).catch(() => undefined);
    throw error;
  } finally {
    await file.close();
  }
}

async function read(file: FileHandle): Promise<Buffer> {
  const body = Buffer.allocUnsafe(PART_BYTES);
  let filled = 0;
  while (filled < PART_BYTES) {
    const { bytesRead } = await file.read(body, filled, PART_BYTES - filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return body.subarray(0, filled);
}
