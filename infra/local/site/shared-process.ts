import { pathToFileURL } from 'node:url';
import type { Part, ProcessHandle, Running, Start } from './process-handle.ts';

export async function startShared(part: Part): Promise<ProcessHandle> {
  const { start } = (await import(pathToFileURL(part.file).href)) as { start: Start };
  const box: { running?: Running } = {};
  const open = async () => {
    box.running = await start(part.env);
    handle.url = box.running.url;
  };
  const close = async () => {
    const { running } = box;
    delete box.running;
    await running?.close();
  };
  const handle: ProcessHandle = {
    name: part.name,
    url: '',
    pid: process.pid,
    kill: close,
    close,
    restart: async () => {
      await close();
      await open();
    },
    beside: async () => {
      throw new Error('in one process nothing new can be loaded: npm start -- --processes');
    },
  };
  try {
    await open();
  } catch (error) {
    throw new Error(`${part.name} did not start: ${(error as Error).message}`, { cause: error });
  }
  return handle;
}
