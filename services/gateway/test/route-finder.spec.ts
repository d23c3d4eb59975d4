import { describe, expect, it } from 'vitest';
import { route } from '@hub/contracts/shared';
import { routes } from '@hub/contracts/routes';
import { RouteFinder } from '../src/proxy/route-finder.ts';

const rows = [
  route('support', 'GET', '/api/questions/list'),
  route('support', 'GET', '/api/questions/:id'),
  route('support', 'POST', '/api/questions/:id/reply'),
  route('catalog', 'GET', '/media/games/:file'),
  route('events', 'GET', '/api/staff/codes.csv'),
];
const finder = new RouteFinder(rows);
const found = (line: string) => {
  const [method = '', path = ''] = line.split(' ');
  const row = finder.find(method, path);
  return row && `${row.method} ${row.path}`;
};

describe('the route table', () => {
  it.each([
    ['GET /api/questions/list', 'GET /api/questions/list'],
    ['GET /api/questions/list/', 'GET /api/questions/list'],
    ['HEAD /api/questions/list', 'GET /api/questions/list'],
    ['GET /api/questions/10001', 'GET /api/questions/:id'],
    ['POST /api/questions/10001/reply/', 'POST /api/questions/:id/reply'],
    ['GET /api/staff/codes.csv', 'GET /api/staff/codes.csv'],
    ['GET /media/games/H73.svg', 'GET /media/games/:file'],
  ])('finds %s', (line, row) => expect(found(line)).toBe(row));

  it.each([
    'POST /api/questions/list',
    'GET /api/questions',
    'GET /api/questions//',
    'GET /api/questions/1/2',
    'GET /internal/site',
    'GET /api/questions/..',
    'GET /api/questions/%2e%2E',
    'GET /api/questions/a%2fb',
    'GET /api/questions/a%5Cb',
    'GET /api/events/../../internal/site',
    'GET /media/games/..%2f..%2finternal',
    'TRACE /api/events/serial',
    'PATCH /api/questions/1',
  ])('knows no %s', (line) => expect(found(line)).toBeNull());

  it('has no address that could be followed to the unused codes of a batch: fetching them destroys them', () => {
    const path = '/api/staff/serial_batches/7/unused.csv';
    const whole = new RouteFinder();
    const methods = ['GET', 'HEAD', 'POST'].filter((method) => whole.find(method, path) !== null);
    expect(methods).toEqual(['POST']);
  });

  it('holds the whole table of the product without a double row', () => {
    const whole = new RouteFinder();
    for (const row of routes) {
      const path = row.path.replace(/:\w+/g, '77');
      expect(whole.find(row.method, path)?.service).toBe(row.service);
    }
  });
});
