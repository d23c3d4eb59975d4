import { Injectable } from '@nestjs/common';
import { nobody } from '@hub/contracts/person-data';
import type {
  CreateDataRequestBody,
  DataRequestView,
  OpenDataRequestBody,
  OwnDataRequestsView,
  OwnDataRequestView,
} from '@hub/contracts/surveys';
import { taipeiIso } from '@hub/contracts/shared';
import { Db, hashOfFields, runIdempotent, saveResult, type IdempotentSubmit } from '@hub/nest-kit/db';
import type { MemberCaller, StaffCaller } from '@hub/nest-kit/http';
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
  ) {}

  async byStaff(caller: StaffCaller, body: OpenDataRequestBody): Promise<DataRequestView> {
    mustEdit(caller.who);
    const { kind, text, person } = body;
    const submit = submitOf(`data_request:staff.${caller.who.id}`, caller.key, body);
    const id = await this.open(caller, { kind, member: person.member_id || null, asked: { person, text } }, submit);
    return this.show.view(caller.who, id);
  }

  async byMember({ who, key, rid, ip }: MemberCaller, body: CreateDataRequestBody): Promise<OwnDataRequestView> {
    const { member } = who;
    const asked = { person: { ...nobody, member_id: member }, text: body.text };
    const submit = submitOf(`data_request:${member}`, key, body);
    const id = await this.open({ member, rid, ip }, { kind: body.kind, member, asked }, submit);
    const [row] = await this.rows('id = ?', [id]);
    return { data: ownView(row!) };
  }

  /** Those of this member that are not over; one that is over names nobody any more. */
  async ofMember({ who }: MemberCaller): Promise<OwnDataRequestsView> {
    return { data: (await this.rows('member_id = ?', [who.member])).map(ownView) };
  }

  private open(by: By, { kind, member, asked }: New, submit: IdempotentSubmit | null): Promise<number> {
    return runIdempotent(this.db.source, submit, () =>
      this.db.runTx(async (tx) => {
        const id = await insertRequest(tx, by, { kind, member_id: member, ...this.box.seal(asked) });
        if (submit) await saveResult(tx, submit, id);
        return id;
      }),
    );
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
