import type { TextParams } from '@hub/contracts/shared';
import { AppError } from '../http/app-error.ts';

export const fileStatus = {
  FILE_TOO_LARGE: 413,
  FILE_PIXELS: 413,
  FILE_TYPE: 415,
  FILE_BROKEN: 415,
  FILE_TOO_MANY: 400,
  FILE_UNWANTED: 400,
  FILE_EMPTY: 400,
  FILE_GONE: 400,
  FILE_BUSY: 503,
  MULTIPART_MALFORMED: 400,
} as const;
export type FileCode = keyof typeof fileStatus;

const BUSY_RETRY_S = 5;

/** Names `file01` (`msg` for a malformed form) and the further `fields`; `params.name` is the cleaned display name. */
export class FileRefused extends AppError {
  constructor(
    readonly code: FileCode,
    readonly fields: readonly string[] = [],
    readonly params?: TextParams,
  ) {
    const first = code === 'MULTIPART_MALFORMED' ? ['msg', 'file01'] : ['file01'];
    const named = [...new Set([...first, ...fields])].map((field) => [field, { code, ...(params && { params }) }]);
    super(fileStatus[code], Object.fromEntries(named), code === 'FILE_BUSY' ? BUSY_RETRY_S : undefined);
  }

  of(field: string, name: string): FileRefused {
    return new FileRefused(this.code, [...this.fields, field], { ...this.params, name });
  }
}
