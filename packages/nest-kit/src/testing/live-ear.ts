import { Redis } from 'ioredis';
import { liveChannelOf } from '../live/live-publisher.ts';
import { testRedisUrl } from './databases.ts';

/** Hears what open pages are told, from now on: `topic version`, in order. */
export async function liveEar(): Promise<{ heard: string[]; close: () => Promise<unknown> }> {
  const redis = new Redis(testRedisUrl());
  const heard: string[] = [];
  redis.on('message', (_channel, text) => {
    const { topic, version } = JSON.parse(text) as { topic: string; version: number };
    heard.push(`${topic} ${version}`);
  });
  await redis.subscribe(liveChannelOf(redis));
  return { heard, close: () => redis.quit() };
}
