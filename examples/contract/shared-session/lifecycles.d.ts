import type { ComponentType } from 'react';

export interface MountProps {
  readonly domElement: HTMLElement;
  readonly baseUrl: string;
  readonly integrityOf: (file: string) => string | undefined;
  readonly onCrash: (error: unknown) => void;
}

export interface RemoteModule {
  readonly bootstrap: () => Promise<void>;
  readonly mount: (props: MountProps) => Promise<void>;
  readonly unmount: (props: MountProps) => Promise<void>;
}

/** The life cycles of a remote that is one React component. */
export declare function reactLifecycles(App: ComponentType, name: string): RemoteModule;
