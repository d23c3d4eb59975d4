const NAME_WIDTH = 12;
const TEXT_WIDTH = 66;
const out = process.stdout;
// A terminal that was closed must not stop us from stopping everything else.
for (const stream of [out, process.stderr]) stream.on('error', () => undefined);
const colour = out.isTTY && !process.env.NO_COLOR;
const dim = (text) => (colour ? `\x1b[2m${text}\x1b[22m` : text);
const bold = (text) => (colour ? `\x1b[1m${text}\x1b[22m` : text);

export class Refusal extends Error {
  constructor(...lines) {
    super(lines.join('\n'));
    this.name = 'Refusal';
    this.lines = lines;
  }
}

export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(8);

export function line(name, text, ms) {
  const left = `  ${name.padEnd(NAME_WIDTH)} ${text}`;
  const time = ms === undefined ? '' : dim(seconds(ms));
  out.write(`${time ? left.padEnd(NAME_WIDTH + TEXT_WIDTH) : left}${time}\n`);
}

export const note = (text) => line('', text);

export const title = (text) => out.write(`\n${bold(text)}\n\n`);

/** `work` returns the words for the line. With `slow` the person is told before that something takes a while. */
export async function step(name, doing, work, { slow = false } = {}) {
  const began = performance.now();
  const waiting = `  ${name.padEnd(NAME_WIDTH)} ${doing} …`;
  if (out.isTTY) out.write(dim(waiting) + (slow ? '\n' : ''));
  else if (slow) out.write(`${waiting}\n`);
  try {
    const words = await work();
    if (out.isTTY && !slow) out.write('\r\x1b[2K');
    if (words) line(name, words, performance.now() - began);
    return words;
  } catch (error) {
    if (out.isTTY && !slow) out.write('\n');
    throw error;
  }
}

/** Prints a failure: a Refusal as calm lines, anything else with its message only (the stack goes to `keep`). */
export function sayFailure(error, what, keep = () => undefined) {
  const lines = error instanceof Refusal ? error.lines : [String(error?.message ?? error)];
  process.stderr.write(`\n${bold(what)}\n${lines.map((text) => (text ? `  ${text}` : '')).join('\n')}\n`);
  if (!(error instanceof Refusal)) {
    const kept = keep(error?.stack ?? String(error));
    if (kept) process.stderr.write(`  The details are in ${kept}\n`);
  }
  process.stderr.write('\n');
}
