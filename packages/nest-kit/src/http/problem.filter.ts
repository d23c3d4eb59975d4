import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageFor, sentenceOf, type Language, type Texts } from '@hub/contracts/shared';
import type { RecordRefusals } from '../audit/record-refusals.ts';
import { faultOf, type Log } from '../log/logger.ts';
import { isUnavailable, isUnfitValue } from '../db/faults.ts';
import { FileRefused } from '../files/file-refused.ts';
import { AppError, TemporarilyUnavailable, type Faults } from './app-error.ts';
import { partnerProblem } from './partner-problem.ts';
import { ServiceUnavailable } from './service-client.ts';

const tooLarge = new Set(['FST_ERR_CTP_BODY_TOO_LARGE', 'FST_REQ_FILE_TOO_LARGE']);
const malformed = new Set([
  'FST_FILES_LIMIT',
  'FST_PARTS_LIMIT',
  'FST_FIELDS_LIMIT',
  'FST_ERR_CTP_INVALID_MEDIA_TYPE',
  'FST_ERR_CTP_INVALID_JSON_BODY',
  'FST_ERR_CTP_EMPTY_JSON_BODY',
  'FST_PROTO_VIOLATION',
  'FST_INVALID_JSON_FIELD_ERROR',
  'FST_NO_FORM_DATA',
]);

/** A form whose text is broken: the reader of forms gives such faults no code. */
const isBrokenForm = (error: unknown) => /@fastify[\\/]busboy/.test((error as Error | undefined)?.stack ?? '');

const diskFull = new Set(['ENOSPC', 'EDQUOT']);

type Problem = { status: number; faults: Faults; retryAfterS?: number; headers?: Record<string, string> };

@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly texts: Texts,
    private readonly log: Log,
    private readonly refusals?: RecordRefusals,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = this.problemOf(error, request.hubUpload !== undefined);
    const language = languageFor(request.headers['accept-language']);
    if (problem.status >= 500 || isUnfitValue(error)) {
      this.log.error({ ...faultOf(error), route: request.routeOptions.url, status: problem.status }, 'failed');
    }
    if (problem.retryAfterS) void reply.header('retry-after', problem.retryAfterS);
    void reply.headers(problem.headers ?? {});
    const codes = Object.values(problem.faults)
      .map((fault) => fault.code)
      .join(',');
    void reply.header('x-hub-code', codes).header('cache-control', 'no-store');
    const body =
      request.hub?.who.kind === 'partner' ? partnerProblem(error, problem) : this.sentences(problem.faults, language);
    void reply.status(problem.status).send(body);
    if (error instanceof AppError && error.withheld) this.tellAudit(request, problem.status);
  }

  private tellAudit({ hub, method, url }: FastifyRequest, status: number): void {
    if (hub?.who.kind !== 'staff') return;
    const { who, rid, ip } = hub;
    void this.refusals?.note({ who, method, path: url.split('?')[0] ?? '', status, rid, ip });
  }

  private sentences(faults: Faults, language: Language): Record<string, string> {
    const rows = Object.entries(faults).map(([field, { code, params }]) => [
      field,
      sentenceOf(this.texts, code in this.texts ? code : 'FIELD_INVALID', language, params),
    ]);
    return Object.fromEntries(rows) as Record<string, string>;
  }

  private problemOf(error: unknown, bringsFiles: boolean): Problem {
    if (error instanceof AppError) return error;
    const code = String((error as { code?: unknown })?.code ?? '');
    if (bringsFiles && diskFull.has(code)) return new FileRefused('FILE_BUSY');
    if (diskFull.has(code) || isUnavailable(error) || error instanceof ServiceUnavailable)
      return new TemporarilyUnavailable();
    if (tooLarge.has(code)) return { status: 413, faults: { file01: { code: 'BODY_TOO_LARGE' } } };
    if (malformed.has(code) || isBrokenForm(error) || isUnfitValue(error))
      return { status: 400, faults: { msg: { code: 'BODY_MALFORMED' } } };
    if (error instanceof HttpException && error.getStatus() < 500) {
      const status = error.getStatus();
      return { status, faults: { msg: { code: status === 404 ? 'NOT_FOUND' : 'BODY_MALFORMED' } } };
    }
    return { status: 500, faults: { msg: { code: 'UNEXPECTED' } } };
  }
}
