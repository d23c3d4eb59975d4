import { gameMail, type GameMail } from '@hub/contracts/partner';
import { AppendFile, rowsIn } from '../../local-web/src/append-file.ts';
import { Calls, type Call } from './calls.ts';
import { FirstCalls } from './first-calls.ts';
import { gameFaults, type GameFaults } from './game-faults.ts';
import { GameSwitches } from './game-switches.ts';
import { LinkKeys } from './link-keys.ts';
import { MailStore, type MailState, type StoredMail, type StoreLimits } from './mail-store.ts';
import { Roles } from './roles.ts';

/** What a game tells of a claim. `claimed_at` is when it was, `told_at` when it is told; they may be in another order. */
export type ClaimNote = { kind: 'claim_note'; mail_id: string; game: string; claimed_at: number; told_at: number };

type Applied = { kind: 'applied'; n: number; at: number; partner_mail_id: string; body_sha256: string } & GameMail;
type Changed = { kind: 'claimed' | 'expired' | 'recalled' | 'accepted'; at: number; mail_id: string };

export type WorldOptions = { ledgerFile?: string; linksFile?: string; limits?: StoreLimits };

const KEPT_NOTES = 2000;

export class World {
  readonly roles = new Roles();
  readonly switches = new GameSwitches();
  readonly faults: GameFaults = gameFaults();
  readonly calls = new Calls();
  readonly firstCalls = new FirstCalls();
  readonly keys: LinkKeys;
  readonly mails: MailStore;
  readonly ledger: AppendFile | undefined;
  private notes: ClaimNote[] = [];
  private heldBack: ClaimNote | undefined;

  private constructor({ ledgerFile, linksFile, limits }: WorldOptions) {
    this.keys = new LinkKeys(linksFile);
    this.mails = new MailStore(limits);
    this.ledger = ledgerFile ? new AppendFile(ledgerFile) : undefined;
  }

  /** Opens the book: what was applied before is there again, the switches are not. */
  static async open(options: WorldOptions): Promise<World> {
    const world = new World(options);
    if (options.ledgerFile) for await (const row of rowsIn(options.ledgerFile)) world.remember(row);
    return world;
  }

  note(call: Call): void {
    this.ledger?.add(call);
    this.calls.add(call);
  }

  /** The effect: a mail lies in a mailbox. The book has it before this returns. */
  apply(mail: GameMail, bodyHash: string): StoredMail {
    const stored = this.mails.put(mail, bodyHash);
    const { n, at, partnerMailId } = stored;
    this.ledger?.add({ kind: 'applied', n, at, partner_mail_id: partnerMailId, body_sha256: bodyHash, ...mail });
    this.calls.count(stored.game, 'applied');
    return stored;
  }

  /** A mail becomes something else: the player took it, its time is over, the site took it back. */
  change(stored: StoredMail, state: MailState): void {
    stored.state = state;
    const at = Date.now();
    this.ledger?.add({ kind: state, at, mail_id: stored.mailId });
    if (state === 'recalled') this.calls.count(stored.game, 'recalled');
    if (state !== 'claimed') return;
    this.calls.count(stored.game, 'claimed');
    this.tellClaim({ kind: 'claim_note', mail_id: stored.mailId, game: stored.game, claimed_at: at, told_at: at });
  }

  /** What the games told of claims, in the order in which they told it. */
  claimNotes(): readonly ClaimNote[] {
    return this.notes;
  }

  /** Everything as on the first day, the book empty; the seed of chance stays. */
  reset(): void {
    this.roles.clear();
    this.switches.clear();
    this.faults.clear();
    this.faults.sow(this.faults.sown);
    this.calls.clear();
    this.firstCalls.clear();
    this.mails.clear();
    this.notes = [];
    this.heldBack = undefined;
    this.ledger?.empty();
  }

  close(): void {
    if (this.heldBack) this.tell(this.heldBack);
    this.ledger?.close();
  }

  private tellClaim(note: ClaimNote): void {
    const { heldBack } = this;
    this.heldBack = undefined;
    if (!heldBack && this.switches.of(note.game).claimsOutOfOrder) this.heldBack = note;
    else this.tell(note);
    if (heldBack) this.tell(heldBack);
  }

  private tell(note: ClaimNote): void {
    const told = { ...note, told_at: Date.now() };
    this.notes = [...this.notes.slice(1 - KEPT_NOTES), told];
    this.ledger?.add(told);
  }

  private remember(row: Record<string, unknown>): void {
    if (row.kind === 'call') this.calls.add(row as Call);
    else if (row.kind === 'claim_note') this.notes = [...this.notes.slice(1 - KEPT_NOTES), row as ClaimNote];
    else if (row.kind === 'applied') this.applyAgain(row as Applied);
    else this.changeAgain(row as Changed);
  }

  private applyAgain({ n, at, body_sha256, ...mail }: Applied): void {
    this.mails.put(gameMail.cast(mail, { stripUnknown: true }) as GameMail, body_sha256, at, n);
    this.calls.count(mail.game_id, 'applied');
  }

  private changeAgain({ kind, mail_id }: Changed): void {
    const stored = this.mails.find(mail_id);
    if (!stored) return;
    stored.state = kind;
    if (kind === 'claimed' || kind === 'recalled') this.calls.count(stored.game, kind);
  }
}
