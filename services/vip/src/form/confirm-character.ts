import { Inject, Injectable } from '@nestjs/common';
import { digitsOf, roleIdFits } from '@hub/contracts/shared';
import type { ConfirmCharacterBody, VipFormView } from '@hub/contracts/vip';
import { InvalidInput, type Caller } from '@hub/nest-kit/http';
import { Admission, RenderForm } from '@hub/tickets/server';
import type { VipAdmission } from '../admission/vip-admission.ts';

/** A visitor names a character, and gets the form with its names. */
@Injectable()
export class ConfirmCharacter {
  constructor(
    private readonly render: RenderForm,
    @Inject(Admission) private readonly admission: VipAdmission,
  ) {}

  /** An id that the game's own rule refuses is told the rule, and was no try. */
  async run(caller: Caller, { game_id, in_game_id, server_id = '' }: ConfirmCharacterBody): Promise<VipFormView> {
    const visitor: Caller = { ...caller, who: { kind: 'anon' } };
    const { settings } = await this.render.run(visitor, game_id);
    const { role_digits } = settings.game;
    if (role_digits && !roleIdFits(role_digits, in_game_id)) {
      const params = { digits: digitsOf(role_digits) };
      throw new InvalidInput({ in_game_id: { code: 'ROLE_ID_LENGTH', params } });
    }
    return { ...settings, ...(await this.admission.confirm({ game_id, in_game_id, server_id }, caller)) };
  }
}
