/** The pixel's function: until its script is there it collects calls, afterwards the script answers them. */
export interface Fbq {
  (...call: readonly unknown[]): void;
  callMethod?: (...call: readonly unknown[]) => void;
  queue: unknown[];
  push: Fbq;
  loaded: boolean;
  version: string;
  /** Keeps the script from reporting every change of the address by itself. */
  disablePushState: boolean;
}

interface PixelWindow {
  fbq?: Fbq;
  _fbq?: Fbq;
}

/** The page's `fbq`, made as Meta's script expects to find it. */
export function installFbq(): Fbq {
  const page = window as PixelWindow;
  return (page.fbq ??= page._fbq = create());
}

function create(): Fbq {
  const call = (...args: readonly unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...args);
    else fbq.queue.push(args);
  };
  const fbq: Fbq = Object.assign(call, {
    queue: [],
    loaded: true,
    version: '2.0',
    disablePushState: true,
  }) as unknown as Fbq;
  fbq.push = fbq;
  return fbq;
}
