import { Controller, Get, Injectable, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { expect, it } from 'vitest';
import { background, httpProcess } from '../src/app/index.ts';
import { dataConfig } from '../src/config/base-config.ts';
import { serviceSchema } from '../src/db/index.ts';
import { callAs, schemaFor, testKeys } from '../src/testing/index.ts';

const schema = serviceSchema({ entities: [], migrations: [] });
const SLOW_S = 0.4;
type Pooled = { pool: { config: { connectionLimit: number } } };

it('a process that closes answers its last calls, then ends its own work, then closes its stores', async () => {
  const own = await schemaFor('vip');
  const course: string[] = [];
  let kept: DataSource | undefined;

  @Injectable()
  class Rows {
    constructor(private readonly source: DataSource) {}

    async ask() {
      course.push('asked');
      const [row] = await this.source.query<{ slept: number }[]>(`SELECT SLEEP(${SLOW_S}) AS slept`);
      course.push('answered');
      return row;
    }
  }

  @Controller('internal/slow')
  class Slow {
    constructor(private readonly rows: Rows) {}

    @Get()
    slow() {
      return this.rows.ask();
    }
  }

  const beside = background([DataSource], (source: DataSource) => {
    kept = source;
    const close = async () => {
      await source.query('SELECT 1');
      course.push('work ended');
    };
    return { close };
  });

  @Module({ controllers: [Slow], providers: [Rows, beside] })
  class OwnModule {}

  const start = httpProcess({ service: 'vip', config: dataConfig, schema, module: OwnModule });
  const running = await start({
    ...testKeys,
    HUB_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:8080',
    SERVICE_URLS: '{}',
    DATABASE_URL: own.url,
    DATABASE_POOL: '3',
    BUILD: 'b7',
  });
  expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
  const last = callAs(running.url, 'vip', 'GET /internal/slow');
  await expect.poll(() => course).toEqual(['asked']);
  expect(kept?.isInitialized).toBe(true);
  expect((kept?.driver as unknown as Pooled).pool.config.connectionLimit).toBe(3);
  expect(await (await fetch(`${running.url}/metrics`)).text()).toContain('hub_build_info{build="b7"} 1');
  await running.close();
  expect((await last).status).toBe(200);
  expect(course).toEqual(['asked', 'answered', 'work ended']);
  expect(kept?.isInitialized).toBe(false);
  await own.drop();
});
