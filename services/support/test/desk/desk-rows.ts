import { randomBytes } from 'node:crypto';
import type { StaffPrincipal } from '@hub/contracts/shared';
import type { StaffQueueView } from '@hub/contracts/tickets';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { callAs, unique } from '@hub/nest-kit/testing';
import { askForIndex, countMove } from '@hub/tickets/server';
import { schema } from '../../src/data-source.ts';
import type { Support } from '../support.setup.ts';

export type DeskRow = {
  game_id?: string;
  question_type?: string;
  status?: number;
  hours?: number;
  assignee_id?: number | null;
  language?: string;
  priority?: number;
  content?: string;
  character_name?: string;
  role_id?: string;
};

/** A desk in the database of a running service: cases as they stand, whatever led there. */
export async function deskRows(support: Support) {
  const source = await openDatabase(support.database.url, schema, 8);
  const db = new Db(source);
  const add = (row: DeskRow = {}): Promise<number> =>
    db.runTx(async (tx) => {
      const { hours = 0, status = 0, ...over } = row;
      const values = {
        game_id: 'H73',
        game_name: '遊戲 H73（示範）',
        question_type: '1',
        type_text: '一般問題',
        server_id: 'tw_2001',
        server_name: '台灣一服',
        role_id: String(unique()),
        in_game_id: '',
        character_name: '夜行',
        email: 'p@example.com',
        email_mac: randomBytes(32),
        check_mac: randomBytes(32),
        check_box: Buffer.alloc(1),
        content: '請問如何換綁',
        language: 'zh-TW',
        priority: 0,
        assignee_id: null,
        assignee_name: over.assignee_id ? '小敏' : null,
        status,
        ...over,
      };
      const names = Object.keys(values);
      const done: { insertId: number } = await tx.manager.query(
        `INSERT INTO ticket (${names.join(', ')}, created_at, waiting_since)
          VALUES (?, NOW(3) - INTERVAL ${hours} HOUR, ${status <= 1 ? `NOW(3) - INTERVAL ${hours} HOUR` : 'NULL'})`,
        [Object.values(values)],
      );
      await countMove(tx, null, values);
      await askForIndex(tx, done.insertId);
      return done.insertId;
    });
  const queue = (who: StaffPrincipal, query: Record<string, string>) =>
    callAs<StaffQueueView>(support.url, 'support', `GET /api/staff/questions?${new URLSearchParams(query)}`, { who });
  /** Every page of a list, one after the other; `between` happens before each next one. */
  const pages = async (who: StaffPrincipal, query: Record<string, string>, between = async () => {}) => {
    const seen: number[] = [];
    for (let page: string | null = ''; page !== null;) {
      const { body }: { body: StaffQueueView } = await queue(who, { ...query, page });
      seen.push(...body.data.map(({ id }) => id));
      page = body.page.next;
      await between();
    }
    return seen;
  };
  return { source, db, add, queue, pages, close: () => source.destroy() };
}
export type DeskRows = Awaited<ReturnType<typeof deskRows>>;
