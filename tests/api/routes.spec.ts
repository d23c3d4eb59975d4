import { describe, expect, it } from 'vitest';
import { routes } from '@hub/contracts/routes';
import { controllerRoutes } from './controller-routes.ts';

const table = routes.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`);

describe('the route table', () => {
  it('has a row for every public route of every controller', async () => {
    const missing = (await controllerRoutes()).filter((route) => !table.includes(route));
    expect(missing, 'add these to packages/contracts/src/<area>/routes.ts').toEqual([]);
    // Whoever comes first compiles every service.
  }, 90_000);

  it('has no row that no controller answers', async () => {
    const answered = await controllerRoutes();
    expect(table.filter((row) => !answered.includes(row))).toEqual([]);
  }, 90_000);
});
