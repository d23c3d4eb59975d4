import { Inject, Injectable } from '@nestjs/common';
import type { Desk, ExportBody, ExportView } from '@hub/contracts/tickets';
import type { AuditEntry } from '@hub/nest-kit/audit';
import { Db, runIdempotent, saveResult, type IdempotentSubmit } from '@hub/nest-kit/db';
import { ExportRepository } from '@hub/nest-kit/exports';
import type { StaffCaller } from '@hub/nest-kit/http';
import { submitOf } from '../guard-submit.ts';
import { DESK } from '../ports.ts';
import { TooManyExports } from './export.errors.ts';
import { exportGames, type ExportFilter } from './export.policy.ts';
import { exportView } from './export.view.ts';

/** Of one person. */
const AT_ONCE = 3;

/** The trace of an export; the reason is in it where personal data are. */
export function auditOfExport(caller: StaffCaller, action: string, id: number, detail: object, games: string[]) {
  const entry: AuditEntry = {
    actor_kind: 'staff',
    actor: caller.who.login,
    action,
    game_id: games.length === 1 ? (games[0] ?? '') : '',
    object: `export:${id}`,
    detail: JSON.stringify(detail),
    rid: caller.rid,
    address: caller.ip,
  };
  return entry;
}

/** Staff asks for a file. Once per submit; the audit knows what is in it and why before the first row is read. */
@Injectable()
export class AskExport {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly box: ExportRepository,
  ) {}

  async run(caller: StaffCaller, body: ExportBody): Promise<ExportView> {
    const { from, until } = body;
    const filter = { from, until, games: await this.games(caller, body), agents: body.agent };
    const submit = submitOf(`staff/${this.desk.api}/exports`, caller, body);
    const id = await runIdempotent(this.db.source, submit, () => this.store(caller, body, filter, submit));
    return { data: exportView(await this.box.byId(id)) };
  }

  private async games({ who }: StaffCaller, { kind, game_id }: ExportBody): Promise<string[]> {
    const known: { member: string }[] = await this.db.source.query(
      "SELECT member FROM figure_name WHERE side = 'game' ORDER BY member",
    );
    return exportGames(
      who,
      kind,
      known.map(({ member }) => member),
      game_id,
    );
  }

  private store(
    caller: StaffCaller,
    body: ExportBody,
    filter: ExportFilter,
    submit: IdempotentSubmit | null,
  ): Promise<number> {
    const { kind, reason } = body;
    const personal = body.personal && kind === 'cases';
    const { id: asker, name } = caller.who;
    const { language } = caller;
    return this.db.runTx(async (tx) => {
      const id = await this.box.ask(tx, { kind, owner: { id: asker, name }, filter, personal, language });
      // Counted with the own row: of several that are asked for at one moment each waits for the others.
      if ((await this.box.underWay(tx, asker)).length > AT_ONCE) throw new TooManyExports(AT_ONCE);
      const { from, until, games } = filter;
      const detail = { kind, from, until, games: games.join(' '), personal, ...(personal && { reason }) };
      await tx.audit(auditOfExport(caller, 'export.ask', id, detail, games));
      if (submit) await saveResult(tx, submit, id);
      return id;
    });
  }
}
