import type { LoaderContext } from '@rspack/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { messageId } from './message-id.ts';

const MESSAGE = /(\bmessage: )("(?:[^"\\]|\\.)*")/g;
/** The macro leaves a `t()` context in the quotes of its source. */
const CONTEXT = /\bcontext: (["'])([\w-]+)\1/g;
const ID = /(\bid: )"([^"]{6})"/g;
/** What must not be left: the browser would warn about it and print placeholders as they are. */
const LEFT_OVER = /\bid: "[\w-]{6}",\s*message: "/;

/** The code generator writes `×` as `\xd7`, which is JavaScript but not JSON. */
function textOf(literal: string): string {
  return JSON.parse(literal.replace(/\\x([0-9a-f]{2})/gi, '\\u00$1')) as string;
}

/** Inlined, zh-TW needs neither catalogue nor ICU parser. Ids get the area. An invalid message fails the build. */
export function inlineMessages(code: string, area: string, file: string): string {
  const contexts = ['', ...[...code.matchAll(CONTEXT)].map(([, , context = '']) => context)];
  const own = new Set<string>();
  const compiled = code.replace(MESSAGE, (whole, head: string, literal: string) => {
    const text = textOf(literal);
    const ids = contexts
      .map((context) => generateMessageId(text, context))
      .filter((id) => code.includes(`id: "${id}"`));
    ids.forEach((id) => own.add(id));
    return ids.length ? head + JSON.stringify(compileMessageOrThrow(text)) : whole;
  });
  if (LEFT_OVER.test(compiled)) throw new Error(`a text was not compiled in ${file}`);
  return compiled.replace(ID, (whole, head: string, id: string) =>
    own.has(id) ? `${head}"${messageId(area, id)}"` : whole,
  );
}

function loader(this: LoaderContext<{ area: string }>, code: string, map?: string): void {
  this.callback(null, inlineMessages(code, this.getOptions().area, this.resourcePath), map);
}

// A loader is found by its default export.
export { loader as default };
