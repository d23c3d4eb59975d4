import { AppError } from '@hub/nest-kit/http';

/** These colours would make pages that cannot be read; names the pairs, like `dark: brand-ink on brand-soft`. */
export class ThemeTooWeak extends AppError {
  constructor(readonly pairs: string[]) {
    super(400, { msg: { code: 'THEME_TOO_WEAK', params: { pairs: pairs.join('、') } } });
  }
}
