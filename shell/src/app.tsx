import { BrowserRouter, i18n, I18nProvider, Provider, type Store } from '@hub/web';
import { SiteRoutes } from './routes.tsx';
import { AddressEffects } from './address-effects.tsx';

/** The one router, the one store, the one set of texts. */
export function App({ store }: { store: Store }) {
  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <BrowserRouter>
          <AddressEffects />
          <SiteRoutes />
        </BrowserRouter>
      </I18nProvider>
    </Provider>
  );
}
