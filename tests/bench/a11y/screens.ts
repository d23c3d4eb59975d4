import { filesOfAreas } from '../../files-of-areas.ts';
import { deskScreens } from './screens/desk-screens.ts';
import { eventScreens } from './screens/event-screens.ts';
import { formScreens } from './screens/form-screens.ts';
import { legalScreens } from './screens/legal-screens.ts';
import { memberScreens } from './screens/member-screens.ts';
import { ownerScreens } from './screens/owner-screens.ts';
import { settingScreens } from './screens/setting-screens.ts';
import { siteScreens } from './screens/site-screens.ts';
import { supportScreens } from './screens/support-screens.ts';
import { surveyDeskScreens } from './screens/survey-desk-screens.ts';
import { surveyScreens } from './screens/survey-screens.ts';
import { topupScreens } from './screens/topup-screens.ts';
import { vipScreens } from './screens/vip-screens.ts';
import type { Screen } from './screens/screen.ts';

const ofAreas = await filesOfAreas<{ screens: Screen[] }>('mfe-*/test/screens.ts');

/** Every route of the shell and of all remotes, their staff screens included. */
export const screens: Screen[] = [
  ...siteScreens,
  ...memberScreens,
  ...supportScreens,
  ...vipScreens,
  ...topupScreens,
  ...surveyScreens,
  ...formScreens,
  ...eventScreens,
  ...surveyDeskScreens,
  ...deskScreens,
  ...settingScreens,
  ...legalScreens,
  ...ownerScreens,
  ...ofAreas.flatMap(({ file }) => file.screens),
];
