import { Inject, Injectable } from '@nestjs/common';
import { MACROS_PER_GAME, type Desk, type MacroBody, type MacroView } from '@hub/contracts/tickets';
import { Db, runIdempotent, saveResult, type Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { IsNull } from 'typeorm';
import { submitOf } from '../guard-submit.ts';
import { DESK, GameSettings } from '../ports.ts';
import { GameUnknown } from '../ticket.errors.ts';
import { auditOfMacro } from './macro.audit.ts';
import { Macro, MacroVersion } from './macro.entity.ts';
import { MacroChanged, MacroNotFound, MacrosFull } from './macro.errors.ts';
import { mustEditMacro } from './macro.policy.ts';
import { auditedMacro } from './macro.view.ts';
import { ReadMacros } from './read-macros.ts';

type Words = Pick<Macro, 'game_id' | 'language' | 'title' | 'content' | 'closes'>;

/** Every save is a version of its own. */
@Injectable()
export class SaveMacro {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly games: GameSettings,
    private readonly reading: ReadMacros,
  ) {}

  async add(caller: StaffCaller, body: MacroBody): Promise<MacroView> {
    const words = wordsOf(body);
    mustEditMacro(caller.who, words.game_id);
    const submit = submitOf(`staff/${this.desk.api}/macros`, caller, body);
    const id = await runIdempotent(this.db.source, submit, async () => {
      await this.mustBeGame(words.game_id);
      return this.db.runTx(async (tx) => {
        await mustHaveRoom(tx, words.game_id);
        const saved = { ...words, version: 1, changed_by: caller.who.name };
        const macro = await tx.manager.save(tx.manager.create(Macro, { ...saved, uses: 0 }));
        await tx.manager.insert(MacroVersion, { ...saved, macro_id: macro.id });
        await tx.audit(auditOfMacro(caller, 'macro.add', macro, { after: auditedMacro(words) }));
        if (submit) await saveResult(tx, submit, macro.id);
        return macro.id;
      });
    });
    return this.reading.one(caller.who, id);
  }

  /** `seen` is the version that was read. A macro may move to another game that its editor serves as well. */
  async change(caller: StaffCaller, id: number, body: MacroBody, seen: number): Promise<MacroView> {
    const words = wordsOf(body);
    const known = await this.editable(caller, id);
    mustEditMacro(caller.who, words.game_id);
    const submit = submitOf(`staff/${this.desk.api}/macros/${id}`, caller, body);
    await runIdempotent(this.db.source, submit, async () => {
      if (words.game_id !== known.game_id) await this.mustBeGame(words.game_id);
      return this.db.runTx(async (tx) => {
        const macro = await locked(tx, id);
        if (seen !== macro.version) throw new MacroChanged();
        if (words.game_id !== macro.game_id) await mustHaveRoom(tx, words.game_id);
        const saved = { ...words, version: macro.version + 1, changed_by: caller.who.name };
        await tx.manager.update(Macro, { id }, { ...saved, changed_at: () => 'NOW(3)' });
        await tx.manager.insert(MacroVersion, { ...saved, macro_id: id });
        const moved = { id, game_id: words.game_id };
        const detail = { before: auditedMacro(macro), after: auditedMacro(words) };
        await tx.audit(auditOfMacro(caller, 'macro.change', moved, detail));
        if (submit) await saveResult(tx, submit, id);
        return id;
      });
    });
    return this.reading.one(caller.who, id);
  }

  /** Doing it again changes nothing. `seen`: the version whose words were read; its state is none of its own. */
  async archive(caller: StaffCaller, id: number, archived: boolean, seen: number): Promise<MacroView> {
    await this.editable(caller, id);
    await this.db.runTx(async (tx) => {
      const macro = await locked(tx, id);
      mustEditMacro(caller.who, macro.game_id);
      if ((macro.archived_at !== null) === archived) return;
      if (seen !== macro.version) throw new MacroChanged();
      if (!archived) await mustHaveRoom(tx, macro.game_id);
      await tx.manager.update(Macro, { id }, { archived_at: archived ? () => 'NOW(3)' : null });
      const detail = { before: { archived: !archived }, after: { archived } };
      await tx.audit(auditOfMacro(caller, archived ? 'macro.archive' : 'macro.restore', macro, detail));
    });
    return this.reading.one(caller.who, id);
  }

  private async editable(caller: StaffCaller, id: number): Promise<Macro> {
    const macro = await this.db.source.getRepository(Macro).findOneBy({ id });
    if (!macro) throw new MacroNotFound();
    mustEditMacro(caller.who, macro.game_id);
    return macro;
  }

  private async mustBeGame(game: string): Promise<void> {
    if (game !== '' && !(await this.games.of(game, false))) throw new GameUnknown();
  }
}

const wordsOf = ({ game_id, language, title, content, closes }: MacroBody): Words => ({
  game_id: game_id ?? '',
  language,
  title,
  content,
  closes: closes === '1' ? 1 : 0,
});

const locked = (tx: Tx, id: number): Promise<Macro> =>
  tx.manager.findOneOrFail(Macro, { where: { id }, lock: { mode: 'pessimistic_write' } });

async function mustHaveRoom(tx: Tx, game: string): Promise<void> {
  const active = await tx.manager.countBy(Macro, { game_id: game, archived_at: IsNull() });
  if (active >= MACROS_PER_GAME) throw new MacrosFull();
}
