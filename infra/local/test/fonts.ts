import { note, step } from '../boot/say.mjs';
import { findProgram, run } from '../machine/programs.ts';
import { aptCommand, installDebian } from '../stores/debian-packages.ts';

/** Whether the browser can draw Chinese: without such a font every letter is a box of another width. */
async function hasChinese(): Promise<boolean> {
  const list = findProgram(['fc-list']);
  if (!list) return process.platform !== 'linux';
  return (await run(list, [':lang=zh-tw', 'family'], { limitMs: 20_000 })).output.trim() !== '';
}

/** Layouts are judged with the letters that players see. */
export async function provideFonts(): Promise<void> {
  if (await hasChinese()) return;
  if (!(await aptCommand())) return note('There is no Chinese font: layouts are judged by boxes instead of letters.');
  await step(
    'fonts',
    'getting Noto Sans CJK',
    async () => {
      await installDebian(['fonts-noto-cjk']);
      return 'installed fonts-noto-cjk';
    },
    { slow: true },
  );
}
