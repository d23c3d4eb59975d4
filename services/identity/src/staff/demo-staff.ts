import { randomBytes } from 'node:crypto';
import type { StaffRole } from '@hub/contracts/shared';
import { isDuplicate, type Db } from '@hub/nest-kit/db';
import { AddStaff } from './add-staff.ts';
import { Staff } from './staff.entity.ts';
import { newAppSecret } from './factor/app-code.ts';

/** An account that was just made; its password and the secret of its app are told this once. No secret: not set up yet. */
export type MadeStaff = { login: string; password: string; totp_secret: string; roles: string[] };

type Person = { login: string; name: string; role: StaffRole; owner?: boolean; bare?: boolean };

const people: Person[] = [
  { login: 'yue', name: '小岳', role: 'agent' },
  { login: 'min', name: '小敏', role: 'lead' },
  { login: 'finance', name: '小文', role: 'finance' },
  { login: 'event_operator', name: '小傑', role: 'event_operator' },
  { login: 'product_admin', name: '小婷', role: 'product_admin' },
  { login: 'auditor', name: '小珊', role: 'auditor' },
  { login: 'owner', name: '小安', role: 'product_admin', owner: true },
  // What needs two people needs a second owner.
  { login: 'owner2', name: '小和', role: 'auditor', owner: true },
  // Signs in for the first time: the app has still to be set up.
  { login: 'newcomer', name: '小新', role: 'agent', bare: true },
];

/** 120 bits, short enough to type. */
const newPassword = () => randomBytes(15).toString('base64url');

export async function seedStaff(db: Db, addStaff: AddStaff): Promise<MadeStaff[]> {
  const made: MadeStaff[] = [];
  for (const person of people) {
    if (await db.source.getRepository(Staff).existsBy({ login: person.login })) continue;
    const account = accountOf(person);
    try {
      await addStaff.run({
        login: person.login,
        name: person.name,
        password: account.password,
        totpSecret: account.totp_secret,
        grants: [{ role: person.role, game: '*' }],
        owner: person.owner ?? false,
        by: 'seed',
      });
      made.push(account);
    } catch (error) {
      if (!isDuplicate(error, 'staff_login')) throw error;
    }
  }
  return made;
}

function accountOf({ login, role, owner, bare }: Person): MadeStaff {
  const roles = owner ? [role, 'owner'] : [role];
  return { login, password: newPassword(), totp_secret: bare ? '' : newAppSecret(), roles };
}
