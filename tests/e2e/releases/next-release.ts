import { randomBytes } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { ScratchTree, type Change } from '../../scratch-tree.ts';

/** A worker that begins anew after a failure publishes other builds. */
const turn = randomBytes(3).toString('hex');

/** What a visitor reads of the next build of an area, and not of the live one. */
export const nextWords = {
  vip: `下一版的貴賓室 ${turn}`,
  events: `下一版介面才有的字 ${turn}`,
  shell: `下一版的網站 ${turn}`,
};

const vipLine: Change = {
  file: 'mfe-vip/src/home/vip-home.page.tsx',
  from: ' title={title}',
  to: ` title={\`\${title} ${nextWords.vip}\`}`,
};
const facadeExport = 'export const nextWord = (of: string): string => `下一版介面才有的字 ${of}`;\n';
const eventsUse: Change[] = [
  { from: '  LinkButton,\n', to: '  LinkButton,\n  nextWord,\n' },
  {
    from: "title={t({ context: 'redeem', message: '操作錯誤，請關閉視窗後重新啟動' })}",
    to: `title={t({ context: 'redeem', message: '操作錯誤，請關閉視窗後重新啟動' }) + nextWord('${turn}')}`,
  },
].map((change) => ({ file: 'mfe-events/src/redeem/trouble.tsx', ...change }));
const shellLine: Change = {
  file: 'shell/src/layout/site-layout.tsx',
  from: '<PreviewBanner />',
  to: `<PreviewBanner /><p>${nextWords.shell}</p>`,
};

/** A clone of this tree, changed as teams change it, and what the real build makes of it. */
export class NextRelease extends ScratchTree {
  readonly www = this.at('.local', 'www');

  /** VIP needs what is live. Then the facade grows: the shell brings what is new, and events uses it. */
  async build(): Promise<void> {
    this.change(vipLine);
    await this.succeed('npm run -s build -- mfe-vip');
    appendFileSync(this.at('packages', 'web', 'src', 'index.ts'), facadeExport);
    await this.succeed('npm run -s facade -- accept');
    for (const change of [...eventsUse, shellLine]) this.change(change);
    await this.succeed('npm run -s build -- shell mfe-events');
  }

  get facade(): string {
    return (JSON.parse(readFileSync(this.at('packages', 'web', 'package.json'), 'utf8')) as { version: string })
      .version;
  }

  private async succeed(line: string): Promise<void> {
    const { code, out } = await this.run(line);
    if (code !== 0) throw new Error(`${line}: ${out}`);
  }
}
