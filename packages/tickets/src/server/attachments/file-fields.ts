import { attachmentFields, fileGroups, type Desk, type FileUse } from '@hub/contracts/tickets';

/** File fields of a route. Twice as many as are taken: who sends a few too many shall hear so, and not that the form is broken. */
export const fileFields = (desk: Desk, use: FileUse): string[] =>
  fileGroups(desk, use).flatMap(({ field, max }) => attachmentFields({ field, max: 2 * max }));
