import { ok } from '@aura/shared-domain';
import { createRoot } from 'react-dom/client';
import type { PaymentProvider } from '../provider.ts';
import { confirmSandbox } from './confirm-sandbox.ts';
import { createFormStore, NO_CARD } from './form-store.ts';
import { openSandboxPayment } from './sandbox-api.ts';
import { SandboxForm } from './sandbox-form.tsx';

/** The demonstration of payments: no money, no card data, and every outcome that a real one can have. */
export const sandboxProvider: PaymentProvider = {
  mount: (node, { clientSecret, onChoice, mayWait }) => {
    const store = createFormStore(onChoice);
    const payment = openSandboxPayment(clientSecret);
    const host = node.ownerDocument.createElement('div');
    node.append(host);
    const root = createRoot(host, { identifierPrefix: 'sandbox-' });
    root.render(<SandboxForm store={store} mayWait={mayWait} />);
    return Promise.resolve(
      ok({
        confirm: async () => {
          const { card } = store.get();
          if (card)
            return confirmSandbox({ payment, paymentMethod: card.paymentMethod, askBank: store.askBank });
          store.complain();
          host.querySelector<HTMLElement>('input[type=radio]')?.focus();
          return { kind: 'incomplete', message: NO_CARD };
        },
        restyle: () => undefined,
        unmount: () => {
          store.answerBank(null);
          // A root may not be unmounted while another is being drawn.
          queueMicrotask(() => {
            root.unmount();
            host.remove();
          });
        },
      }),
    );
  },
};
