import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import {
  assertKey,
  assertPrefix,
  FileMissing,
  PAGE_MAX,
  StoreUnavailable,
  type FileSource,
  type FileStore,
} from './file-store.ts';
import { PART_BYTES, putInParts } from './s3-parts.ts';
import type { S3Place } from './s3-place.ts';

/** Milliseconds: to connect, for one try, for a call with its tries, and between two pieces of a body. */
export type S3Times = { connect: number; try: number; call: number; idle: number };
const usual: S3Times = { connect: 2000, try: 8000, call: 20_000, idle: 30_000 };
const TRIES = 3;

export class S3Store implements FileStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor(
    place: S3Place,
    private readonly times: S3Times = usual,
  ) {
    this.bucket = place.bucket;
    this.client = new S3Client({
      region: place.region,
      forcePathStyle: place.pathStyle,
      maxAttempts: TRIES,
      // Stores of other makers know the checks that the protocol has always demanded.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: times.connect,
        requestTimeout: times.try,
        throwOnRequestTimeout: true,
        httpAgent: { maxSockets: 32 },
        httpsAgent: { maxSockets: 32 },
      },
      ...(place.endpoint && { endpoint: place.endpoint }),
      ...(place.credentials && { credentials: place.credentials }),
    });
  }

  async put(key: string, source: FileSource): Promise<void> {
    assertKey(key);
    const { client, bucket } = this;
    if (!(source instanceof Uint8Array) && (await stat(source.path)).size > PART_BYTES)
      return putInParts({ client, bucket, key, path: source.path }, (send) => this.ask(key, send));
    const Body = source instanceof Uint8Array ? source : await readFile(source.path);
    const put = new PutObjectCommand({ Bucket: this.bucket, Key: key, Body, ContentLength: Body.byteLength });
    await this.ask(key, (abortSignal) => this.client.send(put, { abortSignal }));
  }

  async get(key: string) {
    assertKey(key);
    const asked = new GetObjectCommand({ Bucket: this.bucket, Key: key });
    const found = await this.ask(key, (abortSignal) => this.client.send(asked, { abortSignal }));
    const stream = found.Body as IncomingMessage;
    stream.setTimeout(this.times.idle, () => stream.destroy(new StoreUnavailable('a body that stands still')));
    return { stream, bytes: found.ContentLength ?? 0 };
  }

  async exists(key: string): Promise<boolean> {
    assertKey(key);
    const asked = new HeadObjectCommand({ Bucket: this.bucket, Key: key });
    try {
      await this.ask(key, (abortSignal) => this.client.send(asked, { abortSignal }));
      return true;
    } catch (error) {
      if (error instanceof FileMissing) return false;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    assertKey(key);
    const asked = new DeleteObjectCommand({ Bucket: this.bucket, Key: key });
    try {
      await this.ask(key, (abortSignal) => this.client.send(asked, { abortSignal }));
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error;
    }
  }

  async list(prefix: string, after: string | null = null, limit = PAGE_MAX) {
    assertPrefix(prefix);
    const most = Math.min(Math.max(1, limit), PAGE_MAX);
    const asked = new ListObjectsV2Command({
      Bucket: this.bucket,
      Prefix: prefix,
      MaxKeys: most,
      ...(after && { StartAfter: after }),
    });
    const page = await this.ask(prefix, (abortSignal) => this.client.send(asked, { abortSignal }));
    const files = (page.Contents ?? []).map((row) => ({
      key: row.Key ?? '',
      bytes: row.Size ?? 0,
      storedAt: row.LastModified ?? new Date(),
    }));
    return { files, next: page.IsTruncated ? (files.at(-1)?.key ?? null) : null };
  }

  async close(): Promise<void> {
    this.client.destroy();
  }

  /** The limit is for the answer: its body may take longer, as long as it goes on. */
  private async ask<T>(key: string, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const stop = new AbortController();
    const late = setTimeout(() => stop.abort(), this.times.call);
    try {
      return await send(stop.signal);
    } catch (error) {
      const fault = error as { name?: string; $metadata?: { httpStatusCode?: number } };
      if (fault.name === 'NoSuchKey' || fault.name === 'NotFound') throw new FileMissing(key);
      const status = fault.$metadata?.httpStatusCode;
      throw new StoreUnavailable(`${fault.name ?? 'fault'}${status ? ` ${status}` : ''}`);
    } finally {
      clearTimeout(late);
    }
  }
}
