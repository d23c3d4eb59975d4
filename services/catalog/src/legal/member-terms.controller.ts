import { Body, Controller, Header, Query } from '@nestjs/common';
import {
  acceptTermsBody,
  memberTermsCalls,
  memberTermsQuery,
  type AcceptedTermsView,
  type AcceptTermsBody,
  type MemberTermsQuery,
  type MemberTermsView,
} from '@hub/contracts/catalog';
import { Call, CurrentMember, yup, type MemberCaller } from '@hub/nest-kit/http';
import { AcceptTerms } from './accept-terms.ts';

@Controller()
export class MemberTermsController {
  constructor(private readonly terms: AcceptTerms) {}

  @Call(memberTermsCalls.getMemberTerms)
  @Header('cache-control', 'no-store')
  show(
    @CurrentMember() caller: MemberCaller,
    @Query(yup(memberTermsQuery)) query: MemberTermsQuery,
  ): Promise<MemberTermsView> {
    return this.terms.show(caller, query);
  }

  @Call(memberTermsCalls.acceptMemberTerms)
  @Header('cache-control', 'no-store')
  async accept(
    @CurrentMember() { who }: MemberCaller,
    @Body(yup(acceptTermsBody)) body: AcceptTermsBody,
  ): Promise<AcceptedTermsView> {
    return { data: await this.terms.accept(who, body) };
  }
}
