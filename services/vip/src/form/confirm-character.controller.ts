import { Controller } from '@nestjs/common';
import { confirmCharacterBody, vipServiceCalls, type VipFormView } from '@hub/contracts/vip';
import { Call, checked, CurrentCaller, CurrentUpload, TakesFiles, type Caller, type Upload } from '@hub/nest-kit/http';
import { ConfirmCharacter } from './confirm-character.ts';

@Controller()
export class ConfirmCharacterController {
  constructor(private readonly confirm: ConfirmCharacter) {}

  /** A form without files. */
  @Call(vipServiceCalls.confirmCharacter)
  @TakesFiles({ files: [] })
  async run(@CurrentCaller() caller: Caller, @CurrentUpload() upload: Upload): Promise<{ settings: VipFormView }> {
    const { fields } = await upload.read(0);
    return { settings: await this.confirm.run(caller, await checked(confirmCharacterBody, fields)) };
  }
}
