import type { ConsumeCaptchaBody, ConsumeCaptchaView } from '@hub/contracts/identity';
import type { CaptchaForm } from '@hub/contracts/shared';
import { ServiceAway, ServiceResting, type ServiceClient } from '@hub/nest-kit/http';
import { CaptchaCheck } from '@hub/tickets/server';

/** Challenges are kept by identity, which knows the used ones. */
export class IdentityCaptcha extends CaptchaCheck {
  constructor(private readonly services: ServiceClient) {
    super();
  }

  async passes(payload: string, form: CaptchaForm, by: string): Promise<boolean> {
    const body: ConsumeCaptchaBody = { payload, for: form, by };
    try {
      return (
        await this.services.call<ConsumeCaptchaView>('identity', '/internal/captcha/consume', {
          body,
          repeatable: true,
        })
      ).ok;
    } catch (error) {
      if (error instanceof ServiceAway) throw new ServiceResting();
      throw error;
    }
  }
}
