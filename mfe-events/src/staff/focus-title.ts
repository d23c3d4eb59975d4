/** After a deed the control that asked for it may be gone: the title of the screen takes the focus. */
export const focusTitle = (): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1[tabindex]')?.focus());
