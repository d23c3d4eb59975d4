import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastOf, startGateway, type Gateway, UUID } from './gateway.setup.ts';
import { rawCall } from './raw-call.ts';
import { json } from './tiny-service.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

describe('how large a body may be', () => {
  const large = '{"msg":"x"}';

  it('refuses a declared length at once, before a byte of it came', async () => {
    const before = gateway.support.ledger.length;
    const headers = { 'content-type': 'application/json', 'content-length': String(17 * 1024) };
    const answer = await rawCall(gateway.url, 'POST /api/service/init_setup', { headers, end: false });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toEqual({ file01: '附件過大，請勿超過 8MB' });
    expect(gateway.support.ledger.length).toBe(before);
  });

  it('cuts a chunked body where the limit is passed', async () => {
    const before = gateway.support.calls('POST /api/service/init_setup').length;
    const body = Array.from({ length: 40 }, () => 'x'.repeat(1024));
    const answer = await rawCall(gateway.url, 'POST /api/service/init_setup', { body });
    expect([answer.status, Object.keys(JSON.parse(answer.text) as object)]).toEqual([413, ['file01']]);
    expect(gateway.support.calls('POST /api/service/init_setup').length).toBe(before);
  });

  it('lets the refusal of a service end, which had begun before the limit was passed', async () => {
    const [begun, sentAll] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    gateway.support.streams['POST /api/service/init_setup'] = async (asked, response) => {
      asked.resume();
      response.writeHead(413, { 'content-type': 'application/json' }).write('{"file01":');
      begun.resolve();
      await sentAll.promise;
      response.end('"too large"}');
    };
    const call = request(`${gateway.url}/api/service/init_setup`, { method: 'POST', agent: false });
    const answered = new Promise<string>((done, failed) => {
      call.on('error', failed).on('response', (response) => {
        response.setEncoding('utf8').on('error', failed);
        void response.toArray().then((parts) => done(`${response.statusCode} ${parts.join('')}`), failed);
      });
    });
    call.write('x'.repeat(1024));
    await begun.promise;
    for (let kb = 0; kb < 40; kb += 1) call.write('x'.repeat(1024));
    await sleep(100);
    sentAll.resolve();
    expect(await answered).toBe('413 {"file01":"too large"}');
    call.destroy();
    delete gateway.support.streams['POST /api/service/init_setup'];
  });

  it('lets a chunked body of the right size through', async () => {
    const answer = await rawCall(gateway.url, 'POST /api/service/init_setup', { body: [large, large] });
    expect([answer.status, lastOf(gateway, 'support').body]).toEqual([200, large + large]);
  });

  it('takes no body with a GET', async () => {
    const answer = await rawCall(gateway.url, 'GET /api/notices', { headers: { 'content-length': '2' }, body: ['{}'] });
    expect(answer.status).toBe(413);
  });
});

describe('when a service is away', () => {
  it('says so in the caller’s language, and works again as soon as the service does', async () => {
    await gateway.catalog.stop();
    const down = await fetch(`${gateway.url}/api/notices`, { headers: { 'accept-language': 'en' } });
    expect([down.status, await down.json()]).toEqual([
      503,
      { msg: 'This service is resting. What you typed is still here; please try again in a few minutes.' },
    ]);
    expect(down.headers.get('x-request-id')).toMatch(UUID);
    expect(down.headers.get('retry-after')).toBe('5');
    await gateway.catalog.again();
    expect((await fetch(`${gateway.url}/api/notices`)).status).toBe(200);
  });

  it('says so for an area that has no address', async () => {
    expect((await fetch(`${gateway.url}/api/survey/2021`)).status).toBe(503);
  });

  it('asks a second time when a GET broke before the first byte, and only then', async () => {
    let calls = 0;
    gateway.catalog.routes['GET /api/faq/get_faq'] = (_, response, request) => {
      calls += 1;
      if (calls === 1) request.socket.destroy();
      else json(response, { msg: 'second' });
    };
    const answer = await fetch(`${gateway.url}/api/faq/get_faq`);
    expect([answer.status, await answer.json(), calls]).toEqual([200, { msg: 'second' }, 2]);
  });

  it('never sends a POST twice', async () => {
    let calls = 0;
    gateway.support.routes['POST /api/questions/by_checkid'] = (_, __, request) => {
      calls += 1;
      request.socket.destroy();
    };
    const answer = await fetch(`${gateway.url}/api/questions/by_checkid`, { method: 'POST', body: '{}' });
    expect([answer.status, calls]).toEqual([503, 1]);
  });

  it('does not pass half an answer off as a whole one', async () => {
    gateway.catalog.routes['GET /api/click/7'] = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain', 'transfer-encoding': 'chunked' });
      response.write('half');
      setTimeout(() => response.socket?.destroy(), 50);
    };
    await expect(fetch(`${gateway.url}/api/click/7`).then((answer) => answer.text())).rejects.toThrow();
  });

  it('lets a service stop working for a caller that left', async () => {
    let closed = false;
    const reached = Promise.withResolvers<void>();
    gateway.catalog.routes['GET /api/click/8'] = (_, response) => {
      reached.resolve();
      response.on('close', () => {
        closed = !response.writableFinished;
      });
    };
    const leaving = new AbortController();
    const call = fetch(`${gateway.url}/api/click/8`, { signal: leaving.signal }).catch(() => null);
    await reached.promise;
    leaving.abort();
    await call;
    await expect.poll(() => closed).toBe(true);
  });
});
