import { AppError } from '@hub/nest-kit/http';

/** Its key is forgotten: nobody can ever show it again. */
export class PaperDestroyed extends AppError {
  constructor() {
    super(410, { msg: { code: 'PAPER_DESTROYED' } });
  }
}
