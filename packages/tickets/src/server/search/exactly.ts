import { Injectable } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import { CheckCodes } from '../check-codes.ts';
import { Contacts } from '../contacts.ts';
import type { Meant } from './search-query.ts';

type Games = readonly string[] | '*';
type Hit = { id: number; by: 'number' | 'check_code' | 'email' | 'phone'; snippets: [] };

/** More cases of one contact than a page of words could repeat. */
const KNOWN = 500;

/** Contacts and codes by keyed hash, as they must not be readable. */
@Injectable()
export class Exactly {
  constructor(
    private readonly db: Db,
    private readonly codes: CheckCodes,
    private readonly contacts: Contacts,
  ) {}

  /** The case with this check code, else the one with this number. */
  async one(games: Games, { code, number }: Meant): Promise<Hit[]> {
    const byCode = code ? await this.ask(games, 'check_mac = ?', [this.codes.macOf(code)], 1) : [];
    if (byCode.length > 0) return byCode.map((id) => ({ id, by: 'check_code', snippets: [] }));
    const byNumber = number === null ? [] : await this.ask(games, 'id = ?', [number], 1);
    return byNumber.map((id) => ({ id, by: 'number', snippets: [] }));
  }

  /** Cases of an e-mail address or a phone before a number, newest first. */
  async contact(games: Games, q: string, meant: Meant, before: number, limit: number): Promise<Hit[]> {
    const by = meant.email ? 'email' : 'phone';
    const macs = meant.email ? [this.contacts.emailMac(q)] : meant.phone ? this.contacts.phoneMacs(q) : [];
    const pages = await Promise.all(
      macs.map((mac) => this.ask(games, `${by}_mac = ? AND id < ?`, [mac, before], limit)),
    );
    const ids = [...new Set(pages.flat())].sort((a, b) => b - a).slice(0, limit);
    return ids.map((id) => ({ id, by, snippets: [] }));
  }

  async ids(games: Games, q: string, meant: Meant): Promise<Set<number>> {
    const hits = [
      ...(await this.one(games, meant)),
      ...(await this.contact(games, q, meant, Number.MAX_SAFE_INTEGER, KNOWN)),
    ];
    return new Set(hits.map(({ id }) => id));
  }

  private async ask(games: Games, where: string, values: unknown[], limit: number): Promise<number[]> {
    if (games !== '*' && games.length === 0) return [];
    const rows: { id: number }[] = await this.db.source.query(
      `SELECT id FROM ticket WHERE ${where}${games === '*' ? '' : ' AND game_id IN (?)'} ORDER BY id DESC LIMIT ${limit}`,
      games === '*' ? values : [...values, games],
    );
    return rows.map(({ id }) => id);
  }
}
