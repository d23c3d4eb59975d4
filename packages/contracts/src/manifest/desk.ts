import type { Title, Titles } from './title.ts';

/**
 * `to`, `also`: below the remote's `staffRoutes`. Shown to `roles` at any game and none of `unless`, to owners where `owners`, and
 * with `jobs` to who has work done by any service. `records`: kinds in the audit with pages `to/<number>`. `numbered`: the palette
 * opens `to/<number>` for a typed number; a letter before it (`prefix`) means this door alone.
 */
export type StaffDoor = {
  name: string;
  to: string;
  also?: string[];
  title: Title;
  roles: string[];
  unless?: string[];
  owners?: boolean;
  jobs?: boolean;
  order: number;
  records?: string[];
  numbered?: { prefix?: string; open: Title; kind: Title };
};

/** `expose` has a `SlotPart` that gets the `name`. Shown to `roles` at the screen's game, by `order`. */
export type SlotPart = {
  slot: string;
  name: string;
  expose: `./${string}`;
  title: Title;
  roles: string[];
  order: number;
};

/** By the codes that the services write. */
export type AuditWords = {
  services?: Titles;
  actions?: Titles;
  objects?: Titles;
  fields?: Titles;
  values?: Record<string, Titles>;
};

/** `look`: words of the way to `to`, with `{subject}`, `{game}`, `{name}`; `named`: the fact with its name. */
export type ApprovalKind = { title: Title; look: Title; to: string; named?: string };

/** `*` stands for any, with `{line}`. `warnings` change nothing: whoever decides shall have seen them. */
export type ApprovalWords = {
  kinds: Record<string, ApprovalKind>;
  facts?: Titles;
  warnings?: string[];
  values?: Record<string, Titles>;
};

/** `roles`: beside those who oversee all. `file`: `/api/staff/…/:export`. `atDesk`: a desk of cases lists it itself. */
export type JobsManifest = {
  name: Title;
  atDesk?: boolean;
  roles?: string[];
  file?: string;
  exports?: Titles;
  tasks?: Titles;
  rounds?: Titles;
};

/** `rules`: by key, what goes and when. */
export type RetentionManifest = { name: Title; rules?: Record<string, { what: Title; until: Title }> };

export type DeskManifest = {
  doors?: StaffDoor[];
  approvalRoles?: string[];
  parts?: SlotPart[];
  audit?: AuditWords;
  approvals?: ApprovalWords;
  jobs?: JobsManifest;
  retention?: RetentionManifest;
};

export const deskKeys = [
  'doors',
  'approvalRoles',
  'parts',
  'audit',
  'approvals',
  'jobs',
  'retention',
] as const satisfies (keyof DeskManifest)[];
