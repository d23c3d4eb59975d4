import './single-copy.ts';
import './ui/styles/reset.css';
import './ui/styles/tokens.css';
import './ui/styles/base.css';

export { baseApi } from './base-api.ts';
export { sendBeacon } from './beacon.ts';
export { recordPicker, windowNote } from './capabilities.ts';
export { isApiFault, newKey, type ApiFault, type HubRequest, type Keyed } from './base-query.ts';
export type { Boot } from './boot-request.ts';
export { useConnectionLost } from './connection.ts';
export { markStaffUse, setCsrf } from './csrf.ts';
export {
  enterForeignPage,
  inForeignPage,
  isNothingFocused,
  pageAddress,
  pageElement,
  pageRoot,
  reloadPage,
  siteAddress,
  siteOrigin,
  type ForeignPage,
} from './foreign-page.ts';
export { formatAgo, formatDay, formatTime } from './format-time.ts';
export {
  activate,
  chosenLanguage,
  htmlLang,
  i18n,
  i18nIn,
  I18nProvider,
  LanguageContext,
  loadTexts,
  pageLanguage,
  setLanguage,
  spokenLanguages,
  Trans,
  useLanguage,
  useLingui,
} from './i18n.ts';
export { fromMenu, menuState } from './from-menu.ts';
export { inFrame, inGameWindow } from './in-game-window.ts';
export { useKnownMember, useMemberProfileQuery, type MemberProfile } from './member.api.ts';
export { endMember, memberEntered, resumeMember, useMemberBeside, useMemberExpected } from './member-session.ts';
export { useOwnMember } from './use-own-member.ts';
export { languageNames } from './language-names.ts';
export { lazyPage, type LazyPage } from './lazy-page.tsx';
export { useLive } from './live.ts';
export { fetchAnew, fileOf, LoadFault, tryTwice, within } from './load-fault.ts';
export { gameOfAddress, setupSearch } from './page-address.ts';
export { pageData, takePageData, type Language, type PageData, type RemoteEntry } from './page-data.ts';
export { markTitle, useCurrentTitle, usePageTitle } from './page-title.ts';
export * from './redux.ts';
export { remotePages, type RemotePage, type RemotePages } from './remote-pages.tsx';
export type { MountModule, RoutesModule, SlotModule, StaffModule } from './remote-module.ts';
export { buildOf, errorCode, faultText, reportError, type ErrorReport } from './report-error.ts';
export { request } from './request.ts';
export type { RootState } from './root-reducer.ts';
export * from './router.ts';
export { Slot, SlotContext, type SlotFrameProps, type SlotPartProps, type SlotProps } from './slot.tsx';
export { serverNow } from './server-clock.ts';
export {
  endedKind,
  endSession,
  getSession,
  kindOfToken,
  startSession,
  withToken,
  type Session,
  type SessionKind,
} from './session.ts';
export {
  takeSetupToken,
  useGetConfigQuery,
  useGetGamesQuery,
  useGetNoticesQuery,
  useInitSetupQuery,
  type SetupArg,
} from './site.api.ts';
export { askMe, useStaffMeQuery } from './staff.api.ts';
export { StepUpContext, useStepUp, wantsFactor } from './step-up.ts';
export { draftsStopped, stopDrafts } from './stop-drafts.ts';
export { createStore, type Dispatch, type Store } from './store.ts';
export { getOrderToken, setOrderToken, takeToken, withoutToken } from './take-token.ts';
export { setAppearance, useAppearance, useGameTheme, type Appearance } from './theme.ts';
export { gameOfSession, heldCase, memberOf, ownTopic, playerGame, speaksForPlayer } from './token-claims.ts';
export { fetchOwn } from './fetch-own.ts';
export { useUnreadCounts, useUnreadWatch } from './unread.ts';
export { uploadFile } from './upload-file.ts';
export type { Upload } from './upload.ts';
export { useExchanged } from './use-exchanged.ts';
export { useSessionGuard, type SessionGuard } from './use-session-guard.ts';
export { useSession } from './use-session.ts';
export { waitingPicture } from './first-picture.tsx';
export { WaitingContext } from './waiting-context.ts';
export * from './ui/index.ts';
