import { AppError, InvalidInput, TooMany } from '@hub/nest-kit/http';

/** The game cannot be asked, or answers nonsense: whether there is such a role is not known. */
export class GameAway extends AppError {
  constructor(retryAfterS: number) {
    super(503, { msg: { code: 'GAME_AWAY' } }, retryAfterS);
  }
}

/** So many ask after roles of this game that it was not asked: in a few seconds there is a place again. */
export class GameBusy extends AppError {
  constructor(retryAfterS: number) {
    super(503, { msg: { code: 'GAME_BUSY' } }, retryAfterS);
  }
}

/** Absent, hidden, or at the desk none of the reader's. */
export class GameNotExist extends AppError {
  constructor() {
    super(404, { msg: { code: 'GAME_NOT_EXIST' } });
  }
}

/** No role can have this id. */
export class RoleRefused extends InvalidInput {
  constructor(field: 'roleId' | 'role_id', roleId: string, digits: string) {
    super({ [field]: roleId ? { code: 'ROLE_DIGITS', params: { digits } } : { code: 'ROLE_REQUIRED' } });
  }
}

/** No such host, or none that players may choose: the answer is the same. */
export class HostUnknown extends InvalidInput {
  constructor() {
    super({ hostid: { code: 'HOST_UNKNOWN' } });
  }
}

export class ServerUnknown extends InvalidInput {
  constructor() {
    super({ server_id: { code: 'SERVER_UNKNOWN' } });
  }
}

export class TooManyRoles extends TooMany {
  constructor(retryAfterS: number) {
    super(retryAfterS, 'TOO_MANY_ROLES');
  }
}
