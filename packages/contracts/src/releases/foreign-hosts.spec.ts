import { expect, it } from 'vitest';
import { hostsBeyond } from './hosts-by-game.ts';
import { hostsOfText } from './foreign-hosts.ts';

it.each(['constructor', 'toString', '__proto__'])('a game called %s has its own hosts and no others', (game) => {
  const hosts = hostsOfText(`${game} https://a.example\n${game} https://b.example`);
  expect(hosts && Object.entries(hosts)).toEqual([[game, ['https://a.example', 'https://b.example']]]);
  expect(Object.entries(hostsBeyond(hosts ?? {}, {}))).toEqual([[game, ['https://a.example', 'https://b.example']]]);
});

it.each(['https://a.example:99999', 'https://a.example:443', 'https://...', 'http://localhost:80', 'http://a.example'])(
  'no browser says that it comes from %s',
  (origin) => expect(hostsOfText(`H73 ${origin}`)).toBeNull(),
);

it.each(['https://a.example', 'https://a.example:8443', 'http://localhost:8099'])('%s is an origin', (origin) =>
  expect(hostsOfText(`H73 ${origin}`)).toEqual({ H73: [origin] }),
);
