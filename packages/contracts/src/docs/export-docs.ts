import type { Schema, InferType } from 'yup';
import { answers, refuses, type CallDoc } from './call-doc.ts';

type File<S extends Schema> = {
  params: NonNullable<CallDoc['params']>;
  absent: ReturnType<typeof refuses>;
  view: S;
  cancelled: InferType<S>;
};

export const exportFileDocs = <S extends Schema>({ params, absent, view, cancelled }: File<S>) => ({
  fetchExport: {
    summary: { tw: '下載檔案，24 小時內', en: 'Fetches the file, for 24 hours' },
    about: {
      tw: '只有提出的人可以下載，當下的角色會再查一次，並留下紀錄。',
      en: 'For the person who asked, if their roles of now still allow it. The audit has every download.',
    },
    params,
    answer: { file: 'text/csv' },
    refusals: [absent, refuses(409, 'msg', 'EXPORT_NOT_READY'), refuses(410, 'msg', 'EXPORT_GONE')],
  },
  cancelExport: {
    summary: { tw: '取消匯出', en: 'Cancels an export' },
    params,
    answer: answers(view, cancelled),
    refusals: [absent],
  },
});
