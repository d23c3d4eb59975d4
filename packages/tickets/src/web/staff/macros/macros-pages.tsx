import { useLocation } from '@hub/web';
import { useStaffDesk } from '../staff-desk-context.ts';
import { mayReadMacros } from '../staff-rights.ts';
import { MacroPage } from './macro.page.tsx';
import { macroOf } from './macros-address.ts';
import { MacrosPage } from './macros.page.tsx';
import { NoSuchMacro } from './no-such-macro.tsx';

export function MacrosPages() {
  const { desk, me } = useStaffDesk();
  const { pathname } = useLocation();
  const which = macroOf(desk, pathname);
  if (!mayReadMacros(me) || which === 0) return <NoSuchMacro />;
  return which === null ? <MacrosPage /> : <MacroPage key={which} id={which} />;
}
