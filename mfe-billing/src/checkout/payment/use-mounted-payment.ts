import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { keepOrigin, useCameFrom } from '../../address/came-from.ts';
import type { Catalogue } from '../../catalogue/find-price.ts';
import { loadProvider } from '../../providers/load-provider.ts';
import type { MountedPayment, PaymentAppearance, PaymentToMount } from '../../providers/provider.ts';
import { SUCCESS_PATH } from '../paths.ts';

export type Provider = Exclude<Catalogue['provider'], { kind: 'none' }>;

/** How far the form of who takes the money is. */
export type FormState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'unavailable'; readonly reason: string }
  | { readonly kind: 'ready'; readonly payment: MountedPayment };

const OPENING: FormState = { kind: 'opening' };

interface ToMount {
  readonly provider: Provider;
  readonly clientSecret: string;
  readonly mayWait: boolean;
  /** Called when the person chooses another card, if the form reports it. */
  readonly onChoice: () => void;
}

/** Draws the payment form into an element for as long as the page shows it. `retry` opens it anew. */
export function useMountedPayment(
  node: RefObject<HTMLElement | null>,
  { provider, clientSecret, mayWait, onChoice }: ToMount,
): { readonly form: FormState; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [form, setForm] = useState<FormState>(OPENING);
  const choice = useRef(onChoice);
  useEffect(() => {
    choice.current = onChoice;
  }, [onChoice]);
  const success = keepOrigin(SUCCESS_PATH, useCameFrom());
  useEffect(() => {
    let left = false;
    let payment: MountedPayment | null = null;
    const toMount = {
      clientSecret,
      mayWait,
      appearance: readPageAppearance(),
      returnTo: location.origin + success,
      onChoice: () => choice.current(),
    };
    void open(node.current, provider, toMount).then((opened) => {
      if (opened.kind === 'ready') payment = opened.payment;
      if (left) payment?.unmount();
      else setForm(opened);
    });
    const stop = followTheme(() => payment?.restyle(readPageAppearance()));
    return () => {
      left = true;
      stop();
      payment?.unmount();
    };
  }, [node, provider, clientSecret, mayWait, success, attempt]);
  const retry = useCallback(() => {
    setForm(OPENING);
    setAttempt((count) => count + 1);
  }, []);
  return { form, retry };
}

async function open(
  node: HTMLElement | null,
  provider: Provider,
  payment: PaymentToMount,
): Promise<Exclude<FormState, { kind: 'opening' }>> {
  const loaded = await loadProvider(provider);
  if (!loaded.ok) return { kind: 'unavailable', reason: loaded.error };
  if (!node) return { kind: 'unavailable', reason: '' };
  const mounted = await loaded.value.mount(node, payment);
  return mounted.ok
    ? { kind: 'ready', payment: mounted.value }
    : { kind: 'unavailable', reason: mounted.error };
}

/** The current tokens of the page's theme. */
export function readPageAppearance(): PaymentAppearance {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    isDark: style.colorScheme === 'dark',
    ink: token('color-ink'),
    inkSoft: token('color-ink-soft'),
    surface: token('color-surface'),
    accent: token('color-accent'),
    danger: token('color-danger'),
    edge: token('color-edge'),
    radius: token('radius-sm'),
  };
}

/** Calls the listener when the person or the system changes the theme; returns the function that ends it. */
export function followTheme(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(listener);
  system.addEventListener('change', listener);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', listener);
    chosen.disconnect();
  };
}
