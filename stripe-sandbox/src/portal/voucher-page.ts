import { expireVoucher, payVoucher } from '../life/vouchers.ts';
import { voucherPath } from '../objects/urls.ts';
import type { PaymentIntent } from '../state/records/payments.ts';
import type { World } from '../world.ts';
import { html, type Html } from './html.ts';
import { row } from './row.ts';
import { siteLink } from './way-back.ts';
import { day, money } from './words.ts';

const NAMES = { pix: 'Pix', boleto: 'Boleto' } as const;

/** What can be done about a code or a slip in the demonstration, in place of going to a bank. */
const ACTS = { pagar: payVoucher, vencer: expireVoucher } as const;

export type VoucherAct = keyof typeof ACTS;

export const isVoucherAct = (name: string): name is VoucherAct => Object.hasOwn(ACTS, name);

/** Lets a bank tell that it was paid, or the time pass in which it could be. */
export const actOnVoucher = (world: World, intent: PaymentIntent, act: VoucherAct): boolean =>
  ACTS[act](world, intent);

/** A code or a slip that waits to be paid, or what became of it. */
export function voucherPage(
  world: World,
  intent: PaymentIntent,
): { readonly title: string; readonly main: Html } {
  const { voucher, amount } = intent;
  const back = siteLink(world, `${world.siteUrl}/assinatura/sucesso`);
  if (!voucher) {
    const title =
      intent.status === 'succeeded' ? 'Pagamento recebido' : 'Este pagamento não está mais em aberto';
    return {
      title,
      main: html`<h1>${title}</h1>
        ${back}`,
    };
  }
  const name = NAMES[voucher.way];
  const path = voucherPath(intent.id);
  return {
    title: name,
    main: html`
      <h1>${name}</h1>
      <section>
        <dl>
          ${row('Valor', money(amount))} ${row('Pague até', day(voucher.expiresAt))}
          ${row(voucher.way === 'pix' ? 'Pix copia e cola' : 'Código de barras', voucher.code)}
        </dl>
        <p class="hint">Nenhum banco aceita este código: na demonstração, nada é cobrado.</p>
      </section>
      <section class="simulation" aria-labelledby="simular">
        <h2 id="simular">Simular</h2>
        <ul>
          <li>
            <form method="post" action="${path}/pagar"><button class="primary">Pagar no banco</button></form>
            <p class="hint">O banco avisa que o valor foi pago.</p>
          </li>
          <li>
            <form method="post" action="${path}/vencer"><button>Deixar vencer</button></form>
            <p class="hint">O prazo termina sem pagamento.</p>
          </li>
        </ul>
      </section>
      ${back}
    `,
  };
}
