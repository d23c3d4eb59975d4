import type { NoticeView } from '@hub/contracts/catalog';
import { taipeiIso } from '@hub/contracts/shared';
import type { Notice } from './notice.entity.ts';

export const noticeView = ({ id, kind, title, content, starts_at }: Notice): NoticeView => ({
  id,
  kind,
  title,
  content,
  start: taipeiIso(starts_at),
});
