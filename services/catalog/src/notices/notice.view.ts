import type { NoticeView } from '@hub/contracts/tickets';
import { inLanguage, taipeiIso, type Language } from '@hub/contracts/shared';
import type { Notice } from './notice.entity.ts';

export function noticeView(notice: Notice, language: Language): NoticeView {
  const { id, kind, title, content, starts_at } = inLanguage(notice, ['title', 'content'], language);
  return { id, kind, title, content, start: taipeiIso(starts_at) };
}
