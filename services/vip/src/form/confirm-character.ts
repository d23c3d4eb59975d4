import { Inject, Injectable } from '@nestjs/common';
import type { ConfirmCharacterBody, VipFormView } from '@hub/contracts/vip';
import type { Caller } from '@hub/nest-kit/http';
import { Admission, RenderForm } from '@hub/tickets/server';
import type { VipAdmission } from '../admission/vip-admission.ts';

/** A visitor names a character, and gets the form with its names. */
@Injectable()
export class ConfirmCharacter {
  constructor(
    private readonly render: RenderForm,
    @Inject(Admission) private readonly admission: VipAdmission,
  ) {}

  async run(caller: Caller, { game_id, in_game_id, server_id = '' }: ConfirmCharacterBody): Promise<VipFormView> {
    const visitor: Caller = { ...caller, who: { kind: 'anon' } };
    const { settings } = await this.render.run(visitor, game_id);
    return { ...settings, ...(await this.admission.confirm({ game_id, in_game_id, server_id }, caller)) };
  }
}
