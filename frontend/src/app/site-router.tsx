/** The browser's router: like `BrowserRouter`, with the language of the address as the base path. */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { changeLanguage, currentLanguage } from '../lib/i18n.ts';
import { basenameOf } from '../lib/language.ts';
import { focusNextHeading } from '../ui/page-heading.tsx';
import { resolveAddress } from './addresses.ts';
import { LanguageSwitchProvider } from './language-switch.tsx';

/** Links and `navigate` inside take addresses without language; the router puts the current one before them. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [state, setState] = useState({ action: history.action, location: history.location });

  useLayoutEffect(() => {
    let shownPath = history.location.pathname;
    return history.listen(({ action, location }) => {
      const address = resolveAddress(location.pathname, currentLanguage());
      if (address.pathname !== location.pathname) {
        history.replace({ ...location, pathname: address.pathname }, location.state);
        return;
      }
      if (address.language !== currentLanguage()) void changeLanguage(address.language);
      if (shownPath !== location.pathname) focusNextHeading();
      shownPath = location.pathname;
      setState({ action, location });
    });
  }, [history]);

  return (
    <Router
      basename={basenameOf(state.location.pathname)}
      location={state.location}
      navigationType={state.action}
      navigator={history}
    >
      <LanguageSwitchProvider replace={(address) => history.replace(address)}>{children}</LanguageSwitchProvider>
    </Router>
  );
}
