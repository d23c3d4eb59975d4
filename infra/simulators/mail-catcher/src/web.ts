import { goTo, html, json, nothing } from '../../local-web/src/answers.ts';
import { controlRoutes } from '../../local-web/src/faults.ts';
import type { Routes } from '../../local-web/src/routes.ts';
import { startWeb, type Web } from '../../local-web/src/web.ts';
import type { MailFaults } from './mail-faults.ts';
import type { Mailbox } from './mailbox.ts';
import { listPage, mailPage, missingPage } from './pages.ts';

const CSP = "img-src data:; form-action 'self'; frame-ancestors 'none'";

const routesOf = (mailbox: Mailbox, faults: MailFaults): Routes => ({
  ...controlRoutes(faults),
  'GET /': ({ query }) => html(listPage(mailbox.list(query.get('to') ?? ''), query.get('to') ?? '', faults.current)),
  'POST /clear': async () => {
    await mailbox.clear();
    return goTo('/');
  },
  'GET /mails/:id': ({ params: { id = '' } }) => {
    const mail = mailbox.find(id);
    return mail ? html(mailPage(mail)) : html(missingPage(), 404);
  },
  'GET /api/mails': ({ query }) => json({ mails: mailbox.list(query.get('to') ?? '') }),
  'GET /api/mails/:id': ({ params: { id = '' } }) => json(...oneOrNone(mailbox.find(id))),
  'DELETE /api/mails': async () => {
    await mailbox.clear();
    return nothing;
  },
});

const oneOrNone = (mail: object | undefined): [value: object, status: number] =>
  mail ? [mail, 200] : [{ msg: 'no such mail' }, 404];

export const startMailWeb = (
  place: { host: string; port: number },
  mailbox: Mailbox,
  faults: MailFaults,
): Promise<Web> => startWeb({ ...place, own: routesOf(mailbox, faults), csp: CSP });
