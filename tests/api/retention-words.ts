import { areaRows } from '@hub/contracts/areas';
import { commonRules, type RetentionView } from '@hub/contracts/retention';
import type { RemoteApp } from '../../packages/federation/src/define-remote.ts';
import type { Recorded } from './recorder.ts';

const OF_A_SERVICE = /[/]retention[/]([a-z-]+)$/;

/** The rules that a service was seen with and that the screen would show by their keys. */
export async function unnamedRules({ key, body }: Recorded): Promise<string[]> {
  const service = OF_A_SERVICE.exec(key)?.[1] ?? '';
  const named: string[] = [...commonRules];
  if (areaRows.some(({ name }) => name === service)) {
    const { app } = (await import(`../../mfe-${service}/rspack.config.ts`)) as { app: RemoteApp };
    named.push(...Object.keys(app.retention?.rules ?? {}));
  }
  return (body as RetentionView).data.due.map(({ line }) => line).filter((line) => !named.includes(line));
}

export const isOfRetention = ({ key, status }: Recorded): boolean => status === 200 && OF_A_SERVICE.test(key);
