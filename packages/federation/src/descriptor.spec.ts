import { expect, it } from 'vitest';
import { remoteRow, shellRow, type RemoteDescriptor, type ShellDescriptor } from './descriptor.ts';

const texts = { locales: {}, staffLocales: {}, integrities: {} };
const shell = { routes: ['/game'], ...texts } as unknown as ShellDescriptor;
const support = {
  area: 'support',
  integrity: 'sha384-e',
  preload: { './routes': { js: [], css: [] } },
  titles: { '/support': { tw: '客服中心', en: 'Support' } },
  ...texts,
} as unknown as RemoteDescriptor;

it('keeps from the page what only the gateway needs', () => {
  expect(Object.keys(remoteRow(support, 'zh-TW', false))).not.toEqual(expect.arrayContaining(['preload']));
  expect(remoteRow(support, 'en', false)).toMatchObject({ integrity: 'sha384-e', titles: { '/support': 'Support' } });
});

it('carries only what it names', () => {
  const junk = { junk: 1 } as object;
  for (const desk of [true, false]) {
    expect(remoteRow({ ...support, ...junk }, 'en', desk)).not.toHaveProperty('junk');
    expect(shellRow({ ...shell, ...junk }, desk)).not.toHaveProperty('junk');
  }
});

it('tells the desk alone of the words of the desk', () => {
  const [locales, staffLocales] = [{ en: '/r/a/en.json' }, { en: '/r/a/staff-en.json' }];
  const integrities = { '/r/a/en.json': 'sha384-t', '/r/a/staff-en.json': 'sha384-u', '/r/a/1.js': 'sha384-v' };
  const spoken = { locales, staffLocales, integrities };
  const rows = (desk: boolean) => [
    remoteRow({ ...support, ...spoken }, 'en', desk),
    shellRow({ ...shell, ...spoken }, desk),
  ];
  for (const row of rows(true)) {
    expect(row.staffLocales).toEqual(staffLocales);
    expect(Object.keys(row.integrities)).toEqual(['/r/a/en.json', '/r/a/staff-en.json']);
  }
  for (const row of rows(false)) expect(row).toMatchObject({ locales, staffLocales: {} });
  for (const row of rows(false)) expect(Object.keys(row.integrities)).toEqual(['/r/a/en.json']);
});

it('tells the desk alone of what is at the desk', () => {
  const door = { name: 'a', to: '/staff/support', title: { tw: '甲', en: 'A' }, roles: ['agent'], order: 1 };
  const words = { guild: door.title };
  const told = {
    doors: [door],
    approvalRoles: ['lead'],
    parts: [{ ...door, slot: 'b', expose: './staff' as const }],
    audit: { objects: words },
    approvals: { kinds: {}, facts: words },
  };
  expect(remoteRow({ ...support, ...told }, 'en', true)).toMatchObject(told);
  expect(Object.keys(remoteRow({ ...support, ...told }, 'en', false))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:doors|approvalRoles|parts|audit|approvals)$/)]),
  );
});
