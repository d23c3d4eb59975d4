import { dayAfter, dayOf, type LegalAnswers } from '@hub/contracts/tickets';
import type { CheckCodes } from '../check-codes.ts';
import type { ContactBox } from '../contact-box.ts';
import type { Contacts } from '../contacts.ts';
import type { SeedTicket } from '../seed-tickets.ts';
import { demoGames, demoTypes } from './demo-names.ts';
import type { DemoTicket } from './demo-ticket.ts';

const DAY_MS = 86_400_000;

export const demoStaff = { yue: { id: 1, name: '小岳' }, min: { id: 2, name: '小敏' } };

export type DemoParts = { codes: CheckCodes; contacts: Contacts; box: ContactBox; now: Date };

/** Who sends a case of the demonstration. `uid` null: a visitor of the website. `server`: where it is not the game's first. */
export type DemoSender = {
  name: string;
  uid: string | null;
  role: string;
  email: string;
  phone: { locale: '886' | '852'; national: string } | null;
  server?: [id: string, name: string];
};

type About = Pick<SeedTicket['row'], 'content' | 'language' | 'status' | 'is_read'> & {
  sender: DemoSender;
  game: string;
  type: string;
};

/** The row of a case; its check code, and all that is sealed with it, come from `name`. */
export function rowOfDemo(parts: DemoParts, name: string, about: About): SeedTicket['row'] {
  const { sender, content, language, status, is_read } = about;
  const { email, phone, role } = sender;
  const game = demoGames[about.game] ?? { name: about.game, server: ['1', '單一伺服器'] };
  const [server_id, server_name] = sender.server ?? game.server;
  const contact = { email, phone_locale: phone?.locale ?? null, phone_national: phone?.national ?? null };
  const check = parts.codes.named(name);
  return {
    ...check,
    game_id: about.game,
    game_name: game.name,
    question_type: about.type,
    type_text: demoTypes[about.type] ?? '其他',
    server_id,
    server_name,
    partner_uid: sender.uid,
    role_id: role,
    in_game_id: role,
    character_name: sender.name,
    ...parts.box.seal(contact, check.check_mac),
    email_mac: parts.contacts.emailMac(email),
    phone_mac: phone && parts.contacts.phoneMac(phone),
    content,
    language,
    priority: 0,
    status,
    is_read,
  };
}

function askedOf(now: Date, { knownDays, historyDays }: DemoTicket): LegalAnswers {
  const before = (days: number) => dayAfter(dayOf(now), -days);
  return {
    ...(knownDays !== undefined && { known_on: before(knownDays) }),
    ...(historyDays && { history_from: before(historyDays[0]), history_until: before(historyDays[1]) }),
  };
}

type Demo = { nameOf: (place: number) => string; senderOf: (demo: DemoTicket) => DemoSender };

/** A case of the queue as rows; times count back from `now`. `place` is its place in the list. */
export function aDemoTicket(parts: DemoParts, place: number, demo: DemoTicket, { nameOf, senderOf }: Demo): SeedTicket {
  const { game, type, content, status, language = 'zh-TW' } = demo;
  const about = { game, type, content, status, language, is_read: demo.unread ? 0 : 1, sender: senderOf(demo) };
  const macAt = (at: number) => parts.codes.named(nameOf(at)).check_mac;
  return {
    createdAt: new Date(parts.now.getTime() - demo.days * DAY_MS),
    row: rowOfDemo(parts, nameOf(place), about),
    replies: (demo.thread ?? []).map(([who, content]) => ({ official: who === 's', content })),
    closedBy: demo.status === 4 ? (demo.closedBy ?? 'player') : null,
    ...(demo.closedDays && { closedAt: new Date(parts.now.getTime() - demo.closedDays * DAY_MS) }),
    rated: demo.csat ? { csat: demo.csat, comment: demo.comment } : null,
    ...(demo.taken && { taken: demoStaff[demo.taken] }),
    ...(demo.answeredBy && { answeredBy: demoStaff[demo.answeredBy] }),
    notes: (demo.notes ?? []).map(([by, content]) => ({ by: demoStaff[by], content })),
    asked: askedOf(parts.now, demo),
    ...(demo.mergedInto !== undefined && { mergedInto: macAt(demo.mergedInto) }),
    ...(demo.follows !== undefined && { follows: macAt(demo.follows) }),
  };
}
