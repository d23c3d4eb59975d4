import type { DeskManifest, SiteManifest } from '@hub/contracts/manifest';

type Manifest = DeskManifest & SiteManifest;

export function manifestOf(app: Manifest): Manifest {
  const { name, siteDoors = [], gameLinks = [], gameHome, exchange, unread } = app;
  const { doors = [], approvalRoles = [], parts = [], audit = {}, approvals = { kinds: {} }, jobs, retention } = app;
  return {
    name,
    siteDoors,
    gameLinks,
    gameHome,
    exchange,
    unread,
    doors,
    approvalRoles,
    parts,
    audit,
    approvals,
    jobs,
    retention,
  };
}
