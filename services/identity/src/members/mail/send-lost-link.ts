import type { DeskSettingsView } from '@hub/contracts/catalog';
import { languageFor, taipeiMinute, type Language } from '@hub/contracts/shared';
import type { ServiceClient } from '@hub/nest-kit/http';
import { mailOf } from '@hub/nest-kit/mail-template';
import { handles, type JobHandler } from '@hub/nest-kit/outbox';
import { lostLinkKey, lostLinkMail } from '../accounts/lost-link.ts';
import type { NoticeParts } from '../inactivity/send-notice.ts';
import { lostLinkWords } from './lost-link.mail.ts';

type Row = { email_mac: Buffer; email_box: Buffer; language: string };
type Parts = NoticeParts & { services: Pick<ServiceClient, 'call'> };

/** Whose membership goes on, and whose address is not known to take no mail since the last log-in. */
const REACHED = `member m WHERE m.id = ? AND m.closed_at IS NULL AND NOT EXISTS (
    SELECT 1 FROM member_notice n WHERE n.member_id = m.id AND n.login_at = m.last_login_at AND n.bounced_at IS NOT NULL)`;

/** May run twice: the message id is the same. While catalog is away the mail waits: it has to say which game. */
export const sendLostLink = ({ source, mailer, secrets, site, services }: Parts): JobHandler =>
  handles(lostLinkMail, async ({ link, memberId, game, how, at }) => {
    const [row]: Row[] = await source.query(`SELECT m.email_mac, m.email_box, m.language FROM ${REACHED}`, [memberId]);
    if (!row) return;
    const language = languageFor(row.language);
    const words = lostLinkWords(language, {
      site: site.SITE_NAME,
      game: await nameOf(services, game, language),
      at: taipeiMinute(at),
      how,
      support: new URL('/support', site.PUBLIC_URL).href,
    });
    await mailer.send(mailOf(secrets.emailOf(row), lostLinkKey({ link, memberId, at }), words));
  });

async function nameOf(services: Parts['services'], game: string, language: Language): Promise<string> {
  const path = `/internal/games/${encodeURIComponent(game)}/desk?language=${language}`;
  return (await services.call<DeskSettingsView>('catalog', path)).game?.game_name ?? game;
}
