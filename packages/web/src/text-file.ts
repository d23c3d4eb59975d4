import { isIntegrity } from '@hub/contracts/integrity';
import type { i18n } from '@lingui/core';
import { siteAddress } from './foreign-page.ts';
import { LoadFault } from './load-fault.ts';
import { pageData } from './page-data.ts';

export type Messages = Parameters<typeof i18n.load>[1];

export function areaOfTexts(url: string): string {
  const row = Object.values(pageData().registry.areas).find(({ integrities }) => url in integrities);
  return row?.area ?? 'shell';
}

function integrityOf(url: string): string | undefined {
  const { shell, registry } = pageData();
  return (registry.areas[areaOfTexts(url)] ?? shell).integrities[url];
}

/** Texts as data, byte by byte those that were published. */
export async function fetchTexts(url: string): Promise<Messages> {
  const integrity = integrityOf(url);
  if (!isIntegrity(integrity)) throw new LoadFault('integrity');
  const answer = await fetch(siteAddress(url), { integrity, mode: 'cors', credentials: 'same-origin' });
  if (!answer.ok) throw new LoadFault(String(answer.status));
  return ((await answer.json()) as { messages: Messages }).messages;
}
