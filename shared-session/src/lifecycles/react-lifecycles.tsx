import type { MountProps, RemoteModule } from '@aura/shared-domain';
import { createContext, Component, useContext, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { forgetFailedChunks } from './lazy-with-retry.tsx';

const Mount = createContext<MountProps | null>(null);

/** The mount props inside a remote's tree. */
export function useMount(): MountProps {
  const mount = useContext(Mount);
  if (!mount) throw new Error('useMount is called outside a remote');
  return mount;
}

/**
 * Turns a root component into single-spa life cycles. A crash is reported to the shell, which owns the fallback: once
 * per mount, however many components threw. Mounting and unmounting never wait for the remote.
 */
export function reactLifecycles(App: ComponentType, name: string): Required<RemoteModule> {
  const roots = new Map<HTMLElement, { root: Root; host: HTMLElement }>();
  return {
    bootstrap: () => Promise.resolve(),
    mount: (props) => {
      forgetFailedChunks();
      const host = props.domElement.ownerDocument.createElement('div');
      props.domElement.append(host);
      const onCrash = reportOnce(props.onCrash);
      const root = createRoot(host, { identifierPrefix: `${name}-`, onUncaughtError: onCrash });
      roots.set(props.domElement, { root, host });
      root.render(
        <Mount value={props}>
          <CrashBoundary onCrash={onCrash}>
            <App />
          </CrashBoundary>
        </Mount>,
      );
      return Promise.resolve();
    },
    unmount: (props) => {
      const mounted = roots.get(props.domElement);
      roots.delete(props.domElement);
      try {
        mounted?.root.unmount();
      } finally {
        mounted?.host.remove();
      }
      return Promise.resolve();
    },
  };
}

function reportOnce(report: (error: unknown) => void): (error: unknown) => void {
  let done = false;
  return (error) => {
    if (done) return;
    done = true;
    report(error);
  };
}

interface BoundaryProps {
  readonly onCrash: (error: unknown) => void;
  readonly children: ReactNode;
}

class CrashBoundary extends Component<BoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
