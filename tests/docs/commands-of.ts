const COMMAND = /^(?:npm|npx|node|git|curl|rm|docker|mysql|SELECT|UPDATE|DELETE)\b/;
const FENCE = /^ *```/;

/** Commands of a page in their order, each once: lines of its blocks, and what stands between backticks. */
export function commandsOf(page: string): string[] {
  const found: string[] = [];
  let isBlock = false;
  for (const line of page.split('\n')) {
    if (FENCE.test(line)) isBlock = !isBlock;
    else if (isBlock) found.push(line.trim());
    else found.push(...[...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
  }
  return [...new Set(found.filter((code) => COMMAND.test(code)))];
}

/** The command with what a reader puts in for its capital words. */
export const filled = (command: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), value),
    command,
  );
