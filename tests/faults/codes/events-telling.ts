import { Db } from '@hub/nest-kit/db';
import { start as startReal } from '../../../services/events/src/main.ts';
import { RAN_AGAIN } from './ran-again.ts';

/** The real service, which tells on its log what it keeps to itself otherwise. */
export async function start(env: Record<string, string | undefined>) {
  const { runTx } = Db.prototype;
  Db.prototype.runTx = function (work) {
    let runs = 0;
    return runTx.call(this, (tx) => {
      runs += 1;
      if (runs > 1) process.stdout.write(`${RAN_AGAIN}\n`);
      return work(tx);
    }) as never;
  };
  return startReal(env);
}
