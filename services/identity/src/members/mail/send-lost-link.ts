import type { DeskSettingsView } from '@hub/contracts/catalog';
import { languageFor, taipeiMinute, type Language } from '@hub/contracts/shared';
import type { ServiceClient } from '@hub/nest-kit/http';
import { mailOf } from '@hub/nest-kit/mail-template';
import { handles, type JobHandler } from '@hub/nest-kit/outbox';
import { lostLinkKey, lostLinkMail } from '../accounts/lost-link.ts';
import type { NoticeParts } from '../inactivity/send-notice.ts';
import { lostLinkWords } from './lost-link.mail.ts';
import { findReachedMember } from './reached-member.ts';

type Parts = NoticeParts & { services: Pick<ServiceClient, 'call'> };

/** May run twice: the message id is the same. While catalog is away the mail waits: it has to say which game. */
export const sendLostLink = ({ source, mailer, secrets, site, services }: Parts): JobHandler =>
  handles(lostLinkMail, async ({ link, memberId, game, how, at }) => {
    const row = await findReachedMember(source, memberId);
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
