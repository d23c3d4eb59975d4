import { AppError, TooMany } from '@hub/nest-kit/http';

export class TooManyUploads extends TooMany {
  constructor(retryAfterS: number) {
    super(retryAfterS, 'TOO_MANY_UPLOADS');
  }
}
export class FileArchived extends AppError {
  constructor() {
    super(410, { msg: { code: 'FILE_ARCHIVED' } });
  }
}
