import { AppError } from '@hub/nest-kit/http';

/** Absent, or of a game that somebody does not look after: one answer. */
export class AuditRowNotFound extends AppError {
  constructor() {
    super(404, { msg: { code: 'NOT_FOUND' } });
  }
}

/** The database gave up within its limit. */
export class SearchTooWide extends AppError {
  constructor() {
    super(503, { msg: { code: 'AUDIT_SLOW' } });
  }
}
