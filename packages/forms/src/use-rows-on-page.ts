import { pageRoot } from '@hub/web';
import { useLayoutEffect, useState } from 'react';
import type { Problem } from './contract-form.ts';

/** A field that is no longer asked for has none: it would lead nowhere. */
export function useRowsOnPage(problems: readonly Problem[], fieldId: (name: string) => string): readonly Problem[] {
  const [gone, setGone] = useState('');
  // Which fields there are is known only once they are drawn; the same answer again draws nothing.
  useLayoutEffect(() => {
    const away = problems.filter(({ name, solved }) => solved && !pageRoot().getElementById(fieldId(name)));
    setGone(away.map(({ name }) => name).join(' '));
  });
  return problems.filter(({ name, solved }) => !solved || !gone.split(' ').includes(name));
}
