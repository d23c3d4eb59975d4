import { object, string, type InferType } from 'yup';
import { CONFIG, withProviders } from '@hub/nest-kit/app';
import { checkKey, databaseConfig } from '@hub/nest-kit/base-config';
import type { Env } from '@hub/nest-kit/config';
import { Db } from '@hub/nest-kit/db';
import { ringText } from '@hub/nest-kit/keys';
import { schema } from './data-source.ts';
import { KeyBox } from './keys/key-box.ts';
import { keyBox } from './keys/keys.module.ts';
import { seedMember } from './members/demo-member.ts';
import { memberSecrets } from './members/member-secrets.provider.ts';
import { MemberSecrets } from './members/member-secrets.ts';
import { AddPartnerKey } from './partner/add-partner-key.ts';
import { RetirePartnerKey } from './partner/retire-partner-key.ts';
import { seedKeyRequest } from './partner/desk/demo-key-request.ts';
import { seedGameLinks } from './partner/links/demo-links.ts';
import { seedPartnerKeys } from './partner/demo-partner-keys.ts';
import { seedStaff, type MadeStaff } from './staff/demo-staff.ts';
import { AddStaff } from './staff/add-staff.ts';

const seedConfig = object({
  ...databaseConfig,
  HUB_ENV: string().oneOf(['local', 'test'], 'demo accounts are never made in production').required(),
  ...checkKey,
  KEK_KEYS: ringText('KEK_KEYS'),
  PARTNER_KEYS_FILE: string().required('PARTNER_KEYS_FILE is missing'),
  /** The other end of the games' links, for the simulated server that stands at GAME_SERVER_URL. */
  GAME_LINKS_FILE: string(),
  GAME_SERVER_URL: string().matches(/^https?:/, 'GAME_SERVER_URL must be an address'),
});

const verb = {
  service: 'identity',
  name: 'identity seed',
  config: seedConfig,
  schema,
  providers: [keyBox, memberSecrets, AddPartnerKey, RetirePartnerKey, AddStaff],
} as const;

/** Safe to repeat: only what is missing is made, and only accounts made now are returned with their passwords. */
export const seed = (env: Env, { now }: { now: Date }): Promise<{ staff: MadeStaff[] }> =>
  withProviders(verb, env, async (app) => {
    const config = app.get<InferType<typeof seedConfig>>(CONFIG);
    const [db, box] = [app.get(Db), app.get(KeyBox)];
    const tools = { source: db.source, box, add: app.get(AddPartnerKey), retire: app.get(RetirePartnerKey) };
    await seedPartnerKeys(tools, config.PARTNER_KEYS_FILE, now);
    if (config.GAME_LINKS_FILE && config.GAME_SERVER_URL)
      await seedGameLinks(tools, config.GAME_LINKS_FILE, config.GAME_SERVER_URL, now);
    const staff = await seedStaff(db, app.get(AddStaff));
    await seedMember(db, app.get(MemberSecrets));
    await seedKeyRequest(db, box);
    return { staff };
  });
