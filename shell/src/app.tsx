import { BrowserRouter, i18n, I18nProvider, Provider, type Store } from '@hub/web';
import { SiteRoutes } from './routes.tsx';
import { AddressEffects } from './address-effects.tsx';
import { ShellBeacon } from './signal/shell-beacon.tsx';

/** The one router, the one store, the one set of texts. `worded`: which came in time. */
export function App({ store, worded }: { store: Store; worded: boolean }) {
  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <BrowserRouter>
          <AddressEffects />
          <SiteRoutes />
          <ShellBeacon worded={worded} />
        </BrowserRouter>
      </I18nProvider>
    </Provider>
  );
}
