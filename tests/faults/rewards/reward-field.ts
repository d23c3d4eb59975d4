import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { askAgain, fakeService, schemaFor, testKeys, testRedisUrl } from '@hub/nest-kit/testing';
import { inRoot } from '../../../infra/local/boot/places.mjs';
import { startOwn } from '../../../infra/local/site/own-process.ts';
import type { ProcessHandle } from '../../../infra/local/site/process-handle.ts';
import { schema } from '../../../services/surveys/src/data-source.ts';
import { seedSurveys } from '../../../services/surveys/src/seed/seed-surveys.ts';
import { keys } from '../../../services/surveys/test/surveys.setup.ts';
import { redisSwitch } from '../deliveries/redis-switch.ts';

const worker = inRoot('services', 'surveys', 'src', 'worker.ts');
const STEP = 500;

/** Workers of surveys in processes of their own, and rewards that wait for them. What events is told stands in `told`. */
export async function openRewardField() {
  const database = await schemaFor('surveys');
  const redis = await redisSwitch(testRedisUrl());
  const folder = mkdtempSync(join(tmpdir(), 'hub-rewards-'));
  const source = await openDatabase(database.url, schema, 4);
  await seedSurveys(new Db(source), keys);
  const told: { id: string; role_id: string }[] = [];
  const events = await fakeService({
    'POST /internal/facts/delivery-asked': (body) => {
      const { data } = body as { data: { id: string; role_id: string } };
      told.push(data);
      // Of some the answer is lost on its way.
      return told.length % 7 === 0 ? { status: 503, body: {} } : { body: { applied: true } };
    },
  });
  const env = {
    HUB_ENV: 'test',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: 'http://localhost:8080',
    DATABASE_URL: database.url,
    REDIS_QUEUE_URL: redis.url,
    FILES_URL: pathToFileURL(join(folder, 'objects')).href,
    UPLOAD_FOLDER: join(folder, 'uploads'),
    SERVICE_URLS: JSON.stringify({ events: events.url }),
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Player Hub <no-reply@player.example>',
    SWEEP_MS: '300',
    ...testKeys,
  };
  const workers: ProcessHandle[] = [];
  const count = async (from: string) =>
    Number((await source.query<{ many: string }[]>(`SELECT COUNT(*) AS many FROM ${from}`))[0]?.many);
  return {
    redis,
    workers,
    source,
    startWorkers: async (many: number) => {
      const start = (nth: number) => startOwn({ name: `worker ${nth}`, file: worker, env }, { logFolder: folder });
      workers.push(...(await Promise.all(Array.from({ length: many }, (_, nth) => start(nth)))));
    },
    /** So many characters earned theirs on each of so many days that passed, and the calendar has not looked since. */
    missed: async (days: number, eachDay: number): Promise<number> => {
      const [survey] = await source.query<{ id: number }[]>("SELECT id FROM survey WHERE survey_key = 'racing-2026'");
      const many = days * eachDay;
      for (let from = 1; from <= many; from += STEP)
        await source.query(
          `INSERT INTO reward (survey_id, version_no, answer_id, subject, kind, state, game_id, server_id, role_id, amount,
              delivery_id, created_at)
            SELECT ?, 1, seq, UNHEX(SHA2(seq, 256)), 'mail', 'waiting', 'G112', '1000', CONCAT('5', LPAD(seq, 9, '0')), 100,
              CONCAT('srv_', LPAD(seq, 26, '0')), NOW(3) - INTERVAL 1 + MOD(seq, ?) DAY - INTERVAL 1 HOUR
            FROM seq_${from}_to_${Math.min(many, from + STEP - 1)}`,
          [survey!.id, days],
        );
      await source.query(
        `INSERT INTO calendar (name, rule, next_at) VALUES ('survey-rewards', 'day 1080', NOW(3) - INTERVAL ? DAY)
          ON DUPLICATE KEY UPDATE next_at = VALUES(next_at)`,
        [days],
      );
      return many;
    },
    count,
    asked: () => count("reward WHERE state = 'asked'"),
    waiting: () => count("reward WHERE state = 'waiting'"),
    /** A job whose runner was killed is taken up again when its lease ends: nobody waits for that here. */
    hurry: () =>
      askAgain(() => source.query('UPDATE outbox SET next_at = NOW(3), lease_until = NULL WHERE next_at IS NOT NULL')),
    /** Jobs of rewards that are not done. */
    open: () => count("outbox WHERE next_at IS NOT NULL AND (job = 'survey-rewards' OR job LIKE 'fact-%')"),
    told,
    /** What is wrong; nothing where each character’s reward was asked for once and all were told. */
    faults: async (): Promise<string[]> => {
      const rows = await source.query<
        { role_id: string; state: string; delivery_id: string; ways: string; facts: string }[]
      >(
        `SELECT r.role_id, r.state, r.delivery_id, COUNT(d.id) AS ways,
            (SELECT COUNT(*) FROM outbox o WHERE o.job LIKE 'fact-delivery-asked%' AND INSTR(o.payload, r.delivery_id) > 0) AS facts
          FROM reward r LEFT JOIN reward_delivery d ON d.reward_id = r.id GROUP BY r.id`,
      );
      const names = Map.groupBy(told, ({ role_id }) => role_id);
      return rows.flatMap(({ role_id, state, delivery_id, ways, facts }) => {
        const ids = [...new Set((names.get(role_id) ?? []).map(({ id }) => id))];
        const right = state === 'asked' && Number(ways) === 1 && Number(facts) === 1 && ids.join() === delivery_id;
        return right
          ? []
          : [`${role_id}: ${state}, ${ways} on the way, ${facts} facts, told as ${ids.join() || 'nothing'}`];
      });
    },
    close: async () => {
      for (const handle of workers) await handle.kill();
      await events.close();
      await redis.close();
      await source.destroy();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type RewardField = Awaited<ReturnType<typeof openRewardField>>;
