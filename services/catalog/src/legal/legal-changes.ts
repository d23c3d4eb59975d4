import { diffArrays } from 'diff';
import type { LegalChange } from '@hub/contracts/catalog';
import { blocksOf, type LegalBlock } from './legal-blocks.ts';

type Words = LegalChange['words'];

const ALIKE = 0.4;
/** Beyond it a comparison costs more than it tells. */
const MOST_EDITS = 3000;
const words = new Intl.Segmenter('zh-Hant', { granularity: 'word' });
const wordsOf = (text: string) => Array.from(words.segment(text), ({ segment }) => segment);
const whole = (is: Words[number]['is'], text: string): Words => [{ is, text }];

/** What differs between two cleaned texts, paragraph by paragraph and word by word, each under the heading it stands under. */
export function legalChanges(before: string, after: string): LegalChange[] {
  const [old, now] = [blocksOf(before), blocksOf(after)];
  const parts = diffArrays(old, now, {
    comparator: (one, other) => one.kind === other.kind && one.text === other.text,
    maxEditLength: MOST_EDITS,
  });
  if (!parts) return [...old.map((block) => only('gone', block)), ...now.map((block) => only('new', block))];
  const changes: LegalChange[] = [];
  let heading: LegalBlock | null = null;
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!;
    if (!part.added && !part.removed) {
      heading = part.value.findLast(({ kind }) => kind === 'heading') ?? heading;
      continue;
    }
    const next = part.removed && parts[at + 1]?.added ? parts[++at]!.value : [];
    const found = part.removed ? paired(part.value, next) : part.value.map((block) => only('new', block));
    if (heading && found[0]?.kind === 'text') changes.push(only('same', heading));
    heading = null;
    changes.push(...found);
  }
  return changes;
}

const only = (is: Words[number]['is'], { kind, text }: LegalBlock): LegalChange => ({ kind, words: whole(is, text) });

/** Paragraphs that took the place of others: like ones stand in one, word by word. */
function paired(old: readonly LegalBlock[], now: readonly LegalBlock[]): LegalChange[] {
  const rest = [...now];
  const changes = old.flatMap((block): LegalChange[] => {
    const at = rest.findIndex((other) => other.kind === block.kind && likeness(block.text, other.text) >= ALIKE);
    if (at === -1) return [only('gone', block)];
    const added = rest.splice(0, at).map((other) => only('new', other));
    return [...added, { kind: block.kind, words: runs(block.text, rest.shift()!.text) }];
  });
  return [...changes, ...rest.map((block) => only('new', block))];
}

/** How much of two texts is signs that both have, from 0 to 1. */
function likeness(one: string, other: string): number {
  const left = new Map<string, number>();
  for (const sign of one) left.set(sign, (left.get(sign) ?? 0) + 1);
  let both = 0;
  for (const sign of other) {
    const many = left.get(sign) ?? 0;
    if (many > 0) both += 1;
    left.set(sign, many - 1);
  }
  return (2 * both) / (one.length + other.length);
}

function runs(before: string, after: string): Words {
  const parts = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_EDITS });
  if (!parts) return [...whole('gone', before), ...whole('new', after)];
  return parts.map(({ added, removed, value }) => ({
    is: added ? 'new' : removed ? 'gone' : 'same',
    text: value.join(''),
  }));
}
