import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inLocal } from '../../../infra/local/boot/places.mjs';
import { publishBuild } from '../../../infra/local/mfe/publish-build.ts';
import { ReleaseClient } from '../../../infra/local/mfe/release-client.ts';
import { aRemote, writeBuild } from '../../../services/gateway/test/builds.ts';

type Descriptor = { needs: { facade: string; react: string } };

/** A small build of events that fits the shell which is live. */
export function smallBuild() {
  const { needs } = JSON.parse(readFileSync(inLocal('www', 'builds', 'events.json'), 'utf8')) as Descriptor;
  const name = `r${Date.now().toString(36)}`;
  const descriptor = aRemote({ area: 'events', build: name, needs });
  const www = mkdtempSync(join(tmpdir(), 'hub-build-'));
  return {
    name,
    publish: async (client: ReleaseClient) => {
      await writeBuild(www, descriptor);
      await publishBuild(client, descriptor, www);
    },
    forget: () => rmSync(www, { recursive: true, force: true }),
  };
}
