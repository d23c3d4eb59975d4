import { CONFIG, Feature, jobHandlers, mailer, MAILER } from '@hub/nest-kit/app';
import type { Mailer } from '@hub/nest-kit/mail';
import { DataSource } from 'typeorm';
import { keyBox } from '../../keys/keys.module.ts';
import { MemberSecrets } from '../member-secrets.ts';
import { memberSecrets } from '../member-secrets.provider.ts';
import { sendCode } from './send-code.ts';

type Settings = { SITE_NAME: string };

@Feature({
  worker: [
    mailer,
    keyBox,
    memberSecrets,
    jobHandlers(
      [DataSource, MAILER, MemberSecrets, CONFIG],
      (source: DataSource, sender: Mailer, secrets: MemberSecrets, { SITE_NAME }: Settings) =>
        sendCode(source, sender, secrets, SITE_NAME),
    ),
  ],
})
export class MemberMailsModule {}
