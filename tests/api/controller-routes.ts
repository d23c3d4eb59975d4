import 'reflect-metadata';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { supportDesk } from '@hub/contracts/support';

const root = resolve(import.meta.dirname, '../..');
const FILES = '{services,packages}/*/src/**/*.controller.ts';

type Class = { prototype: Record<string, object>; name: string };
const pathsOf = (target: object): string[] => [Reflect.getMetadata(PATH_METADATA, target) as string | string[]].flat();
const isController = (value: unknown): value is Class =>
  typeof value === 'function' && Reflect.hasMetadata(PATH_METADATA, value);

/** The controllers of a file; the ticket engine makes its own for a desk. */
function controllersIn(exported: Record<string, unknown>): Class[] {
  return Object.values(exported)
    .filter((value) => typeof value === 'function')
    .map((value) => (isController(value) ? value : (value as (desk: typeof supportDesk) => unknown)(supportDesk)))
    .filter(isController);
}

function routesOf(controller: Class): string[] {
  const [base = ''] = pathsOf(controller);
  return Object.getOwnPropertyNames(controller.prototype).flatMap((name) => {
    const handler = controller.prototype[name];
    const method = handler && (Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined);
    if (method === undefined || !handler) return [];
    return pathsOf(handler).map((path) => {
      const whole = `/${base}/${path}`.replaceAll(/\/+/g, '/').replace(/\/$/, '').replaceAll(/:\w+/g, ':');
      return `${RequestMethod[method]} ${whole}`;
    });
  });
}

/** Public routes of every controller of every service, open parts as `:`. */
export async function controllerRoutes(): Promise<string[]> {
  const files = globSync(FILES, { cwd: root }).filter((file) => !file.includes('node_modules'));
  const loaded = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(resolve(root, file)).href)) as Record<string, unknown>),
  );
  const all = loaded.flatMap(controllersIn).flatMap(routesOf);
  return all.filter((route) => / \/(api|media)\//.test(route));
}
