import { beginPage } from './begin-page.ts';

beginPage();
