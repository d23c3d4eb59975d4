import { Injectable } from '@nestjs/common';
import { nobody } from '@hub/contracts/person-data';
import type {
  CreateDataRequestBody,
  DataRequestView,
  OpenDataRequestBody,
  OwnDataRequestsView,
  OwnDataRequestView,
} from '@hub/contracts/surveys';
import { taipeiIso, type MemberWho } from '@hub/contracts/shared';
import { Db, hashOfFields, runIdempotent, saveResult, type IdempotentSubmit } from '@hub/nest-kit/db';
import {
  ServiceClient,
  ServiceUnavailable,
  TemporarilyUnavailable,
  type MemberCaller,
  type StaffCaller,
} from '@hub/nest-kit/http';
import { knownMember } from '@hub/nest-kit/known-member';
import type { DataRequestRow } from './data-request.entity.ts';
import { mustEdit } from './data-request.policy.ts';
import { RequestBox, type Asked } from './request-box.ts';
import { ShowRequest } from './show-request.ts';
import { insertRequest, type By } from './write-request.ts';

const OWN = 20;

type New = { kind: DataRequestRow['kind']; member: string | null; asked: Asked };

/** A request begins: by a member, or by somebody who took it by mail or at the telephone. Sent again it is the same. */
@Injectable()
export class OpenRequest {
  constructor(
    private readonly db: Db,
    private readonly box: RequestBox,
    private readonly show: ShowRequest,
    private readonly services: ServiceClient,
  ) {}

  async byStaff(caller: StaffCaller, body: OpenDataRequestBody): Promise<DataRequestView> {
    mustEdit(caller.who);
    const { kind, text, person } = body;
    const submit = submitOf(`data_request:staff.${caller.who.id}`, caller.key, body);
    const id = await this.open(caller, submit, async () => ({
      ...{ kind, member: person.member_id || null },
      asked: { person, text },
    }));
    return this.show.view(caller.who, id);
  }

  /** Throws 503 while nobody can say which address was proven: the person is found by it, and told by it of the end. */
  async byMember(
    { who, key, rid, ip, language }: MemberCaller,
    body: CreateDataRequestBody,
  ): Promise<OwnDataRequestView> {
    const { member } = who;
    const { kind, text } = body;
    const submit = submitOf(`data_request:${member}`, key, body);
    const id = await this.open({ member, rid, ip }, submit, async () => {
      const email = await this.provenEmail(who);
      const person = { ...nobody, member_id: member, emails: email ? [email] : [] };
      return { kind, member, asked: { person, text, ...(email && { reply: { email, language } }) } };
    });
    const [row] = await this.rows('id = ?', [id]);
    return { data: ownView(row!) };
  }

  /** Those of this member that are not over; one that is over names nobody any more. */
  async ofMember({ who }: MemberCaller): Promise<OwnDataRequestsView> {
    return { data: (await this.rows('member_id = ?', [who.member])).map(ownView) };
  }

  private async provenEmail(who: MemberWho): Promise<string> {
    try {
      return (await knownMember(this.services, who))?.email ?? '';
    } catch (error) {
      throw error instanceof ServiceUnavailable ? new TemporarilyUnavailable() : error;
    }
  }

  private open(by: By, submit: IdempotentSubmit | null, ask: () => Promise<New>): Promise<number> {
    return runIdempotent(this.db.source, submit, async () => {
      const { kind, member, asked } = await ask();
      return this.db.runTx(async (tx) => {
        const id = await insertRequest(tx, by, { kind, member_id: member, ...this.box.seal(asked) });
        if (submit) await saveResult(tx, submit, id);
        return id;
      });
    });
  }

  private rows(where: string, values: unknown[]): Promise<DataRequestRow[]> {
    return this.db.source.query(`SELECT * FROM data_request WHERE ${where} ORDER BY id DESC LIMIT ${OWN}`, values);
  }
}

const submitOf = (scope: string, key: string | null, body: object): IdempotentSubmit | null =>
  key === null ? null : { scope, key, hash: hashOfFields({ ...body }) };

const ownView = ({ id, kind, state, created_at, due_at, closed_at }: DataRequestRow): OwnDataRequestView['data'] => ({
  id,
  kind,
  state,
  created_at: taipeiIso(created_at),
  due_at: taipeiIso(due_at),
  closed_at: closed_at && taipeiIso(closed_at),
});
