import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { ExportRepository, type ExportJob } from '@hub/nest-kit/exports';
import { openFileStore } from '@hub/nest-kit/files';
import { testKeys } from '@hub/nest-kit/testing';
import type { DataSource } from 'typeorm';
import { atMost } from '../../../infra/local/bench/aims.ts';
import type { BenchSite } from '../../../infra/local/bench/run-bench.ts';
import { inRoot } from '../../../infra/local/boot/places.mjs';
import { startOwn } from '../../../infra/local/site/own-process.ts';
import { schema } from '../../../services/surveys/src/data-source.ts';
import { ANSWERS } from '../../../services/surveys/src/desk/survey-export.ts';
import { seedSurveys } from '../../../services/surveys/src/seed/seed-surveys.ts';
import { keys } from '../../../services/surveys/test/surveys.setup.ts';
import { watchMemory } from '../site/processes.ts';
import { fillSealed } from './fill-answers.ts';
import { withSurveysSchema } from './open-schema.ts';

/** Ten times the answers may take so much more, in MB: what waits to be collected, and nothing that grows with them. */
const GROWTH_MB = 48;
const LOOK_MS = 100;
/** Surveys with the questions of the racing one. */
const [FEW, MANY] = [1_000_001, 1_000_002];

type Site = Pick<BenchSite, 'adminUrl' | 'redisUrl'>;

/** A file of many answers, with who answered, through a real worker: how long, and how much more memory than one of few. */
export async function exportMemory(site: Site, size: { few: number; many: number }) {
  const folder = await mkdtemp(join(tmpdir(), 'hub-answers-'));
  try {
    return await withSurveysSchema(site.adminUrl, 'export', (url) => measure(site, url, folder, size));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  { redisUrl }: Site,
  databaseUrl: string,
  folder: string,
  { few, many }: Record<'few' | 'many', number>,
) {
  const source = await openDatabase(databaseUrl, schema, 4);
  const filesUrl = pathToFileURL(join(folder, 'objects')).href;
  const store = await openFileStore(filesUrl);
  const write = exporter(source, new ExportRepository(new Db(source), store));
  await seedSurveys(new Db(source), keys);
  for (const [survey, answers] of [
    [FEW, few],
    [MANY, many],
  ] as const) {
    await source.query(
      `INSERT INTO survey_version (survey_id, no, content, published_at) SELECT ?, 1, v.content, v.published_at
        FROM survey_version v JOIN survey s ON s.id = v.survey_id WHERE s.survey_key = 'racing-2026'`,
      [survey],
    );
    await fillSealed(source, survey, answers);
  }
  const worker = await startOwn(
    {
      name: 'surveys worker',
      file: inRoot('services', 'surveys', 'src', 'worker.ts'),
      env: {
        HUB_ENV: 'test',
        LOG_LEVEL: 'warn',
        PUBLIC_URL: 'http://localhost:8080',
        DATABASE_URL: databaseUrl,
        REDIS_QUEUE_URL: redisUrl,
        SERVICE_URLS: '{}',
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'no-reply@player.example',
        SWEEP_MS: '200',
        FILES_URL: filesUrl,
        UPLOAD_FOLDER: join(folder, 'uploads'),
        ...testKeys,
      },
    },
    { logFolder: folder },
  );
  const measured = async (survey: number) => {
    const memory = watchMemory(worker.pid);
    const begun = performance.now();
    const job = await write(survey);
    return { job, seconds: (performance.now() - begun) / 1000, peak: memory.stop().own };
  };
  try {
    // A process that has just begun grows by itself.
    await measured(FEW);
    const short = await measured(FEW);
    const long = await measured(MANY);
    if (long.job.rows_done !== many) throw new Error(`${long.job.rows_done} of ${many} answers are in the file`);
    return {
      figures: {
        'answers in the file': many,
        'file, MB': Math.round(Number(long.job.bytes) / 1_000_000),
        'written, s': Number(long.seconds.toFixed(1)),
        'memory of the worker, MB': `${short.peak} / ${long.peak}`,
      },
      aims: [
        atMost(
          `a file of ${many.toLocaleString('en')} answers, more than one of ${few.toLocaleString('en')}`,
          Math.max(0, long.peak - short.peak),
          GROWTH_MB,
          'MB',
        ),
      ],
    };
  } finally {
    await worker.close();
    await store.close();
    await source.destroy();
  }
}

/** Asks for a file as the desk does, and waits until it is there. */
function exporter(source: DataSource, box: ExportRepository) {
  const db = new Db(source);
  return async (survey: number): Promise<ExportJob> => {
    const id = await db.runTx((tx) =>
      box.ask(tx, {
        kind: ANSWERS,
        owner: { id: 7, name: '小婷' },
        filter: { survey, title: '官方玩家問卷', game: 'G112', reason: '核對獎勵名單' },
        personal: true,
        language: 'zh-TW',
      }),
    );
    for (;;) {
      const job = await box.byId(id);
      if (job.state === 'done') return job;
      if (job.state === 'failed') throw new Error(`no file: ${job.fault}`);
      await sleep(LOOK_MS);
    }
  };
}
