import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { Catalogue } from '../../catalogue/price-of.ts';
import { loadProvider } from '../../providers/load-provider.ts';
import type { MountedPayment } from '../../providers/provider.ts';
import { SUCCESS_PATH } from '../paths.ts';
import { onThemeChange, pageAppearance } from './page-appearance.ts';

export type Provider = Exclude<Catalogue['provider'], { kind: 'none' }>;

/** How far the form of who takes the money is. */
export type FormState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'unavailable'; readonly reason: string }
  | { readonly kind: 'ready'; readonly payment: MountedPayment };

const OPENING: FormState = { kind: 'opening' };

/** Draws the payment form into an element for as long as the page shows it. `retry` opens it anew. */
export function useMountedPayment(
  node: RefObject<HTMLElement | null>,
  provider: Provider,
  clientSecret: string,
): { readonly form: FormState; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [form, setForm] = useState<FormState>(OPENING);
  useEffect(() => {
    let left = false;
    let payment: MountedPayment | null = null;
    void open(node.current, provider, clientSecret).then((opened) => {
      if (opened.kind === 'ready') payment = opened.payment;
      if (left) payment?.unmount();
      else setForm(opened);
    });
    const stop = onThemeChange(() => payment?.restyle(pageAppearance()));
    return () => {
      left = true;
      stop();
      payment?.unmount();
    };
  }, [node, provider, clientSecret, attempt]);
  const retry = useCallback(() => {
    setForm(OPENING);
    setAttempt((count) => count + 1);
  }, []);
  return { form, retry };
}

async function open(
  node: HTMLElement | null,
  provider: Provider,
  clientSecret: string,
): Promise<Exclude<FormState, { kind: 'opening' }>> {
  const loaded = await loadProvider(provider);
  if (!loaded.ok) return { kind: 'unavailable', reason: loaded.error };
  if (!node) return { kind: 'unavailable', reason: '' };
  const mounted = await loaded.value.mount(node, {
    clientSecret,
    appearance: pageAppearance(),
    returnTo: `${location.origin}${SUCCESS_PATH}`,
  });
  return mounted.ok
    ? { kind: 'ready', payment: mounted.value }
    : { kind: 'unavailable', reason: mounted.error };
}
