import type { View, ViewPoint } from '@aura/shared-federation/contract';
import type { ReactNode } from 'react';
import { ExtensionPlace } from './extension-place.tsx';
import { useOffered } from './use-offered.ts';

interface Props {
  readonly point: ViewPoint;
  /** Names of the extensions to show; all by default. */
  readonly only?: (extension: View) => boolean;
  /** The page's frame around each extension, such as a section with its title. */
  readonly frame?: (extension: View, content: ReactNode) => ReactNode;
  /** Learns of each extension whether it shows anything; the same function at every render. */
  readonly onVisible?: (extension: View, isVisible: boolean) => void;
}

/** Everything that remotes show the person at a point of a page, in order. */
export function ExtensionPoint({ point, only = acceptAll, frame, onVisible }: Props) {
  const offered = useOffered(point).filter(({ extension }) => only(extension));
  return offered.map((one) => (
    <ExtensionPlace key={one.key} offered={one} frame={frame} onVisible={onVisible} />
  ));
}

const acceptAll = () => true;
