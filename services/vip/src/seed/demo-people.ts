import type { DemoSender, DemoTicket } from '@hub/tickets/server';

type Person = DemoSender & { game: string; level: number };

const taiwan = (national: string) => ({ locale: '886' as const, national });

/** Players whom their games rank; the first four are in the simulated games, and the token command knows them. */
export const demoVips: readonly Person[] = [
  {
    game: 'H73',
    level: 3,
    name: '星辰大海',
    uid: 'uid-900002',
    role: '123456780',
    email: 'stars@example.com',
    phone: taiwan('912345680'),
  },
  {
    game: 'H73',
    level: 1,
    name: '銀河船長',
    uid: 'uid-900006',
    role: '123456784',
    email: 'captain@example.com',
    phone: { locale: '852', national: '61234784' },
    server: ['hk_2002', '港澳一服'],
  },
  {
    game: 'G112',
    level: 2,
    name: '彎道詩人',
    uid: 'uid-112002',
    role: '1000000002',
    email: 'poet@example.com',
    phone: taiwan('912112002'),
  },
  {
    game: 'g66naxx2tw',
    level: 2,
    name: '荒野郵差',
    uid: 'uid-660002',
    role: '1234568',
    email: 'postman@example.com',
    phone: taiwan('912660002'),
    server: ['g66_10002', '示範二服'],
  },
  {
    game: 'H73',
    level: 1,
    name: '霜月無聲',
    uid: 'uid-900101',
    role: '123456801',
    email: 'frost@example.com',
    phone: taiwan('912900101'),
  },
  {
    game: 'G112',
    level: 1,
    name: '零秒起步',
    uid: 'uid-112101',
    role: '1000000101',
    email: 'zero@example.com',
    phone: taiwan('912112101'),
  },
  {
    game: 'g66naxx2tw',
    level: 1,
    name: '拾荒者K',
    uid: 'uid-660101',
    role: '1234601',
    email: 'scavenger@example.com',
    phone: taiwan('912660101'),
  },
];

const first = demoVips[0] as Person;

/** A visitor of the website is nobody's account, whoever the character is. */
export function senderOf({ person = 0, visitor = false }: DemoTicket): DemoSender {
  const { game: _, level: __, ...sender } = demoVips[person] ?? first;
  return visitor ? { ...sender, uid: null } : sender;
}

export const nameOf = (place: number): string => `vip demo ${place}`;
