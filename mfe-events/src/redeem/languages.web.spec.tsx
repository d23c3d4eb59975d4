import { expectEveryLanguage, languagesFrom, playerToken, renderPage } from '@hub/page-tests';
import { test } from 'vitest';
import { eventPage, RENDER } from './testing/event-answers.ts';

const user = { ...eventPage().user, character_name: 'Tester' };
const screens: [name: string, at: string][] = [
  ['codes without a token', '/events/event_serial'],
  ['codes of an event', `/events/event_serial?event_id=1&token=${playerToken()}`],
  ['promotion that is over', '/events/deliveroo'],
];

for (const [at, [name, address]] of screens.entries())
  test(`${name}: every word in every language, nothing cut off`, async () => {
    await renderPage({
      at: address,
      calls: { [RENDER]: eventPage({ user }) },
      language: languagesFrom(at)[0],
      look: 'narrow, light',
    });
    await expectEveryLanguage();
  });
