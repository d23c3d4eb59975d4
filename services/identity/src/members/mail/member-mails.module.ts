import { CONFIG, Feature, jobHandlers, mailer, MAILER } from '@hub/nest-kit/app';
import { ServiceClient } from '@hub/nest-kit/http';
import type { Mailer } from '@hub/nest-kit/mail';
import { DataSource } from 'typeorm';
import { keyBox } from '../../keys/keys.module.ts';
import { sendNotice, type NoticeSite } from '../inactivity/send-notice.ts';
import { MemberSecrets } from '../member-secrets.ts';
import { memberSecrets } from '../member-secrets.provider.ts';
import { sendCodeLock } from './send-code-lock.ts';
import { sendCode } from './send-code.ts';
import { sendLostLink } from './send-lost-link.ts';

@Feature({
  worker: [
    mailer,
    keyBox,
    memberSecrets,
    jobHandlers(
      [DataSource, MAILER, MemberSecrets, CONFIG, ServiceClient],
      (source: DataSource, sender: Mailer, secrets: MemberSecrets, site: NoticeSite, services: ServiceClient) => {
        const parts = { source, mailer: sender, secrets, site };
        return [
          sendCode(source, sender, secrets, site.SITE_NAME),
          sendNotice(parts),
          sendLostLink({ ...parts, services }),
          sendCodeLock(parts),
        ];
      },
    ),
  ],
  exports: [MemberSecrets],
})
export class MemberMailsModule {}
