import { AppError } from '../http/app-error.ts';

/** Not there, somebody else's, or of games that the reader has no role at any more: they look the same. */
export class ExportNotFound extends AppError {
  constructor() {
    super(404, { msg: { code: 'NOT_FOUND' } });
  }
}
export class ExportNotReady extends AppError {
  constructor() {
    super(409, { msg: { code: 'EXPORT_NOT_READY' } });
  }
}
export class ExportGone extends AppError {
  constructor() {
    super(410, { msg: { code: 'EXPORT_GONE' } });
  }
}
