import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { UploadRule } from './multipart-rule.ts';

/** One received file: `name` is clean to show, `path` is private to this request and gone after it. */
export type UploadedFile = { field: string; name: string; path: string; bytes: number; sha256: string };
/** `fields` are the texts of a form, or the body as it is when the call was JSON. */
export type Received = { fields: Record<string, unknown>; files: UploadedFile[] };

export class Upload {
  private received: Promise<Received> | null = null;

  constructor(
    private readonly receive: (fileBytes?: number) => Promise<Received>,
    private readonly forget: () => Promise<void>,
  ) {}

  /** A second call gives the same. Files lie on this disk until the answer goes out. Throws `FileRefused`. */
  read(fileBytes?: number): Promise<Received> {
    return (this.received ??= this.receive(fileBytes));
  }

  async discard(): Promise<void> {
    await this.received?.catch(() => undefined);
    await this.forget();
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    hubUpload?: Upload;
  }
  interface FastifyContextConfig {
    upload?: UploadRule;
  }
}

export const CurrentUpload = createParamDecorator((_: unknown, context: ExecutionContext): Upload => {
  const { hubUpload } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!hubUpload) throw new TypeError('this route lacks @TakesFiles, or its process an upload folder');
  return hubUpload;
});
