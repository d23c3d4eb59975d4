import { routes } from '@hub/contracts/routes';
import { callsOf, type Route } from '@hub/contracts/shared';
import { describe, expect, it } from 'vitest';
import { checkRows } from '../src/routes/check-rows.ts';
import { RouteTable } from '../src/routes/route-table.ts';

const { get, post } = callsOf('events');
const good = get('/api/events/calendar/:event', { who: 'player' });
const staff = { who: 'staff' } as const;

it.each([...new Set(routes.map(({ service }) => service))])('all that %s has today may be published', (service) => {
  const own = routes.filter((row) => row.service === service);
  const others = routes.filter((row) => row.service !== service);
  expect(checkRows(service, own, others)).toEqual({ rows: own, faults: [] });
});

it('what an older service does not know is as usual, and what a newer one knows besides is left out', () => {
  const { once: _, versioned: __, ...older } = good;
  expect(checkRows('events', [{ ...older, colour: 'red' }], routes)).toEqual({ rows: [good], faults: [] });
});

describe('a row that may not be taken is told, and the rest is taken', () => {
  const bad: [string, unknown][] = [
    ['of another service', { ...good, service: 'support' }],
    ['of a name that is none', { ...good, service: '../events' }],
    ['outside of what is its own', get('/api/questions/export')],
    ['outside, by a name that only begins alike', get('/api/eventsx/list')],
    ['outside, by its first open part', get('/api/:anything/list')],
    ['of our own processes', { ...good, path: '/internal/events' }],
    ['that steps out', { ...good, path: '/api/events/../questions' }],
    ['with a star', { ...good, path: '/api/events/*' }],
    ['of another area, below what is its own', post('/api/events/surveylogin')],
    ['that would be found for one', post('/api/events/:name')],
    ['of the desk without a session', get('/api/staff/events/open', { who: 'player' })],
    ['for half a session', get('/api/staff/events/open', { ...staff, half: true })],
    ['for games, elsewhere', get('/api/events/tell', { who: 'partner' })],
    ['below the games’ addresses, for anybody', get('/api/partner/v1/events/tell')],
    ['with an unknown limit', { ...good, limit: 'none' }],
    ['with an unknown method', { ...good, method: 'TRACE' }],
    ['with a body that has no end', { ...good, bodyKb: 10_000_000 }],
    ['of a read that has a body', get('/api/events/calendar', { bodyKb: 4 })],
    ['that may think for ever', { ...good, answerMs: 86_400_000 }],
    ['with a number that is text', { ...good, bodyKb: '0' }],
    ['that lacks who may call it', { ...good, who: undefined }],
    ['that is nothing', null],
    ['that is text', 'GET /api/events/open'],
  ];
  it.each(bad)('%s', (_, row) => {
    const { rows, faults } = checkRows(
      'events',
      [row, good],
      routes.filter(({ service }) => service !== 'events'),
    );
    expect([rows, faults.length]).toEqual([[good], 1]);
  });

  it('that stands twice, whatever its open parts are called', () => {
    const again = { ...good, path: '/api/events/calendar/:other' };
    expect(checkRows('events', [good, again], [])).toMatchObject({ rows: [good], faults: [expect.any(String)] });
  });

  it('that is one of far too many', () => {
    const many = Array.from({ length: 501 }, (_, at) => get(`/api/events/n${at}`));
    expect(checkRows('events', many, []).rows).toHaveLength(500);
  });
});

it('a service that nobody knew has its calls under its name, and nothing that is somebody’s', () => {
  const { get: ask } = callsOf('questions');
  const rows = [ask('/api/staff/questions/mine', staff), ask('/media/questions/:file')];
  const others = routes.filter(({ service }) => service !== 'questions');
  expect(checkRows('questions', rows, others)).toMatchObject({ rows: [rows[1]], faults: [expect.any(String)] });
  expect(checkRows('wizard', [callsOf('wizard').get('/api/wizard/spells')], others).faults).toEqual([]);
});

describe('the table', () => {
  const found = (table: RouteTable, row: Route) => table.find(row.method, row.path.replaceAll(/:\w+/g, '7'));

  it('has what is published beside what it was built with, and loses none of that', () => {
    const table = new RouteTable();
    expect(found(table, good)).toBeNull();
    expect(table.take('events', [good])).toEqual([]);
    expect(found(table, good)).toEqual(good);
    for (const row of routes) expect(found(table, row)?.service, row.path).toBe(row.service);
    table.take('events', []);
    expect(found(table, good)).toBeNull();
  });

  it('looks again at what was left out when another service publishes: what stood in its way may be gone', () => {
    const table = new RouteTable();
    const own = callsOf('catalog').post('/api/vipv3/get_role/:game');
    const wide = callsOf('topup').post('/api/vipv3/:what/:game');
    expect(table.take('catalog', [own])).toEqual([]);
    expect(table.take('topup', [wide])).toHaveLength(1);
    expect(found(table, wide)?.path).not.toBe(wide.path);
    table.take('catalog', []);
    expect(found(table, wide)).toEqual(wide);
    expect(table.take('catalog', [own])).toHaveLength(1);
  });

  it('has the published form of a call that it was built with in another one', () => {
    const [open] = routes.filter(({ path }) => path === '/api/events/open');
    const table = new RouteTable();
    table.take('events', [{ ...open, limit: 'lookup' }]);
    expect(found(table, open!)?.limit).toBe('lookup');
    table.take('events', []);
    expect(found(table, open!)?.limit).toBe(open!.limit);
  });
});
