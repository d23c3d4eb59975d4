import { Db, openDatabase } from '@hub/nest-kit/db';
import { clock, schemaFor, testKeys, unique } from '@hub/nest-kit/testing';
import { schema } from '../src/data-source.ts';
import { demoGames } from '../src/games/demo-games.ts';
import { Game } from '../src/games/game.entity.ts';
import { Server } from '../src/games/server.entity.ts';
import { start } from '../src/main.ts';
import { Notice } from '../src/notices/notice.entity.ts';
import { QuestionTypeRow } from '../src/question-types/question-type.entity.ts';
import { REMEMBER_MS } from '../src/rows/remember.ts';
import { seed } from '../src/seed.ts';

const MINUTE = 60_000;
export const minutes = (count: number): Date => new Date(Date.now() + count * MINUTE);

/** A seeded schema of this test file's own. */
export async function seededDatabase() {
  const own = await schemaFor('catalog');
  const env = { DATABASE_URL: own.url };
  await seed(env, { now: new Date() });
  const source = await openDatabase(own.url, schema, 2);
  const close = async () => {
    await source.destroy();
    await own.drop();
  };
  return { env, db: new Db(source), close };
}

/** `support`, `identity`: where they answer; away when left out. */
export const startCatalog = (
  env: { DATABASE_URL: string },
  support = 'http://127.0.0.1:1',
  identity = 'http://127.0.0.1:1',
) => {
  return start({
    ...testKeys,
    ...env,
    HUB_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://player.example',
    SERVICE_URLS: JSON.stringify({ support, identity }),
  });
};

/** The running process reads anew. */
export const forget = () => clock.ahead(REMEMBER_MS + 1);

export async function aGame(db: Db, over: Partial<Game> = {}): Promise<Game> {
  const game_id = `T${unique()}`;
  const [like] = demoGames;
  return db.source.manager.save(Game, { ...like, game_id, name: `遊戲 ${game_id}`, sort: 900, ...over } as Game);
}

export async function aServer(db: Db, game: Game, over: Partial<Server> = {}): Promise<Server> {
  const row = { game_id: game.game_id, server_id: `s_${unique()}`, name: '一服', status: 'public', sort: 1, ...over };
  return db.source.manager.save(Server, row as Server);
}

export async function aQuestionType(db: Db, over: Partial<QuestionTypeRow>): Promise<QuestionTypeRow> {
  const row = { game_id: '*', code: `q${unique()}`, label: '測試', token_only: 0, sort: 99, ...over };
  return db.source.manager.save(QuestionTypeRow, { starts_at: null, ends_at: null, ...row });
}

export async function aNotice(db: Db, over: Partial<Notice>): Promise<Notice> {
  const row = {
    game_id: '*',
    kind: 'info',
    title: `公告 ${unique()}`,
    content: '內容',
    starts_at: minutes(-1),
    ...over,
  };
  return db.source.manager.save(Notice, { ends_at: null, ...row } as Notice);
}
