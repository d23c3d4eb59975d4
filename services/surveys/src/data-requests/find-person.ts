import { Injectable } from '@nestjs/common';
import type { Person } from '@hub/contracts/person-data';
import type { FindPersonalDataBody, FoundPersonView } from '@hub/contracts/surveys';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { AskAreas } from './ask-areas.ts';
import { mustRead } from './data-request.policy.ts';

/** Contacts are masked by the audit itself: whom somebody looked for can be told apart, and nobody is reached by it. */
const searched = ({ emails, phones, member_id, accounts, roles }: Person) => ({
  ...{ emails, phones, accounts, roles },
  ...(member_id && { member_id }),
});

/** Somebody looks for a person without a request; each look is a row of the audit, written before anything is shown. */
@Injectable()
export class FindPerson {
  constructor(
    private readonly db: Db,
    private readonly areas: AskAreas,
  ) {}

  async run({ who, rid, ip }: StaffCaller, { person, reason }: FindPersonalDataBody): Promise<FoundPersonView> {
    mustRead(who);
    await this.db.runTx((tx) =>
      tx.audit({
        actor_kind: 'staff',
        actor: who.login,
        action: 'person.find',
        game_id: '',
        object: 'person',
        detail: JSON.stringify({ reason, ...searched(person) }),
        rid,
        address: ip,
      }),
    );
    return { data: await this.areas.find(person) };
  }
}
