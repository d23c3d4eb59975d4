/** The reason of a release as the site notes it. */
export function notedReason(reason: string, passOver: readonly string[] = []): string {
  const passed = passOver.length > 0 ? `recordings passed over: ${passOver.join(', ')}` : '';
  return [reason, passed].filter(Boolean).join('; ');
}
