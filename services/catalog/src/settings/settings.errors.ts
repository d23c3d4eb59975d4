import type { TextParams } from '@hub/contracts/shared';
import { AppError } from '@hub/nest-kit/http';

/** Absent, or at a game that is none of the reader's. */
export class SettingNotFound extends AppError {
  constructor() {
    super(404, { msg: { code: 'NOT_FOUND' } });
  }
}

/** Somebody saved since it was read. */
export class SettingChanged extends AppError {
  constructor() {
    super(409, { msg: { code: 'SETTING_CHANGED' } });
  }
}

export class SettingRefused extends AppError {
  constructor(
    field: string,
    code: 'SETTING_EXISTS' | 'SETTING_FIXED' | 'SETTING_GAME' | 'CLICK_HOST',
    params?: TextParams,
  ) {
    super(400, { [field]: { code, ...(params && { params }) } });
  }
}
