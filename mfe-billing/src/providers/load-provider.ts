import { err, ok, type Result } from '@aura/shared-domain';
import type { Catalogue } from '../catalogue/find-price.ts';
import type { PaymentProvider } from './provider.ts';

type Sold = Exclude<Catalogue['provider'], { kind: 'none' }>;

const NOT_LOADED =
  'O formulário de pagamento não pôde ser carregado. Verifique sua conexão e se algum bloqueador impede pagamentos nesta página.';

/** Fetches the code of who takes the money. Never rejects. */
export async function loadProvider(provider: Sold): Promise<Result<PaymentProvider, string>> {
  try {
    if (provider.kind === 'stripe') {
      const { createStripeProvider } = await import(/* webpackChunkName: "stripe" */ './stripe/index.ts');
      return ok(createStripeProvider(provider.publishableKey));
    }
    // Builds for production do not contain the demonstration.
    if (__AURA_EMULATORS__) {
      const { sandboxProvider } = await import(/* webpackChunkName: "sandbox" */ './sandbox/index.tsx');
      return ok(sandboxProvider);
    }
    return err('A demonstração de pagamentos não faz parte desta versão.');
  } catch {
    return err(NOT_LOADED);
  }
}
