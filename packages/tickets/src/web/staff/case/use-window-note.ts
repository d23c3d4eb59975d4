import { useLingui } from '@lingui/react/macro';
import { windowLacks } from './window-note.ts';

/** The note of a report as people read it: that of a game's window in words, every other one as it is. */
export function useWindowNote(): (note: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    file: t`選檔案`,
    camera: t`拍照`,
    clipboard: t`複製`,
    storage: t`留草稿`,
    dialog: t`開對話框`,
  };
  return (note) => {
    const lacks = windowLacks(note);
    if (lacks === null) return note;
    const cannot = lacks.map((name) => words[name] ?? name).join(t`、`);
    return cannot === '' ? t`從遊戲視窗送出` : t`從遊戲視窗送出，不能：${cannot}`;
  };
}
