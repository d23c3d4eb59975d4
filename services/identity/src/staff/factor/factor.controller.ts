import { Body, Controller, Header, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  signInCalls,
  enrolBody,
  factorBody,
  newPasswordBody,
  type DoneView,
  type EnrolmentView,
  type FactorBody,
  type NewPasswordBody,
  type RecoveryCodesView,
} from '@hub/contracts/identity';
import { Call, CurrentHalfStaff, CurrentStaff, yup, type StaffCaller } from '@hub/nest-kit/http';
import { ChangePassword } from '../change-password.ts';
import { CookieSession, SessionCookie } from '../session-cookie.ts';
import { FreshFactor } from '../sessions/fresh-factor.ts';
import { BeginEnrolment } from './begin-enrolment.ts';
import { FinishEnrolment } from './finish-enrolment.ts';
import { RemoveFactor } from './remove-factor.ts';
import { RenewRecoveryCodes } from './renew-recovery-codes.ts';
import { ShowSecondFactor } from './show-second-factor.ts';
import { StepUp } from './step-up.ts';

const done: DoneView = { data: { ok: true } };

@Controller()
export class FactorController {
  constructor(
    private readonly showSecondFactor: ShowSecondFactor,
    private readonly stepUp: StepUp,
    private readonly beginEnrolment: BeginEnrolment,
    private readonly finishEnrolment: FinishEnrolment,
    private readonly renewCodes: RenewRecoveryCodes,
    private readonly removeFactor: RemoveFactor,
    private readonly changePassword: ChangePassword,
    private readonly cookie: SessionCookie,
  ) {}

  @Call(signInCalls.proveFactor)
  @Header('cache-control', 'no-store')
  async show(
    @CurrentHalfStaff() caller: StaffCaller,
    @CookieSession() session: string,
    @Body(yup(factorBody)) body: FactorBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ data: { csrf: string } }> {
    const raised = await this.showSecondFactor.run(caller, session, body.code);
    void reply.header('set-cookie', this.cookie.holding(raised.session));
    return { data: { csrf: raised.csrf } };
  }

  @Call(signInCalls.stepUp)
  @Header('cache-control', 'no-store')
  async again(
    @CurrentStaff() caller: StaffCaller,
    @CookieSession() session: string,
    @Body(yup(factorBody)) body: FactorBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneView> {
    const raised = await this.stepUp.run(caller, session, body.code);
    void reply.header('set-cookie', this.cookie.holding(raised.session));
    return done;
  }

  @Call(signInCalls.enrolFactor)
  @Header('cache-control', 'no-store')
  async enrol(@CurrentHalfStaff() caller: StaffCaller, @CookieSession() session: string): Promise<EnrolmentView> {
    return { data: await this.beginEnrolment.run(caller, session) };
  }

  @Call(signInCalls.confirmFactor)
  @Header('cache-control', 'no-store')
  async confirm(
    @CurrentHalfStaff() caller: StaffCaller,
    @CookieSession() session: string,
    @Body(yup(enrolBody)) body: FactorBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodesView> {
    const enrolled = await this.finishEnrolment.run(caller, session, body.code);
    void reply.header('set-cookie', this.cookie.holding(enrolled.session));
    return { data: { recovery_codes: enrolled.recoveryCodes, csrf: enrolled.csrf } };
  }

  @Call(signInCalls.renewRecoveryCodes)
  @UseGuards(FreshFactor)
  @Header('cache-control', 'no-store')
  async codes(@CurrentStaff() caller: StaffCaller): Promise<{ data: { recovery_codes: string[] } }> {
    return { data: { recovery_codes: await this.renewCodes.run(caller) } };
  }

  @Call(signInCalls.removeFactor)
  @UseGuards(FreshFactor)
  @Header('cache-control', 'no-store')
  async remove(
    @CurrentStaff() caller: StaffCaller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneView> {
    await this.removeFactor.run(caller);
    void reply.header('set-cookie', this.cookie.gone());
    return done;
  }

  @Call(signInCalls.changePassword)
  @Header('cache-control', 'no-store')
  async password(
    @CurrentHalfStaff() caller: StaffCaller,
    @CookieSession() session: string,
    @Body(yup(newPasswordBody)) body: NewPasswordBody,
  ): Promise<DoneView> {
    await this.changePassword.run(caller, session, body);
    return done;
  }
}
