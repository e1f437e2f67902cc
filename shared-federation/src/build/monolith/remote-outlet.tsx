import { use, useEffect, useRef } from 'react';
import type { MountProps, RegistryEntry } from '../../contract/index.ts';
import { loadApp } from './load-app.ts';

/** Shows a remote as the lazy route of an ordinary application; the parent shows the loading state. */
export function RemoteOutlet({ entry }: { readonly entry: RegistryEntry }) {
  const app = use(loadApp(entry));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const props: MountProps = {
      domElement: place.current,
      baseUrl: '/',
      integrityOf: () => undefined,
      onCrash: reportError,
    };
    const mounted = app.mount(props);
    return () => void mounted.then(() => app.unmount(props));
  }, [app]);
  return <div ref={place} />;
}
