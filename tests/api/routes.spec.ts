import type { Schema } from 'yup';
import { describe, expect, it } from 'vitest';
import { allRoutes, callGroups } from '@hub/contracts/docs';
import { publicHandlers } from './controller-routes.ts';

const open = (key: string) => key.replaceAll(/:\w+/g, ':');
const table = allRoutes.map(({ method, path }) => open(`${method} ${path}`));
const named = ({ fields = {} }: Schema & { fields?: object }) => Object.keys(fields).join(' ');

describe('the route table', () => {
  it('has a row for every public route of every controller', async () => {
    const missing = (await publicHandlers()).filter(({ route }) => !table.includes(route));
    expect(
      missing,
      'declare these in packages/contracts/src/<area>/<feature>.calls.ts, which routes.ts beside it lists',
    ).toEqual([]);
    // Whoever comes first compiles every service.
  }, 90_000);

  it('has no row that no controller answers', async () => {
    const answered = (await publicHandlers()).map(({ route }) => route);
    const alone = table.filter((row) => !answered.includes(row));
    expect(alone, 'answer these by a controller that a file *.controller.ts of the service exports').toEqual([]);
  }, 90_000);

  it('is read by controllers with the schemas that the API document shows', async () => {
    const shown = new Map(
      callGroups.flatMap(({ calls }) =>
        Object.entries(calls).map(([key, { query, bodies = [] }]) => [
          open(key),
          [...(query ? [query] : []), ...bodies.map(({ schema }) => schema)],
        ]),
      ),
    );
    const handlers = await publicHandlers();
    expect(handlers.flatMap(({ schemas }) => schemas).length).toBeGreaterThan(100);
    const others = handlers.flatMap(({ route, schemas }) =>
      schemas
        .filter((schema) => !shown.get(route)?.includes(schema))
        .map((schema) => `${route} reads { ${named(schema)} }`),
    );
    expect(others).toEqual([]);
  }, 90_000);
});
