import { expect, it } from 'vitest';
import { withRow } from './dev-document.ts';

const row = {
  area: 'events',
  entry: 'http://localhost:3104/b/remoteEntry.js',
  routes: ['/events/new'],
  staffRoutes: [],
};
const data = { lang: 'en', registry: { areas: { events: { area: 'events', entry: '/r/events/a/remoteEntry.js' } } } };
const html = [
  '<head><script async src="/r/events/a/1.js" crossorigin="anonymous"></script>',
  '<link rel="preload" as="style" href="/r/events/a/1.css" crossorigin="anonymous">',
  '<link rel="preload" as="script" href="/r/shell/a/1.js" crossorigin="anonymous"></head>',
  `<body><script type="application/json" id="hub-page">${JSON.stringify(data)}</script>`,
  '</body></html>',
].join('\n');

it('has the area from this machine, and is loaded anew after each build', () => {
  const made = withRow(html, (lang) => ({ ...row, routes: [lang, '</script>'] })) ?? '';
  const block = /id="hub-page">(.*?)<\/script>/s.exec(made)?.[1] ?? '';
  expect(JSON.parse(block)).toMatchObject({ registry: { areas: { events: { ...row, routes: ['en', '</script>'] } } } });
  expect(made).not.toContain('/r/events/');
  expect(made).toContain('/r/shell/a/1.js');
  expect(made).toContain('<script src="/__dev/reload.js" defer></script></body>');
});

it('leaves what is no page of the site', () => {
  expect(withRow('<html>resting</html>', () => row)).toBeNull();
});
