import { expect, it } from 'vitest';
import { firstCallAddress, pathValues } from './first-call-address.ts';

it('a path gives its parts, a number for an id', () => {
  expect(pathValues('/service/:game/view/:id', '/service/H73/view/10231/')).toEqual({ game: 'H73', id: '10231' });
  expect(pathValues('/service/:game/view/:id', '/service/H73/view/1x')).toBeUndefined();
  expect(pathValues('/service/:game', '/service/a%20b')).toBeUndefined();
  expect(pathValues('/service/:game/*', '/service/H73/a/b')).toEqual({ game: 'H73' });
  expect(pathValues('/faq', '/faq')).toEqual({});
});

it.each([
  ['/api/a', {}, { url: '/api/a' }],
  ['/api/a/:id', { id: 'b/c' }, { url: '/api/a/b%2Fc' }],
  ['/api/a/:id', {}, undefined],
  ['/api/a?state=:state(open|closed)', {}, { url: '/api/a' }],
  ['/api/a?state=:state(open|closed)', { state: 'shut' }, { url: '/api/a' }],
  ['/api/a?state=:state(open|closed)&newest=yes', { state: 'closed' }, { url: '/api/a?state=closed&newest=yes' }],
  ['/api/a?state=:state(open|closed)&newest=yes', {}, { url: '/api/a?newest=yes' }],
  ['/api/a/:id?newest=yes#guild/:id', { id: '7' }, { url: '/api/a/7?newest=yes', holder: 'guild/7' }],
])('%s with %j', (call, values: Record<string, string>, made) => {
  expect(firstCallAddress(call, (name) => values[name] ?? '')).toEqual(made);
});
