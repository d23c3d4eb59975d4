/** What the window of a game can do, in a word each: `1` yes, `0` no, `dead` pressed in vain. */
export type Capabilities = Record<'file' | 'camera' | 'clipboard' | 'storage' | 'dialog', '1' | '0' | 'dead'>;

const KEY = 'hub.can';
const word = (can: unknown) => (can ? '1' : '0');
let probed: Capabilities | undefined;

function canStore(): boolean {
  try {
    localStorage.setItem(KEY, '1');
    localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

function canPickFiles(): boolean {
  const input = document.createElement('input');
  input.type = 'file';
  return input.type === 'file' && !input.disabled;
}

function kept(): Partial<Capabilities> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Capabilities>;
  } catch {
    return {};
  }
}

function keep(found: Capabilities): Capabilities {
  probed = found;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(found));
  } catch {
    // Without storage every page looks for itself.
  }
  return found;
}

function capabilities(): Capabilities {
  return (probed ??= keep({
    file: word(canPickFiles()),
    camera: word(navigator.mediaDevices?.getUserMedia),
    clipboard: word(navigator.clipboard?.writeText),
    storage: word(canStore()),
    dialog: word(typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype),
    ...kept(),
  }));
}

/** The button for files was pressed: nothing opened, or a file came. No probe can know that beforehand. */
export function recordPicker(file: 'dead' | '1'): void {
  if (capabilities().file !== file) keep({ ...capabilities(), file });
}

/** In one short line, for staff (`packages/tickets/src/web/staff/case/window-note.ts`): `game window: file=dead camera=0 …`. */
export function windowNote(): string {
  const words = Object.entries(capabilities()).map(([name, value]) => `${name}=${value}`);
  return `game window: ${words.join(' ')}`;
}
