import 'reflect-metadata';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import type { Schema } from 'yup';
import { supportDesk } from '@hub/contracts/support';
import { takesPapers, type Desk } from '@hub/contracts/tickets';
import { vipDesk } from '@hub/contracts/vip';

const root = resolve(import.meta.dirname, '../..');
const FILES = '{services,packages}/*/src/**/*.controller.ts';

type Class = { prototype: Record<string, object>; name: string };
const pathsOf = (target: object): string[] => [Reflect.getMetadata(PATH_METADATA, target) as string | string[]].flat();
const isController = (value: unknown): value is Class =>
  typeof value === 'function' && Reflect.hasMetadata(PATH_METADATA, value);

const desks = [supportDesk, vipDesk];
/** Of what not every desk has. */
const hasIt: Record<string, (desk: Desk) => boolean> = {
  ratingController: ({ rating }) => rating,
  staffPapersController: takesPapers,
};

/** The controllers of a file; the ticket engine makes its own for a desk. */
function controllersIn(exported: Record<string, unknown>): Class[] {
  return Object.entries(exported).flatMap<Class>(([name, value]) => {
    if (typeof value !== 'function') return [];
    if (isController(value)) return [value];
    const made = desks.filter(hasIt[name] ?? (() => true)).map((desk) => (value as (desk: Desk) => unknown)(desk));
    return made.filter(isController);
  });
}

type Handler = { route: string; schemas: Schema[] };
type Args = Record<string, { pipes?: { schema?: Schema }[] }>;

function schemasOf(controller: Class, handler: string): Schema[] {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as Args;
  const pipes = Object.values(args).flatMap(({ pipes = [] }) => pipes);
  return pipes.flatMap(({ schema }) => schema ?? []);
}

function handlersOf(controller: Class): Handler[] {
  const [base = ''] = pathsOf(controller);
  return Object.getOwnPropertyNames(controller.prototype).flatMap((name) => {
    const handler = controller.prototype[name];
    const method = handler && (Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined);
    if (method === undefined || !handler) return [];
    return pathsOf(handler).map((path) => {
      const whole = `/${base}/${path}`.replaceAll(/\/+/g, '/').replace(/\/$/, '').replaceAll(/:\w+/g, ':');
      return { route: `${RequestMethod[method]} ${whole}`, schemas: schemasOf(controller, name) };
    });
  });
}

/** What every controller of every service answers in public: open parts of a route are `:`, `schemas` read what it is sent. */
export async function publicHandlers(): Promise<Handler[]> {
  const files = globSync(FILES, { cwd: root }).filter((file) => !file.includes('node_modules'));
  const loaded = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(resolve(root, file)).href)) as Record<string, unknown>),
  );
  const all = loaded.flatMap(controllersIn).flatMap(handlersOf);
  return all.filter(({ route }) => / \/(api|media)\//.test(route));
}
