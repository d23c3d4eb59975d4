import { pathToFileURL } from 'node:url';
import { checkChain, lastAnchor, reportCheck, type Checked, type Head } from '@hub/nest-kit/audit';
import { Db, kitEntities, openDatabase } from '@hub/nest-kit/db';
import { createLog } from '@hub/nest-kit/log';
import { envOf, type Env, type SiteFacts } from '../data/service-env.ts';
import { serviceFile, servicesWith } from '../data/service-list.ts';

type Copy = { service: string; head: Head; brokenSeq: number | null };
type Verify = { verify(env: Env): Promise<Copy[]> };
type Audited = string;

const say = (line: string) => process.stdout.write(`  ${line}\n`);
const audited = () => servicesWith('data-source').filter((name): name is Audited => name !== 'gateway');

const faultWords: Record<NonNullable<Checked['broken']>['why'], string> = {
  'row-changed': 'the row is not the one that was chained',
  'row-gone': 'the row is gone',
  'place-gone': 'the place itself is gone',
  anchor: 'the chain is not the one that an earlier day was anchored with',
  'not-chained': 'the row stands beside the chain',
  'gone-before': 'the row went before it got its place',
  fork: 'identity was brought another chain',
};

async function verifyService(facts: SiteFacts, service: Audited, copy: Copy | undefined): Promise<boolean> {
  const source = await openDatabase(
    envOf(facts, service).DATABASE_URL ?? '',
    { entities: kitEntities, migrations: [] },
    2,
  );
  try {
    const db = new Db(source);
    const checked = await checkChain(source, service);
    const anchor = await lastAnchor(db);
    await reportCheck({ db, service, log: createLog(service, 'silent') }, checked, true);
    const { broken, head } = checked;
    if (broken)
      say(`${service}: BROKEN at place ${broken.seq}, audit row ${broken.auditId}: ${faultWords[broken.why]}`);
    else
      say(
        `${service}: ${head.seq} rows whole, anchored as far as ${anchor?.seq ?? 0}, copied as far as ${copy?.head.seq ?? 0}`,
      );
    return broken === null && (await copyFits(service, copy, async (seq) => hashAt(db, seq)));
  } finally {
    await source.destroy();
  }
}

async function hashAt(db: Db, seq: number): Promise<Buffer | undefined> {
  const rows: { hash: Buffer }[] = await db.source.query('SELECT hash FROM audit_chain WHERE seq = ?', [seq]);
  return rows[0]?.hash;
}

async function copyFits(service: string, copy: Copy | undefined, own: (seq: number) => Promise<Buffer | undefined>) {
  if (!copy) return true;
  if (copy.brokenSeq !== null) {
    say(`${service}: the COPY is BROKEN at place ${copy.brokenSeq} of audit_log`);
    return false;
  }
  if ((await own(copy.head.seq))?.equals(copy.head.hash)) return true;
  say(`${service}: the COPY is another chain than the service's own (place ${copy.head.seq})`);
  return false;
}

process.once('message', async (facts: SiteFacts) => {
  try {
    const { verify } = (await import(pathToFileURL(serviceFile('identity', 'verify')).href)) as Verify;
    const copies = await verify(envOf(facts, 'identity'));
    let whole = true;
    for (const service of audited()) {
      const fits = await verifyService(
        facts,
        service,
        copies.find((copy) => copy.service === service),
      );
      whole &&= fits;
    }
    say(whole ? 'every chain and every copy verifies' : 'see docs/runbooks/the-audit-chain-does-not-verify.md');
    process.exit(whole ? 0 : 1);
  } catch (error) {
    process.stderr.write(`  ${(error as Error).message}\n`);
    process.exit(2);
  }
});
process.send?.('waiting');
