import { expect, it } from 'vitest';
import { hostsBeyond } from './hosts-by-game.ts';
import { hostsOfText } from './foreign-hosts.ts';

it.each(['constructor', 'toString', '__proto__'])('a game called %s has its own hosts and no others', (game) => {
  const hosts = hostsOfText(`${game} https://a.example\n${game} https://b.example`);
  expect(hosts && Object.entries(hosts)).toEqual([[game, ['https://a.example', 'https://b.example']]]);
  expect(Object.entries(hostsBeyond(hosts ?? {}, {}))).toEqual([[game, ['https://a.example', 'https://b.example']]]);
});
