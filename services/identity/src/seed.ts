import { object, string } from 'yup';
import { databaseConfig } from '@hub/nest-kit/base-config';
import { loadConfig, type Env } from '@hub/nest-kit/config';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { parseRing, ringText } from '@hub/nest-kit/keys';
import { schema } from './data-source.ts';
import { KeyBox } from './keys/key-box.ts';
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
  KEK_KEYS: ringText('KEK_KEYS'),
  PARTNER_KEYS_FILE: string().required('PARTNER_KEYS_FILE is missing'),
  /** The other end of the games' links, for the simulated server that stands at GAME_SERVER_URL. */
  GAME_LINKS_FILE: string(),
  GAME_SERVER_URL: string().matches(/^https?:/, 'GAME_SERVER_URL must be an address'),
});

/**
 * Keys of the demo games, into the file that PARTNER_KEYS_FILE names, their links where there is a server, and staff accounts. Safe to repeat: only what is
 * missing is made, and only accounts made now are returned with their passwords.
 */
export async function seed(env: Env, options: { now: Date }): Promise<{ staff: MadeStaff[] }> {
  const config = loadConfig('identity seed', seedConfig, env);
  const source = await openDatabase(config.DATABASE_URL, schema, 2);
  try {
    const db = new Db(source);
    const box = new KeyBox(parseRing(config.KEK_KEYS));
    const tools = { source, box, add: new AddPartnerKey(db, box), retire: new RetirePartnerKey(db) };
    await seedPartnerKeys(tools, config.PARTNER_KEYS_FILE, options.now);
    if (config.GAME_LINKS_FILE && config.GAME_SERVER_URL)
      await seedGameLinks(tools, config.GAME_LINKS_FILE, config.GAME_SERVER_URL, options.now);
    const staff = await seedStaff(db, new AddStaff(db, box));
    await seedKeyRequest(db, box);
    return { staff };
  } finally {
    await source.destroy();
  }
}
