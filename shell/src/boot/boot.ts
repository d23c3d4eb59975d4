import { beginPage } from './begin-page.ts';
import { watchStart } from './watchdog.ts';

watchStart();
beginPage();
