/** Asks before unsent text is lost: by a dialog for links of the site, by the browser otherwise. */
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { withoutLanguage } from './language.ts';

/** Where a click leads within the site; `undefined` where it stays on the page or the browser handles it. */
function destinationOf(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || !link?.href || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || pathname === window.location.pathname) return undefined;
  return withoutLanguage(pathname) + search + hash;
}

/** `wanted` is where the person was about to go, until they answer with `stay` or `leave`. */
export function useLeaveGuard(isUnsaved: boolean) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const hold = (event: MouseEvent) => {
      const destination = destinationOf(event);
      if (destination === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(destination);
    };
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', hold, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', hold, { capture: true });
    };
  }, [isUnsaved]);
  return {
    wanted,
    stay: () => setWanted(undefined),
    leave: () => {
      if (wanted !== undefined) navigate(wanted);
    },
  };
}
