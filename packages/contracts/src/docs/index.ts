import { areaRows } from '../areas.ts';
import { catalogTexts } from '../catalog/texts.ts';
import { identityTexts } from '../identity/texts.ts';
import { routes } from '../routes.ts';
import { sharedTexts } from '../shared/shared.texts.ts';
import type { Route, ServiceName } from '../shared/route.ts';
import type { Texts } from '../shared/texts.ts';
import { accountDocs, deskRoleDocs } from './account-docs.ts';
import { approvalDocs } from './approval-docs.ts';
import { auditDocs } from './audit-docs.ts';
import type { AreaDocs, CallGroup } from './call-doc.ts';
import { catalogDocs } from './catalog-docs.ts';
import { inactivityDocs } from './inactivity-docs.ts';
import { legalDeskDocs } from './legal-desk-docs.ts';
import { legalDocs } from './legal-docs.ts';
import { memberAccountDocs } from './member-account-docs.ts';
import { memberDocs } from './member-docs.ts';
import { memberTermsDocs } from './member-terms-docs.ts';
import { partnerDocs } from './partner-docs.ts';
import { partnerKeyDocs } from './partner-key-docs.ts';
import { retentionDocs } from './retention-docs.ts';
import { serviceJobDocs } from './service-job-docs.ts';
import { settingDocs } from './setting-docs.ts';
import { signInDocs } from './sign-in-docs.ts';

export * from './call-doc.ts';
export * from './rules.ts';

const ofAreas = await Promise.all(
  areaRows
    .filter(({ contract }) => contract)
    .map(async ({ name }) => {
      const { docs } = (await import(`../${name}/docs.ts`)) as { docs: AreaDocs };
      return { name, ...docs };
    }),
);

export const callGroups: CallGroup[] = [
  catalogDocs,
  legalDocs,
  ...ofAreas.flatMap(({ groups }) => groups),
  signInDocs,
  memberDocs,
  memberAccountDocs,
  memberTermsDocs,
  inactivityDocs,
  serviceJobDocs('identity', { tw: '帳號與稽核的背景工作', en: 'Background work of accounts and audit' }),
  serviceJobDocs('catalog', { tw: '遊戲設定的背景工作', en: 'Background work of the settings' }),
  retentionDocs('identity', { tw: '帳號與稽核的資料保存', en: 'What identity keeps how long' }),
  retentionDocs('catalog', { tw: '遊戲設定的資料保存', en: 'What the settings keep how long' }),
  accountDocs,
  deskRoleDocs,
  settingDocs,
  legalDeskDocs,
  approvalDocs('catalog', { tw: '條款的第二人核准', en: 'Legal texts that a second person approves' }),
  partnerKeyDocs,
  approvalDocs('identity', { tw: '第二人核准', en: 'Approval by a second person' }),
  auditDocs,
  partnerDocs,
];

export const textsOf: Partial<Record<ServiceName, Texts>> = {
  identity: { ...sharedTexts, ...identityTexts },
  catalog: { ...sharedTexts, ...catalogTexts },
  ...Object.fromEntries(ofAreas.map(({ name, texts }) => [name, { ...sharedTexts, ...texts }])),
};

const keyOf = ({ method, path }: Route) => `${method} ${path}`;
const built = new Set(routes.map(keyOf));

/** Every call of the site: those of the route table, and those that only their service publishes. */
export const allRoutes: Route[] = [
  ...routes,
  ...callGroups.flatMap(({ rows }) => rows).filter((row) => !built.has(keyOf(row))),
];
