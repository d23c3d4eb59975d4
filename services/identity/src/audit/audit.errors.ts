import { AppError } from '@hub/nest-kit/http';

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

export class AuditExportSame extends AppError {
  constructor() {
    super(409, { msg: { code: 'AUDIT_EXPORT_SAME' } });
  }
}
/** Somebody has as many under way as one may have. */
export class TooManyAuditExports extends AppError {
  constructor(max: number) {
    super(409, { msg: { code: 'AUDIT_EXPORT_MANY', params: { max } } });
  }
}
export class AuditExportFull extends AppError {
  constructor() {
    super(409, { msg: { code: 'AUDIT_EXPORT_FULL' } });
  }
}
/** A month is signed off when it is over for a day. */
export class AuditMonthOpen extends AppError {
  constructor() {
    super(409, { msg: { code: 'AUDIT_MONTH_OPEN' } });
  }
}
export class AuditMonthSigned extends AppError {
  constructor(name: string) {
    super(409, { msg: { code: 'AUDIT_MONTH_SIGNED', params: { name } } });
  }
}
