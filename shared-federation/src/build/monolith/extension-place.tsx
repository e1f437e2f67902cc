import { use, useEffect, useRef, type ReactNode } from 'react';
import type { MountProps, RegistryEntry, View } from '../../contract/index.ts';
import { loadView } from './load-app.ts';

interface Props {
  readonly offered: { readonly entry: RegistryEntry; readonly extension: View };
  readonly frame?: ((extension: View, content: ReactNode) => ReactNode) | undefined;
}

/** Shows what a remote has for a point as a lazy part of the page. */
export function ExtensionPlace({ offered: { entry, extension }, frame = (_, content) => content }: Props) {
  const view = use(loadView(entry, extension));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const props: MountProps = {
      domElement: place.current,
      baseUrl: '/',
      integrityOf: () => undefined,
      onCrash: reportError,
    };
    const mounted = view.mount(props);
    return () => void mounted.then(() => view.unmount(props));
  }, [view]);
  return frame(extension, <div ref={place} />);
}
