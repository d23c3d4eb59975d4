import type { PageData } from '@hub/web';
import { remoteRow, shellRow, type PlatformFiles, type RemoteDescriptor, type ShellDescriptor } from './descriptor.ts';

export type MountFile = { href: string; integrity: string };

/** What a page of another site needs to mount one area. Addresses are paths of our site. */
export type MountPlan = {
  build: string;
  platform: { js: MountFile[]; css: MountFile[] };
  page: PageData;
  themeCss: string;
};

type Parts = {
  shell: ShellDescriptor & { platform: PlatformFiles };
  remote: RemoteDescriptor;
  page: Omit<PageData, 'shell' | 'registry'>;
  themeCss: string;
};

/** The page knows of no other area: what leads there leads to the site. */
export function planMount({ shell, remote, page, themeCss }: Parts): MountPlan {
  const files = (hrefs: string[]) => hrefs.map((href) => ({ href, integrity: shell.integrities[href] ?? '' }));
  const areas = { [remote.area]: remoteRow(remote, page.lang, false) };
  return {
    build: shell.build,
    platform: { js: files(shell.platform.js), css: files(shell.platform.css) },
    page: { ...page, registry: { areas }, shell: shellRow(shell, false) },
    themeCss,
  };
}
