import type { Title, Titles } from './title.ts';

/**
 * A tab of the desk, and what leads there besides: a place among the `G` keys and in the palette. `to` and `also` are addresses
 * below the remote's own `staffRoutes`; the tab is the current one at and below them. It is shown to who has one of `roles` at any
 * game and none of `unless`, and to owners where `owners`; tabs stand by `order`. `records`: kinds of things in the audit whose
 * pages are `to/<number>`. `numbered`: the palette opens `to/<number>` for a typed number; `open` says so with `{number}` in it,
 * `kind` is what the number is of; a letter before it (`prefix`) means this door alone. `jobs`: it is shown as well to who has work done by the service of any area.
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

/**
 * A part for a slot that another area's screen has, as `player-card`. The module behind `expose` has a component `SlotPart`, which
 * gets the `name`. It is shown to who has one of `roles` at the game that the screen is about; parts of a slot stand by `order`.
 */
export type SlotPart = {
  slot: string;
  name: string;
  expose: `./${string}`;
  title: Title;
  roles: string[];
  order: number;
};

/**
 * What the audit calls things of an area, by the codes that its services write: services, actions, kinds of objects, fields of a
 * detail, and by field the values that are codes.
 */
export type AuditWords = {
  services?: Titles;
  actions?: Titles;
  objects?: Titles;
  fields?: Titles;
  values?: Record<string, Titles>;
};

/**
 * One kind of request for a second person. `look` are the words of the way to `to`, an address below the remote's own
 * `staffRoutes` with `{subject}`, `{game}` and `{name}` of the request in it; `named` is the fact that says what its thing is called.
 */
export type ApprovalKind = { title: Title; look: Title; to: string; named?: string };

/**
 * Requests by kind, the facts that they state, and by fact the lines that are codes; `*` stands for any, with `{line}` in its words.
 * `warnings` are the facts that change nothing: whoever decides shall have seen them.
 */
export type ApprovalWords = {
  kinds: Record<string, ApprovalKind>;
  facts?: Titles;
  warnings?: string[];
  values?: Record<string, Titles>;
};

/**
 * Background work of an area's service, as the desk shows it: what people call the service, who has work done by it besides those who
 * oversee everything, where a file of an export is fetched (`/api/staff/…/:export`), and words by the codes that the service writes.
 * `atDesk`: a desk of cases lists it itself, beside its own.
 */
export type JobsManifest = {
  name: Title;
  atDesk?: boolean;
  roles?: string[];
  file?: string;
  exports?: Titles;
  tasks?: Titles;
  rounds?: Titles;
};

/** What an area's service keeps for a time: what people call it, and by key of its rules what goes, and when. */
export type RetentionManifest = { name: Title; rules?: Record<string, { what: Title; until: Title }> };

/** What a remote tells of the desk. `approvalRoles`: who asks its service for what needs a second person, or is one. */
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
